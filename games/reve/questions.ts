/** Everything that is asked, by kind, with what whoever is asked needs to know. */
import type { Spell } from './data/spells.ts';
import type { Terrain } from './data/terrains.ts';
import type { Voie } from './data/voies.ts';
import type { Aim, Gift, Meeting, Mode } from './state.ts';

/** Who is met, and what repressing it costs. */
type Met = Pick<Meeting, 'encounter' | 'force' | 'price'>;

/** A spell to be aimed. */
type ToAim = Pick<Spell, 'target' | 'resistance'> & { readonly spell: string; readonly reach: number };

/** Whom a question to the gardien is about; `of` is what that dreamer is doing: a mode, a way off the map, a spell. */
type Ruled = { readonly seat: number; readonly of: string };

interface Abouts {
  /** What a montée costs in each mode, and what it tires. */
  world: { readonly costs: Readonly<Record<Mode, number>>; readonly fatigue: number };
  burdens: undefined;
  /** Where he stands, unless he is lost, and the neighbours that are not there any more. */
  lands: {
    readonly mode: Mode;
    readonly fatigue: number;
    readonly cell?: string;
    readonly missing?: readonly string[];
  };
  encounter: Met;
  /** With what the round of it has tired. */
  struggle: Met & { readonly fatigue: number };
  teleport: Met;
  send: Met;
  present: Met;
  trigger: undefined;
  cast: undefined;
  /** Where the Messager is; who is lost knows only the terrain. */
  castThrough: { readonly cell: string | null; readonly terrain: Terrain | null };
  reserve: { readonly spell: string };
  reserveFailure: { readonly spell: string };
  aim: ToAim;
  gift: { readonly what: Gift['what'] };
  permission: Ruled;
  place: Ruled;
  erratic: Ruled & { readonly voie: Voie; readonly reach: number };
  tear: Ruled;
  sight: ToAim & { readonly seat: number; readonly aim: Aim | null };
  watch: undefined;
}

export type Question = {
  [K in keyof Abouts]: Abouts[K] extends undefined
    ? { readonly kind: K; readonly about?: undefined }
    : { readonly kind: K; readonly about: Abouts[K] };
}[keyof Abouts];

/** What the questions of one kind are about. */
export type About<K extends keyof Abouts> = Abouts[K];
