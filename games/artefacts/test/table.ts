/** A table for tests: positions laid by hand, answers that must be taken or refused, and what was told. */
import type { PreparedDraw } from '@reverie/kernel/chance/fixed';
import type { SeatIndex } from '@reverie/kernel/game';
import { TestTable } from '@reverie/kernel/testing/table';
import type { Answer } from '../answers.ts';
import { CARDS, cardById } from '../data/cards.ts';
import { COLOURS, KIND_SIGNS } from '../data/colours.ts';
import { DREAMERS } from '../data/dreamers.ts';
import { rules } from '../rules.ts';
import { NONE, type Side, sideOf, type Turn } from '../state.ts';
import type { Types } from '../types.ts';

/** A card's number by its id. */
export function card(id: string): number {
  const found = cardById(id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}
export const cards = (ids: string): number[] => (ids === '' ? [] : ids.split(' ').map(card));

/** "D+R N−B *X": dream powers as the board writes them in English. */
export const row = (text: string): number[] =>
  text === ''
    ? []
    : text.split(' ').map((sign) => {
        const kind = KIND_SIGNS.findIndex(({ en }) => sign.startsWith(en));
        const colour = COLOURS.findIndex(({ letter }) => sign.endsWith(letter.en));
        if (kind < 0 || colour < 0) throw new Error(`no dream power ${sign}`);
        return kind * 5 + colour;
      });

/** A Dreamer by the beginning of its English name, without the article. */
export function dreamer(name: string): number {
  const found = DREAMERS.findIndex(({ name: { en } }) => en.startsWith(`The ${name}`));
  if (found < 0) throw new Error(`no Dreamer ${name}`);
  return found;
}

/** An artefact in play, as `id` or `id:endurance`. */
export interface Laid {
  readonly dreamer?: string;
  readonly hand?: string;
  readonly row?: string;
  readonly places?: readonly (string | null)[];
  readonly woken?: number;
  readonly turns?: number;
}

export const SEATS = ['Ada', 'Blaise', 'Cosette', 'Denis'].map((name) => ({ name, role: 'player' }));

export class Table extends TestTable<Types> {
  constructor(players = 2, options: object = {}, draws?: readonly PreparedDraw[]) {
    super(rules, { seats: SEATS.slice(0, players), options, ...(draws ? { draws } : { seed: 1 }) });
  }

  side(seat: SeatIndex): Side {
    return sideOf(this.s, seat);
  }

  /** Everybody keeps the row and takes the suggested hand. */
  ready(): this {
    for (;;) {
      const d = rules.pending(this.s).find(({ kind }) => kind === 'redraw' || kind === 'compose');
      if (!d) return this;
      this.answerTo(d.kind, this.choicesTo(d.kind, d.seat)[0] as Answer, d.seat);
    }
  }

  /** Lays a side out. Places: `id` or `id:endurance`, null for none. */
  lay(seat: SeatIndex, { dreamer: sleeper, hand, row: powers, places, woken, turns }: Laid): this {
    const side = this.side(seat);
    if (sleeper !== undefined) side.dreamer = sleeper === '' ? NONE : dreamer(sleeper);
    if (hand !== undefined) {
      side.hand = cards(hand);
      side.deck = side.list.map((one) => (side.hand.includes(one) ? 0 : 1));
    }
    if (powers !== undefined) side.row = row(powers);
    if (woken !== undefined) side.woken = woken;
    if (turns !== undefined) side.turns = turns;
    if (places) {
      const all = [0, 1, 2].map((i) => (places[i] ?? '').split(':'));
      side.cards = all.map(([id]) => (id ? card(id) : NONE));
      side.endurance = all.map(([id, endurance]) => (id ? Number(endurance ?? 3) : 0));
    }
    return this;
  }

  /** A card that the deck list does not hold comes onto it. */
  deals(seat: SeatIndex, id: string): this {
    const side = this.side(seat);
    this.s.sides[seat] = { ...side, list: [...side.list, card(id)], deck: [...side.deck, 0] };
    return this;
  }

  /** It is this seat's to prepare, in its second round unless said otherwise. */
  turn(seat: SeatIndex, { round = 2, step = 'prepare' }: { round?: number; step?: Turn['step'] } = {}): this {
    const { s } = this;
    if (s.order.length === 0) s.order = [...s.sides.keys()];
    s.round = round;
    s.turn = seat;
    const serial = ++s.serial;
    s.stacks = [[{ kind: 'turn', step, serial, seat, target: NONE, fights: false, itemUsed: false }]];
    const side = this.side(seat);
    if (round > 1 && side.turns === 0) side.turns = round - 1;
    this.events.length = 0;
    return this;
  }

  /** What the last answer told, without what was foreseen of it. */
  override get kinds() {
    return super.kinds.filter((kind) => kind !== 'foreseen');
  }
}

/** Two seats with nothing but what is laid; seat 0 prepares. */
export function duel(own: Laid, other: Laid, options: object = {}): Table {
  const t = new Table(2, options).ready();
  for (const seat of [0, 1])
    t.lay(seat, { hand: '', row: '', places: [], dreamer: seat === 0 ? 'Campfire' : 'Castaway' });
  return t.lay(0, own).lay(1, other).turn(0);
}

/** The same at the point where seat 0 attacks. */
export function combat(own: Laid, other: Laid, options: object = {}): Table {
  return duel(own, other, options).answer({ do: 'fight' });
}

/** What is printed on a card, so that tests say what follows from it and not what it happens to be. */
export const attackOf = (id: string): number => CARDS[card(id)]?.attack ?? 0;
export const defenceOf = (id: string): number => CARDS[card(id)]?.defence ?? 0;
export const costOf = (id: string): number => CARDS[card(id)]?.cost ?? 0;
/** So many dream powers of one sort. */
export const times = (n: number, sign: string): string => new Array<string>(n).fill(sign).join(' ');
/** A row that pays a card in a colour of its own choosing: a Monster's phase with the property of the Dreamer. */
export const rowFor = (id: string, colour: string, property: '+' | '−' = '+'): string => {
  const phase = CARDS[card(id)]?.phase === 1 ? 'N' : 'D';
  return times(costOf(id), `${phase}${property}${colour}`);
};
