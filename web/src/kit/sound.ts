// Soft wooden sounds, made on the spot; silent until somebody asks for them.

let studio: AudioContext | null = null

/** A knock of wood on wood: `pitch` in hertz, `weight` 0-1 for how firmly. */
export function knock(pitch = 320, weight = 0.5): void {
  studio ??= new AudioContext()
  const now = studio.currentTime
  const body = studio.createOscillator()
  const gain = studio.createGain()
  body.type = 'triangle'
  body.frequency.setValueAtTime(pitch * 1.6, now)
  body.frequency.exponentialRampToValueAtTime(pitch, now + 0.03)
  gain.gain.setValueAtTime(0.0001, now)
  gain.gain.exponentialRampToValueAtTime(0.05 + 0.15 * weight, now + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.09 + 0.08 * weight)
  body.connect(gain).connect(studio.destination)
  body.start(now)
  body.stop(now + 0.3)
}

/** Two notes that say it is your turn. */
export function chime(): void {
  knock(392, 0.3)
  setTimeout(() => knock(523, 0.3), 140)
}
