/**
 * What a half-made answer would do, before it is given: computed by the rules out of a view, drawn by a board that knows
 * no rules, printed by a terminal, compared by tests.
 */
import type { Refusal } from './refusal.ts';
import type { RuleId } from './seats.ts';

/** A point in the game's own units, or the name of a place on its board. */
export type Spot = readonly [x: number, y: number] | string;

/** How a mark is meant: plain fact, good or bad for whoever asks, a warning, or out of reach. */
export type Tone = 'plain' | 'good' | 'bad' | 'warning' | 'muted';

type Shape =
  | { readonly shape: 'disc'; readonly at: Spot; readonly radius: number }
  | { readonly shape: 'line'; readonly points: readonly Spot[] }
  | { readonly shape: 'polygon'; readonly points: readonly Spot[] }
  | { readonly shape: 'arc'; readonly at: Spot; readonly radius: number; readonly from: number; readonly to: number }
  | { readonly shape: 'label'; readonly at: Spot };

export type Mark = Shape & {
  readonly tone: Tone;
  /** The rule behind it. */
  readonly rule?: RuleId;
  /** What it says: a key into the game's words (`Texts.mark`), with its figures. */
  readonly what: string;
  readonly details?: Readonly<Record<string, string | number>>;
};

export interface Sketch {
  /** Why the draft would be refused if it were given now. */
  readonly refusal?: Refusal;
  readonly marks: readonly Mark[];
  /** What is known about how it turns out: the share of each way. */
  readonly odds?: readonly { readonly way: string; readonly share: number }[];
}
