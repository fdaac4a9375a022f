// Scenes that most minutes of a game do without: fetched while nothing else is to be done, so that they are there when they are wanted.

/** What a module shows once it is asked for; null when it cannot be fetched, and then it is asked for again the next time. */
export function later<C>(load: () => Promise<{ default: C }>): () => Promise<C | null> {
  let coming: Promise<C | null> | null = null
  return () => {
    coming ??= load().then(
      (found) => found.default,
      () => (coming = null),
    )
    return coming
  }
}
