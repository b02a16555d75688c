/**
 * From a touch to an answer. The answer so far is either whole (the selected one, which the panel shows too) or
 * partial; touching a thing gives the next one. Only answers that the rules offer are started here, and whether the
 * result is legal is up to the rules (verdict.ts).
 */
import type { Answer, Do } from '../answers.ts';
import { DREAMER } from '../state.ts';
import type { View } from '../view.ts';
import { type Open, offered, type Thing, takenFrom } from './reading.ts';

/** An incomplete answer: an attacker without a target, one half of a barter. */
export interface PartialAnswer {
  readonly attacker?: number;
  readonly give?: number;
  readonly get?: { readonly seat: number; readonly sort: number };
  /** The partner of a barter, where they choose what to give back. */
  readonly whom?: number;
}

export interface Hands {
  readonly view: View;
  /** The seat that answers. */
  readonly seat: number;
  readonly open: Open;
  readonly answer: Answer | null;
  readonly begun: PartialAnswer;
}

export interface TouchResult {
  readonly answer: Answer | null;
  readonly begun: PartialAnswer;
}

const just = (answer: Answer | null): TouchResult => ({ answer, begun: {} });

const without = (list: readonly number[], one: number): number[] => {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
};

/** Toggles a touched place: adds one of its sort to the list, or removes one. */
function toggled(
  row: readonly number[],
  taken: readonly number[],
  { sort, at }: { sort: number; at: number },
): number[] {
  return takenFrom(row, taken).has(at) ? without(taken, sort) : [...taken, sort];
}

const ownRow = ({ view, seat }: Hands): readonly number[] => view.sides[seat]?.row ?? [];

/** The answer that is selected, if it is of this sort. */
const making = <K extends Answer['do']>({ answer }: Hands, ...what: readonly K[]): Do<K> | undefined =>
  answer && (what as readonly string[]).includes(answer.do) ? (answer as Do<K>) : undefined;

/** The answer after a touch; undefined if the thing plays no part in it. */
export function touched(hands: Hands, thing: Thing): TouchResult | undefined {
  switch (hands.open.decision.kind) {
    case 'prepare':
      return prepare(hands, thing);
    case 'combat':
      return combat(hands, thing);
    case 'defend':
      return defend(hands, thing);
    case 'boost':
      return ownPower(hands, thing, (at) => {
        const boost = toggled(ownRow(hands), making(hands, 'boost')?.boost ?? [], at);
        return just({ do: 'boost', boost });
      });
    case 'dawn':
      return dawn(hands, thing);
    case 'redraw':
      return redraw(hands, thing);
    case 'compose':
      return compose(hands, thing);
    case 'power':
      return power(hands, thing);
    default:
      return single(hands, thing);
  }
}

function ownPower(
  hands: Hands,
  thing: Thing,
  make: (at: { readonly sort: number; readonly at: number }) => TouchResult | undefined,
): TouchResult | undefined {
  return thing.on === 'row' && thing.seat === hands.seat ? make(thing) : undefined;
}

/** Decisions that one touch answers. */
function single({ open, seat }: Hands, thing: Thing): TouchResult | undefined {
  const found = open.choices.find((choice) => {
    switch (choice.do) {
      case 'pick':
        return thing.on === 'pool' && thing.card === choice.card;
      case 'designate':
      case 'swap':
        return (thing.on === 'dreamer' || thing.on === 'place') && thing.seat === choice.seat;
      case 'intercept':
      case 'drop':
        return thing.on === 'place' && thing.seat === seat && thing.place === choice.place;
      case 'target':
        return thing.on === 'place' && thing.seat === choice.seat && thing.place === choice.place;
      case 'forget':
        return thing.on === 'row' && thing.seat === choice.seat && thing.sort === choice.power;
      case 'giveBack':
        return thing.on === 'row' && thing.seat === seat && thing.sort === choice.power;
      default:
        return false;
    }
  });
  return found && just(found);
}

function prepare(hands: Hands, thing: Thing): TouchResult | undefined {
  const { open, seat, view } = hands;
  if (thing.on === 'hand') {
    const found = open.choices.find(
      (choice) => (choice.do === 'summon' || choice.do === 'use') && choice.card === thing.card,
    );
    return found && just(found);
  }
  const paying = making(hands, 'summon', 'use');
  if (paying && thing.on === 'row' && thing.seat === seat) {
    const { row = [] } = view.sides[seat] ?? {};
    return just({ ...paying, pay: toggled(row, paying.pay ?? [], thing), spirals: paying.spirals ?? 0 });
  }
  if (paying && thing.on === 'spiral') {
    const used = paying.spirals ?? 0;
    return just({ ...paying, pay: paying.pay ?? [], spirals: thing.at < used ? thing.at : thing.at + 1 });
  }
  return single(hands, thing);
}

/** The opponent of this turn, once it is known. */
export const foeOf = ({ open, view }: Pick<Hands, 'open' | 'view'>): number | null =>
  open.decision.kind === 'combat' ? open.decision.about.other : view.designated;

/** The attacking artefact, once it is chosen. */
export const attackerOf = (hands: Hands): number | undefined => making(hands, 'attack')?.place ?? hands.begun.attacker;

const targetOf = (thing: Thing): number | undefined =>
  thing.on === 'dreamer' ? DREAMER : thing.on === 'place' ? thing.place : undefined;

function combat(hands: Hands, thing: Thing): TouchResult | undefined {
  const { open, seat, view } = hands;
  const attacks = offered(open, 'attack');
  const attack = making(hands, 'attack');
  const foe = foeOf(hands);
  if (thing.on === 'place' && thing.seat === seat) {
    const mine = attacks.filter(({ place }) => place === thing.place);
    const [first] = mine;
    if (!first) return undefined;
    const targets = new Set(mine.map(({ target }) => target));
    const same = mine.find(({ target }) => target === attack?.target);
    // A single possible target is selected at once; the target stays when the attacker changes.
    return targets.size === 1 ? just(first) : same ? just(same) : { answer: null, begun: { attacker: thing.place } };
  }
  const target = targetOf(thing);
  if (target !== undefined && 'seat' in thing && thing.seat === foe) {
    const by = attackerOf(hands);
    const found =
      attacks.find((one) => one.place === by && one.target === target) ??
      (by === undefined ? attacks.find((one) => one.target === target) : undefined);
    if (!found) return undefined;
    return just(attack?.place === found.place ? { ...found, boost: attack.boost } : found);
  }
  if (attack && view.options.boostMode === 'open') {
    return ownPower(hands, thing, (at) => just({ ...attack, boost: toggled(ownRow(hands), attack.boost, at) }));
  }
  return undefined;
}

function defend(hands: Hands, thing: Thing): TouchResult | undefined {
  const { open } = hands;
  const now = making(hands, 'defend') ?? { do: 'defend', boost: [] };
  if (thing.on === 'hand') {
    if (now.item === thing.card) return just({ do: 'defend', boost: now.boost });
    const found = offered(open, 'defend').find(({ item, boost }) => item === thing.card && boost.length === 0);
    return found && just(found);
  }
  return ownPower(hands, thing, (at) => {
    // Dreams that pay for the item cannot be added.
    const row = ownRow(hands);
    const paid = takenFrom(row, now.pay ?? []);
    if (paid.has(at.at)) return undefined;
    const free = row.filter((_, i) => !paid.has(i));
    const inFree = [...row.keys()].filter((i) => !paid.has(i)).indexOf(at.at);
    return just({ ...now, boost: toggled(free, now.boost, { sort: at.sort, at: inFree }) });
  });
}

function dawn(hands: Hands, thing: Thing): TouchResult | undefined {
  const { decision } = hands.open;
  const most = decision.kind === 'dawn' ? decision.about.most : 0;
  if (most === 0) return undefined;
  return ownPower(hands, thing, (at) => {
    const discard = toggled(ownRow(hands), making(hands, 'refill')?.discard ?? [], at);
    // One more than allowed takes the place of the first.
    return just({ do: 'refill', discard: discard.slice(-most) });
  });
}

function redraw(hands: Hands, thing: Thing): TouchResult | undefined {
  // Where all go or none, the question is not open.
  if (!hands.open.decision.open) return undefined;
  return ownPower(hands, thing, (at) => {
    const powers = toggled(ownRow(hands), making(hands, 'redraw')?.powers ?? [], at);
    return just(powers.length > 0 ? { do: 'redraw', powers } : { do: 'keep' });
  });
}

/** The first hand as it is being composed. */
export const composed = (hands: Hands): readonly number[] =>
  making(hands, 'compose')?.cards ?? hands.view.sides[hands.seat]?.hand ?? [];

/** All that a first hand can be composed of, each card as often as it is there. */
export function deckOf(hands: Hands): number[] {
  const { list = [], unseen = [] } = hands.view.sides[hands.seat] ?? {};
  return list.flatMap((card, i) => Array.from({ length: unseen[i] ?? 0 }, () => card));
}

/** How many cards a first hand may have: those that lie in it already, and those that the question still allows. */
export function mostInHand({ view, seat, open }: Hands): number {
  const left = open.decision.kind === 'compose' ? open.decision.about.left : 0;
  return left + (view.sides[seat]?.hand?.length ?? 0);
}

function compose(hands: Hands, thing: Thing): TouchResult | undefined {
  if (thing.on !== 'pool') return undefined;
  const most = mostInHand(hands);
  const cards = toggled(deckOf(hands), composed(hands), { sort: thing.card, at: thing.at });
  return just(cards.length > 0 ? { do: 'compose', cards: cards.slice(-most) } : null);
}

function power(hands: Hands, thing: Thing): TouchResult | undefined {
  const { open, seat } = hands;
  const recalls = offered(open, 'recall');
  const draws = offered(open, 'drawPower');
  const barters = offered(open, 'barter');
  if (recalls.length > 0 || draws.length > 0) {
    const now = making(hands, 'recall', 'drawPower');
    if (thing.on === 'used') {
      const same = recalls.filter((one) => one.power === thing.sort);
      const found = same.find(({ drop }) => drop === now?.drop) ?? same[0];
      return found && just(found);
    }
    if (thing.on === 'pile') return draws[0] && just(draws[0]);
    return ownPower(hands, thing, ({ sort }) => {
      const found =
        now?.do === 'recall'
          ? recalls.find((one) => one.power === now.power && one.drop === sort)
          : draws.find(({ drop }) => drop === sort);
      return found && just(found);
    });
  }
  if (barters.length > 0) return (picksAlone(open) ? barter : offer)(hands, thing, barters);
  return thing.on === 'dreamer' && thing.seat === seat ? undefined : single(hands, thing);
}

function barter(hands: Hands, thing: Thing, barters: readonly Do<'barter'>[]): TouchResult | undefined {
  const { seat, begun } = hands;
  const now = making(hands, 'barter');
  const give = now?.give ?? begun.give;
  const get = now?.get === undefined ? begun.get : { seat: now.seat, sort: now.get };
  const meet = (given: number | undefined, got: PartialAnswer['get']): TouchResult | undefined => {
    const whole = barters.find(
      (one) => one.give === given && one.seat === got?.seat && (one.get === undefined || one.get === got.sort),
    );
    if (whole) return just(whole);
    return { answer: null, begun: { ...(given !== undefined && { give: given }), ...(got && { get: got }) } };
  };
  if (thing.on !== 'row') return undefined;
  if (thing.seat === seat) return barters.some((one) => one.give === thing.sort) ? meet(thing.sort, get) : undefined;
  const theirs = barters.some((one) => one.seat === thing.seat && (one.get === undefined || one.get === thing.sort));
  return theirs ? meet(give, { seat: thing.seat, sort: thing.sort }) : undefined;
}

/** Whether one says oneself what comes back in a barter; otherwise the other player does. */
export const picksAlone = (open: Open): boolean => offered(open, 'barter').some(({ get }) => get !== undefined);

/** What one gives, and to whom: nobody need be named where there is only one. */
function offer(hands: Hands, thing: Thing, barters: readonly Do<'barter'>[]): TouchResult | undefined {
  const { seat, begun } = hands;
  const now = making(hands, 'barter');
  const whole = (give: number | undefined, whom: number | undefined) =>
    barters.find((one) => one.give === give && one.seat === whom);
  const others = new Set(barters.map((one) => one.seat));
  if (thing.on === 'row' && thing.seat === seat) {
    if (!barters.some(({ give }) => give === thing.sort)) return undefined;
    const [only] = others;
    const found = whole(thing.sort, now?.seat ?? begun.whom ?? (others.size === 1 ? only : undefined));
    return found ? just(found) : { answer: null, begun: { give: thing.sort } };
  }
  if (thing.on !== 'dreamer' || others.size === 1 || !others.has(thing.seat)) return undefined;
  const found = whole(now?.give ?? begun.give, thing.seat);
  return found ? just(found) : { answer: null, begun: { whom: thing.seat } };
}
