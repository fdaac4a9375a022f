// The picture of the game on the home page.
export const picture = ''
