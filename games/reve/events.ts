/** All that the rules of the journey tell, and who hears it. */
import type { Audience, Term } from '@reverie/kernel/events';
import type { Io as Ports, RuleId, SeatIndex } from '@reverie/kernel/game';
import type { FateTable } from './data/dragons.ts';
import type { EncounterKind } from './data/encounters.ts';
import type { QuestId } from './data/quests.ts';
import type { Terrain } from './data/terrains.ts';
import type { Voie } from './data/voies.ts';
import type { Result } from './resolution.ts';
import type { How, Mode } from './state.ts';

/** A roll on the resolution table, with the figures that it was made with. */
export interface Rolled {
  readonly characteristic: number;
  readonly adjustment: number;
  readonly percent: number;
  /** RDD-CELL-01: what of the percent an earlier success on the cell adds. */
  readonly bonus?: number;
  readonly roll: number;
  readonly result: Result;
}

/** What is mastered: whoever is met, or the cell itself. */
export type Mastered = EncounterKind | 'humide' | 'conquete' | 'cite' | 'purification';

/** Who decided what the book leaves to the gardien. */
export type By = 'gardien' | 'draw';

type Own = { seat: SeatIndex };
type Met = Own & { encounter: EncounterKind };
type Spell = Own & { spell: string };

/** What is told of each kind of event, besides its rule and its sum. */
// biome-ignore format: an event a line
interface Facts {
  hour: { hour: number; day: number };
  waits: Own & { hours: number; asleep: boolean };
  recovered: Own & { gained: number; points: number; fatigue: number };
  faded: Own & { points: number };
  monteeRuled: Own & { by: By; allowed: boolean; rolled?: Rolled };
  wentUp: Own & { mode: Mode; cost: number; points: number; phase: 1 };
  entered: Own & { how: How; terrain: Terrain; cell: string | null; fatigue: number };
  whereabouts: Own & { gardien: SeatIndex; cell: string };
  foundOneself: Own & { cell: string };
  offMap: Own & { by: By | 'asked' };
  encounterRoll: Own & { roll: number; met: boolean; wet: boolean; fires: boolean };
  met: Met & { force: number; again: boolean };
  mastering: Own & { encounter: Mastered; force: number; voie: Voie; rolled: Rolled; success: boolean };
  /** A Messager is sent; somebody lost learns only the kind of the cell. Null off the map. */
  sent: Own & { terrain: Terrain | null; cell: string | null };
  gone: Met;
  dodged: Met & { until: number };
  repressed: Met & { forced: boolean; counter: number };
  refoulementTest: Own & { roll: number; counter: number; holds: boolean };
  points: Own & { change: number; points: number };
  held: Met & { defeats: number };
  freed: Met & { drift: number };
  broken: Own;
  cameDown: Own & { fatigue: number; malus: number; notBefore: number };
  fellAsleep: Own & { why: 'points' | 'fatigue' };
  cast: Spell & { rolled: Rolled; cost: number; points: number; again: boolean };
  experience: Own & { reve: number; voie: Voie | null; draconic: number };
  reserved: Spell & { erratic: boolean; cell: string | null };
  fired: Spell & { erratic: boolean };
  arrives: Spell & { phase: 2 };
  sight: Own & { rolled: Rolled; success: boolean };
  aimed: Spell & { on: 'target' | 'caster' | 'impossible'; reach: number };
  /** `name` is that of the target, where the caster gave one. */
  resistance: Own & { who: 'target' | 'caster'; name?: string; rolled: Rolled; success: boolean };
  /** `until` is the round in which it is over, where the game can tell. */
  took: Spell & { on: 'target' | 'caster' | 'nobody'; name?: string; until: number | null };
  /** Anywhere within `reach` metres. */
  erratic: Spell & { voie: Voie; by: By; detail: string; reach: number };
  tear: Own & { by: By; colour: 'violette' | 'jaune'; diameter: number; lasting: boolean; detail: string };
  dragon: Own & { table: FateTable; id: string; roll: number };
  /** What a queue, souffle or tête does: how long, on which cells, and the figure or name that was drawn for it. */
  effect: Own & { id: string; until: number | null; cells: readonly string[]; value: string | number | null };
  effectEnds: Own & { id: string };
  /** A queue is no longer borne: lived out in the world, or repressed. */
  unburdened: Own & { what: string; how: 'settled' | 'repressed'; by: 'dreamer' | 'gardien'; counter: number };
  sheet: Own & { what: string; value: number; by: 'dreamer' | 'gardien' | 'encounter'; detail: string };
  outside: Own & { by: 'dreamer' | By; detail: string };
  /** RDD-X-04: the gardien puts something right, with the reason for it. A name is a cell, a spell, an effect or an hour. */
  ruled: Own & { gardien: SeatIndex; what: 'clock' | 'place' | 'secretPlace' | 'reserve' | 'spell' | 'effect' | 'arrival'; name: string; on: boolean; detail: string };
  secretRoll: Own & { gardien: SeatIndex; rolled: Rolled; detail: string };
  /** A goal: a step of it is done, all of it, or it is too late. */
  quest: Own & { quest: QuestId; done: number; how: 'step' | 'won' | 'lost' };
  ended: Own;
}

export type Event = {
  [K in keyof Facts]: Readonly<Facts[K]> & {
    readonly kind: K;
    readonly rule: RuleId;
    readonly sum?: readonly Term[];
  };
}[keyof Facts];

/** What every rule gets besides the state: chance, and whom to tell. */
export type Io = Ports<Event>;

const all = { to: 'all' } as const;
/** What these events tell was hidden from the player, or came by chance: there is no free way back from them. */
const news = { to: 'all', reveals: true } as const;

// biome-ignore format: those that everybody hears stand together
export const audience: Audience<Event> = {
  hour: all, waits: all, recovered: all, faded: all, monteeRuled: all, wentUp: all, encounterRoll: all, mastering: all,
  gone: all, dodged: all, repressed: all, refoulementTest: all, points: all, held: all, freed: all, broken: all,
  cameDown: all, fellAsleep: all, cast: all, experience: all, reserved: all, arrives: all, sight: all, aimed: all,
  resistance: all, took: all, erratic: all, tear: all, dragon: all, effect: all, effectEnds: all, unburdened: all,
  sheet: all, outside: all, ruled: all, quest: all, ended: all,
  entered: news, foundOneself: news, offMap: news, met: news, sent: news, fired: news,
  // RDD-HID-02: where a lost demi-rêve really is.
  whereabouts: { to: (e) => [e.gardien], others: 'nothing' },
  secretRoll: { to: (e) => [e.gardien], others: 'nothing' },
};
