/** All that the rules of the journey tell, and who hears it. */
import type { Audience, Term } from '@reverie/kernel/events';
import type { RuleId, SeatIndex } from '@reverie/kernel/game';
import type { EncounterKind } from './data/encounters.ts';
import type { Terrain } from './data/terrains.ts';
import type { Voie } from './data/voies.ts';
import type { Result } from './resolution.ts';
import type { How, Mode } from './state.ts';

/** A roll on the resolution table, with the figures that it was made with. */
export interface Rolled {
  readonly characteristic: number;
  readonly adjustment: number;
  readonly percent: number;
  readonly roll: number;
  readonly result: Result;
}

/** Who decided what the book leaves to the gardien. */
export type By = 'gardien' | 'draw';

interface Of<K extends string> {
  readonly kind: K;
  readonly rule: RuleId;
  readonly sum?: readonly Term[];
}
interface Own<K extends string> extends Of<K> {
  readonly seat: SeatIndex;
}

export type Event =
  | (Of<'hour'> & { readonly hour: number; readonly day: number })
  | (Own<'waits'> & { readonly hours: number; readonly asleep: boolean })
  | (Own<'recovered'> & { readonly gained: number; readonly points: number; readonly fatigue: number })
  | (Own<'faded'> & { readonly points: number })
  | (Own<'monteeRuled'> & { readonly by: By; readonly allowed: boolean; readonly rolled?: Rolled })
  | (Own<'wentUp'> & { readonly mode: Mode; readonly cost: number; readonly points: number; readonly phase: 1 })
  | (Own<'entered'> & {
      readonly how: How;
      readonly terrain: Terrain;
      readonly cell: string | null;
      readonly fatigue: number;
    })
  | (Own<'whereabouts'> & { readonly gardien: SeatIndex; readonly cell: string })
  | (Own<'foundOneself'> & { readonly cell: string })
  | (Own<'offMap'> & { readonly by: By | 'asked' })
  | (Own<'encounterRoll'> & { readonly roll: number; readonly met: boolean; readonly wet: boolean })
  | (Own<'met'> & { readonly encounter: EncounterKind; readonly force: number; readonly again: boolean })
  | (Own<'mastering'> & {
      readonly encounter: EncounterKind | 'humide' | 'conquete' | 'cite' | 'purification';
      readonly force: number;
      readonly voie: Voie;
      readonly rolled: Rolled;
      readonly success: boolean;
    })
  /** A Messager is sent; somebody lost learns only the kind of the cell. Null off the map. */
  | (Own<'sent'> & { readonly terrain: Terrain | null; readonly cell: string | null })
  | (Own<'gone'> & { readonly encounter: EncounterKind })
  | (Own<'dodged'> & { readonly encounter: EncounterKind; readonly until: number })
  | (Own<'repressed'> & { readonly encounter: EncounterKind; readonly forced: boolean; readonly counter: number })
  | (Own<'refoulementTest'> & { readonly roll: number; readonly counter: number; readonly holds: boolean })
  | (Own<'points'> & { readonly change: number; readonly points: number })
  | (Own<'held'> & { readonly encounter: EncounterKind; readonly defeats: number })
  | (Own<'freed'> & { readonly encounter: EncounterKind; readonly drift: number })
  | Own<'broken'>
  | (Own<'cameDown'> & { readonly fatigue: number; readonly malus: number; readonly notBefore: number })
  | (Own<'fellAsleep'> & { readonly why: 'points' | 'fatigue' })
  | (Own<'cast'> & {
      readonly spell: string;
      readonly rolled: Rolled;
      readonly cost: number;
      readonly points: number;
      readonly again: boolean;
    })
  | (Own<'experience'> & { readonly reve: number; readonly voie: Voie | null; readonly draconic: number })
  | (Own<'reserved'> & { readonly spell: string; readonly erratic: boolean; readonly cell: string | null })
  | (Own<'fired'> & { readonly spell: string; readonly erratic: boolean })
  | (Own<'arrives'> & { readonly spell: string; readonly phase: 2 })
  | (Own<'sight'> & { readonly rolled: Rolled; readonly success: boolean })
  | (Own<'aimed'> & { readonly spell: string; readonly on: 'target' | 'caster' | 'impossible'; readonly reach: number })
  | (Own<'resistance'> & { readonly who: 'target' | 'caster'; readonly rolled: Rolled; readonly success: boolean })
  | (Own<'took'> & {
      readonly spell: string;
      readonly on: 'target' | 'caster' | 'nobody';
      /** The round in which it is over, where the game can tell. */
      readonly until: number | null;
    })
  | (Own<'erratic'> & {
      readonly spell: string;
      readonly voie: Voie;
      readonly by: By;
      readonly detail: string;
      /** Anywhere within so many metres. */
      readonly reach: number;
    })
  | (Own<'tear'> & {
      readonly by: By;
      readonly colour: 'violette' | 'jaune';
      readonly diameter: number;
      readonly lasting: boolean;
      readonly detail: string;
    })
  | (Own<'dragon'> & {
      readonly table: 'queue' | 'ombre' | 'souffle' | 'tete';
      readonly id: string;
      readonly roll: number;
    })
  /** What a queue, souffle or tête does: how long, on which cells, and the figure or name that was drawn for it. */
  | (Own<'effect'> & {
      readonly id: string;
      readonly until: number | null;
      readonly cells: readonly string[];
      readonly value: string | number | null;
    })
  | (Own<'effectEnds'> & { readonly id: string })
  /** A queue is no longer borne: lived out in the world, or repressed. */
  | (Own<'unburdened'> & {
      readonly what: string;
      readonly how: 'settled' | 'repressed';
      readonly by: 'dreamer' | 'gardien';
      readonly counter: number;
    })
  | (Own<'sheet'> & {
      readonly what: string;
      readonly value: number;
      readonly by: 'dreamer' | 'gardien' | 'encounter';
      readonly detail: string;
    })
  | (Own<'outside'> & { readonly by: 'dreamer' | 'gardien'; readonly detail: string })
  | Own<'ended'>;

const all = { to: 'all' } as const;
/** What these events tell was hidden from the player, or came by chance: there is no free way back from them. */
const news = { to: 'all', reveals: true } as const;

export const audience: Audience<Event> = {
  hour: all,
  waits: all,
  recovered: all,
  faded: all,
  monteeRuled: all,
  wentUp: all,
  entered: news,
  // RDD-HID-02: where a lost demi-rêve really is.
  whereabouts: { to: (e) => [e.gardien], others: 'nothing' },
  foundOneself: news,
  offMap: news,
  encounterRoll: all,
  met: news,
  mastering: all,
  sent: news,
  gone: all,
  dodged: all,
  repressed: all,
  refoulementTest: all,
  points: all,
  held: all,
  freed: all,
  broken: all,
  cameDown: all,
  fellAsleep: all,
  cast: all,
  experience: all,
  reserved: all,
  fired: news,
  arrives: all,
  sight: all,
  aimed: all,
  resistance: all,
  took: all,
  erratic: all,
  tear: all,
  dragon: all,
  effect: all,
  effectEnds: all,
  unburdened: all,
  sheet: all,
  outside: all,
  ended: all,
};
