/** SON-X-03: who hears what is told, and what of it. */
import type { Audience } from '@reverie/kernel/events';
import type { Event, Told } from './events.ts';

/** What everybody gets of something in the dark: that it happened, and to whom. */
const inTheDark = <E extends { kind: string; rule: string; figure: number; name: string }>(e: E) => ({
  kind: e.kind as E['kind'],
  rule: e.rule as E['rule'],
  figure: e.figure,
  name: e.name,
  dark: true,
  knows: [],
});

/** Of a draw also how it reads. */
const drawnInTheDark = (e: Told<'drew'>) => ({
  ...inTheDark(e),
  what: e.what,
  success: e.success,
  fortune: e.fortune,
  last: e.last,
});

/** Most of what is told is told to the table; in the dark only the Conteur sees figures. */
export const audience: Audience<Event> = {
  gained: { to: 'all' },
  spent: { to: 'all' },
  lost: { to: 'all' },
  gave: { to: 'all' },
  karma: { to: 'all' },
  bagChanged: { to: 'all' },
  limbes: { to: 'all' },
  limbesEvent: { to: 'all' },
  proposed: { to: 'all' },
  ruled: {
    to: (e) => e.knows,
    others: (e) => {
      if (!e.dark) return e;
      const { kind, rule, figure, name, seat, by, dark, bonus } = e;
      return {
        kind,
        rule,
        figure,
        name,
        seat,
        by,
        dark,
        knows: [],
        relance: 0,
        bonus,
        text: '',
      } satisfies Told<'ruled'>;
    },
  },
  notNeeded: { to: 'all' },
  drew: { to: (e) => e.knows, others: (e) => (e.dark ? drawnInTheDark(e) : e), reveals: true },
  redrew: { to: 'all' },
  inverted: { to: 'all' },
  extraStones: { to: 'all' },
  settled: { to: 'all', reveals: true },
  aftermath: { to: 'all' },
  contested: { to: 'all' },
  groupTest: { to: 'all' },
  asked: { to: 'all' },
  assent: { to: 'all' },
  done: { to: 'all' },
  said: { to: 'all' },
  shadowed: { to: 'all' },
  attached: { to: 'all' },
  shielded: { to: 'all' },
  effect: { to: 'all' },
  unfit: { to: (e) => e.knows, others: 'nothing' },
  moment: { to: 'all' },
  duel: { to: 'all' },
  bid: { to: 'all' },
  initiative: { to: 'all' },
  order: { to: 'all' },
  delayed: { to: 'all' },
  exchange: { to: 'all' },
  opened: {
    to: (e) => e.knows,
    others: (e) => (e.dark ? (inTheDark(e) satisfies Told<'opened'>) : e),
  },
  upperHand: { to: 'all', reveals: true },
  ahead: { to: 'all', reveals: true },
  tie: { to: 'all', reveals: true },
  manoeuvre: { to: 'all' },
  struck: {
    to: (e) => e.knows,
    others: (e) =>
      e.dark ? ({ ...inTheDark(e), reussites: e.reussites, defence: e.defence } satisfies Told<'struck'>) : e,
    reveals: true,
  },
  raised: { to: 'all' },
  chain: { to: 'all' },
  launched: { to: 'all' },
  parriedBotte: { to: 'all', reveals: true },
  hurt: {
    to: (e) => e.knows,
    others: (e) =>
      e.hidden
        ? ({
            kind: e.kind,
            rule: e.rule,
            figure: e.figure,
            name: e.name,
            seat: e.seat,
            knows: [],
            hidden: true,
            total: 0,
          } satisfies Told<'hurt'>)
        : e,
    reveals: true,
  },
  unhurt: { to: 'all' },
  dessous: { to: 'all' },
  fate: { to: 'all' },
  marked: { to: 'all' },
  outOf: { to: 'all', reveals: true },
  impressed: { to: 'all' },
  fightOver: { to: 'all', reveals: true },
  woundsTold: { to: 'all', reveals: true },
  mishap: { to: 'all' },
  felled: { to: 'all' },
  shot: { to: 'all' },
  time: { to: 'all' },
  healed: { to: 'all' },
  potion: { to: 'all' },
  mana: { to: 'all' },
  asleep: { to: 'all' },
  spellCast: { to: 'all', reveals: true },
  routine: { to: 'all' },
  experience: { to: 'all' },
  learnt: { to: 'all' },
  scenario: { to: 'all' },
  session: { to: 'all' },
  closed: { to: 'all' },
  leg: { to: 'all' },
  legOver: { to: 'all' },
};
