/** A few sounds, made here and only when asked for: notes with a soft beginning and a long end. */
import { currentSettings } from './settings.ts';

/** Each note: when it begins in seconds, its pitch in hertz, how long it rings. */
type Notes = readonly (readonly [at: number, pitch: number, length: number])[];

const SOUNDS = {
  /** It is your turn: two drops. */
  turn: [
    [0, 660, 0.35],
    [0.14, 880, 0.5],
  ],
  /** Somebody sits down: a chair. */
  sit: [[0, 196, 0.22]],
  /** Somebody speaks. */
  word: [[0, 520, 0.12]],
  won: [
    [0, 523, 0.4],
    [0.15, 659, 0.4],
    [0.3, 784, 0.4],
    [0.45, 1047, 0.9],
  ],
  lost: [
    [0, 392, 0.5],
    [0.22, 330, 0.9],
  ],
} as const satisfies Readonly<Record<string, Notes>>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Plays a sound, if the visitor wants any. Browsers allow it after the first press on the page, and are silent before. */
export function play(sound: Sound): void {
  if (!currentSettings().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.02;
  for (const [at, pitch, length] of SOUNDS[sound]) {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.16, now + at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.05);
  }
}
