/** SON-DUE-09, SON-MAG-11: what is made of a draw in the dark never rules out what truly lies there. */
import { Fast } from '@reverie/kernel/chance/fast';
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Duel, Hypothesis } from '../frames.ts';
import { figureAt, fixedOf, hypotheses } from '../rules/duel/sides.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { whiteIn } from '../stones.ts';
import { count, duel, opens, type Table, withConteur } from './table.ts';

const DARK = { hiddenEscrime: true };
const BRETTEUR = 2;

const duelIn = (s: State): Duel | undefined => s.stacks[0]?.find((f): f is Duel => f.kind === 'duel');

/** What truly lies there in a duel, but for its chance. */
function truthOf(s: State, f: Duel) {
  const [a, b] = f.draws.map((draw) => whiteIn(draw?.row ?? []));
  return { e: 9 * figureAt(s, f, 0).sheet.escrime + figureAt(s, f, 1).sheet.escrime, a, b, ...s.store.lying };
}

/** How likely it is to those who see nothing but what was told; 0 where it is ruled out. */
function likely(found: readonly Hypothesis[], truth: ReturnType<typeof truthOf>): number {
  expect(Math.min(...found.map(({ p }) => p))).toBeGreaterThan(0);
  const same = found.filter((h) => Object.entries(truth).every(([key, n]) => h[key as keyof Hypothesis] === n));
  return same.reduce((sum, { p }) => sum + p, 0);
}
function truthIn(t: Table): number {
  const f = duelIn(t.s);
  if (!f?.minds) throw new Error('nothing is hidden');
  return likely(hypotheses(t.s, f, f.minds), truthOf(t.s, f));
}

/** So many stones are in the bag; all others the first figure holds. */
function scarce(t: Table, white: number, black: number): Table {
  const { panache } = t.figure();
  const { bag } = t.s.store;
  return t.rich(0, panache.white + bag.white - white, panache.black + bag.black - black);
}

/**
 * An Arpenteur (Escrime 2) against the hired blade of the Conteur (Escrime 3): three fixed white stones with the initiative
 * against four, so that five are drawn and four.
 */
function hired(more: Record<string, unknown> = {}): Table {
  const t = withConteur([{ name: 'A', escrime: 2, ...more }], DARK);
  t.fixed(count('○●')).answerTo('preside', { do: 'duel', a: 0, b: BRETTEUR }, 1);
  return t.answerTo('duel.bid', { do: 'pass' }).answerTo('duel.bid', { do: 'pass' });
}
const AGAIN = { do: 'redraw', count: 1, from: 'escrime' } as const;

describe('SON-DUE-09 what truly lies in the dark is never ruled out', () => {
  test('SON-PPS-12 a stone that was turned white goes back to the bag as a black one', () => {
    // Four and six stones are drawn of five white and six black ones: a white one is left.
    const t = opens(scarce(duel({ escrime: 2 }, { escrime: 2 }, DARK), 5, 6), '○○○○', '●●●●●●');
    t.answerTo('duel.openMend', { do: 'invert', white: 0 }, 1);
    expect(truthIn(t)).toBeGreaterThan(0);
    t.fixed(count('○')).answerTo('duel.openMend', { do: 'redraw', count: 1, from: 'escrime' }, 1);
    // Six read white, though there are but five white ones.
    expect(truthIn(t)).toBeGreaterThan(0);
    expect(t.s.store.lying).toEqual({ white: 5, black: 5 });
  });

  test('SON-PPG-04 panache gained while stones lie there empties the bag', () => {
    // The last one of ten. Were the blade's Escrime 2, ten would lie there.
    const t = opens(scarce(hired(), 5, 5), '○●●●●', '○○○●');
    t.fixed(count('○')).answerTo('preside', { do: 'award', to: 0, count: 1, why: 'rolePlay' }, 1);
    t.fixed(count('●')).answerTo('duel.openMend', AGAIN, 0);
    expect(truthIn(t)).toBeGreaterThan(0);
    expect(t.s.store.bag).toEqual({ white: 0, black: 0 });
  });

  test('SON-BAG-06 what the bag lacks comes back from out of the game, what is missing then is tossed', () => {
    const t = scarce(hired(), 3, 3);
    t.prepare(({ store, figures }) => {
      const [figure] = figures;
      if (figure) figure.panache.black -= 1;
      store.out.black += 1;
    });
    // Five real ones; then one and that which was out, and two tossed.
    t.answerTo('duel.stance', { do: 'ready' });
    t.fixed(count('○○●●●'), count('○●'), [2, 2]).answerTo('duel.stance', { do: 'ready' });
    expect(truthIn(t)).toBeGreaterThan(0);
    expect(t.s.store.lying).toEqual({ white: 3, black: 4 });
    t.fixed(count('●')).answerTo('duel.openMend', AGAIN, 0);
    expect(truthIn(t)).toBeGreaterThan(0);
  });

  test('SON-KAR-13, SON-TST-02 as many white as black ones are no success without a fortune', () => {
    const t = opens(hired({ manoeuvres: { attaqueSimple: 2 } }), '○○○○○', '●●●●');
    t.answerTo('duel.openMend', { do: 'stand' }, 1);
    t.figure().karma = -8;
    t.answerTo('preside', { do: 'impose', to: 0, on: true }, 1);
    // A fixed one and four drawn ones are five of eight; two black ones on top make five of ten.
    t.fixed(count('○○○○●●●')).answerTo('duel.attack', { do: 'attack', manoeuvre: 'attaqueSimple' }, 0);
    t.fixed(count('●●'), count('●')).answerTo('duel.avoid', { do: 'take' }, 0);
    expect(t.told('struck')).toMatchObject({ white: 5, reussites: 0 });
    expect(truthIn(t)).toBeGreaterThan(0);
  });

  test('SON-MAL-01, SON-MAL-04 a circumstance told while stones lie there weighs on none of them', () => {
    const t = opens(hired(), '○●●●●', '○○○○');
    const fixed = () => [0, 1].map((side) => fixedOf(t.s, duelIn(t.s) as Duel, side as 0 | 1));
    expect(fixed()).toEqual([3, 4]);
    t.answerTo('preside', { do: 'circumstance', to: 0, stones: -1, lasts: 'scene' }, 1);
    t.answerTo('preside', { do: 'circumstance', to: BRETTEUR, stones: 2, lasts: 'draw' }, 1);
    expect(fixed()).toEqual([3, 4]);
    t.fixed(count('○')).answerTo('duel.openMend', AGAIN, 0);
    expect(fixed()).toEqual([3, 4]);
    expect(truthIn(t)).toBeGreaterThan(0);
  });

  const arpenteur = (name: string) => ({ name, role: 'arpenteur' });
  const TABLES = [
    [{ mode: 'table', arpenteurs: ['maelle'] }, [arpenteur('A'), { name: 'C', role: 'conteur' }]],
    [{ mode: 'table', arpenteurs: ['casseDoigts'], bag: 'coin' }, [arpenteur('A'), { name: 'C', role: 'conteur' }]],
    [{ foe: 'comte' }, [arpenteur('A')]],
    [{ arpenteurs: ['varthos', 'ysolde'] }, [arpenteur('A'), arpenteur('B')]],
  ] as const;
  test.each(TABLES)('in random games of %j', (more, seats) => {
    const options = rules.options.parse({ ...more, hiddenEscrime: true });
    let seen = 0;
    for (let seed = 1; seed <= tiered(5, 60); seed++) {
      // Small seeds all begin alike.
      const chance = new Fast(Math.imul(seed, 0x9e3779b1));
      const below = chance.below();
      const io = { chance, tell: undefined };
      const s = rules.setup(options, [...seats], io);
      for (let n = 0; n < 250 && !rules.outcome(s); n++) {
        const open = rules.pending(s).filter((d) => rules.choices(s, d).length > 0);
        const d = open[below(open.length)];
        if (!d) break;
        const choices = rules.choices(s, d);
        rules.answer(s, d, choices[below(choices.length)] as (typeof choices)[number], io);
        const f = duelIn(s);
        if (!f?.minds || f.minds.steps.length === 0) continue;
        seen++;
        expect(likely(hypotheses(s, f, f.minds), truthOf(s, f))).toBeGreaterThan(0);
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});
