/**
 * Events: what the rules tell, and to whom.
 *
 * A rule writes the state and tells the event on the same line. Who receives it is said once for each kind, in the table
 * `audience` of the rule book. There is no default: a kind left out does not compile.
 */
import type { RuleId, SeatIndex, Viewer } from './seats.ts';

/** One figure of a sum, with the rule that brings it in. */
export interface Term {
  readonly rule: RuleId;
  readonly what: string;
  readonly value: number;
}

export interface Event {
  readonly kind: string;
  /** The rule that made this happen. */
  readonly rule: RuleId;
  /** The arithmetic behind it, term by term. The outcomes drawn are added by the match, which saw them fall. */
  readonly sum?: readonly Term[];
}

/** A function of an event, comparable between games: a shelf holds them without knowing their events. */
type Of<E extends Event, R> = { of(e: E): R }['of'];

/** Who sees one kind of event. `All` is every event of the game: what the others get in its place is one of them too. */
export type Visibility<E extends Event, All extends Event = E> =
  | { readonly to: 'all'; readonly reveals?: true }
  | {
      readonly to: Of<E, readonly SeatIndex[]>;
      /** What the others get in its place, built from what they may know; or nothing. */
      readonly others: Of<E, All> | 'nothing';
      readonly reveals?: true;
    };

/**
 * One entry for each kind, or 'all' where nothing is ever hidden. `reveals` marks the kinds that uncover what was hidden
 * from the seat that acted: after one of them there is no free undo.
 */
export type Audience<E extends Event> = 'all' | AudienceTable<E>;
export type AudienceTable<E extends Event> = { readonly [K in E['kind']]: Visibility<Extract<E, { kind: K }>, E> };

const showingOf = <E extends Event>(audience: Audience<E>, e: E): Visibility<E> | undefined =>
  audience === 'all' ? undefined : audience[e.kind as E['kind']];

/** What `who` receives of an event: the event, a reduced one, or nothing. */
export function shown<E extends Event>(audience: Audience<E>, e: E, who: Viewer): E | undefined {
  const showing = showingOf(audience, e);
  if (!showing || showing.to === 'all') return e;
  if (who !== 'spectator' && showing.to(e).includes(who)) return e;
  return showing.others === 'nothing' ? undefined : showing.others(e);
}

/** Whether everybody receives all of an event. */
export function isOpen<E extends Event>(audience: Audience<E>, e: E): boolean {
  const showing = showingOf(audience, e);
  return !showing || showing.to === 'all';
}

export function reveals<E extends Event>(audience: Audience<E>, e: E): boolean {
  return showingOf(audience, e)?.reveals === true;
}
