/** SON-DUE-09, SON-MAG-11, SON-DIF-04, SON-WND-07: what nobody but the Conteur may know. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Viewer } from '@reverie/kernel/game';
import { describe, expect, test } from 'vitest';
import type { Duel, Hypothesis } from '../frames.ts';
import { hypotheses, levelIn } from '../rules/duel/sides.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { imagine } from '../view.ts';
import { fr } from '../words/fr.ts';
import { astray, count, duel, opens, row, type Table, withConteur } from './table.ts';

const FENCER = { name: 'Bretteur', escrime: 3, manoeuvres: { attaqueSimple: 2 } };
/** At a table with one player: the Comte and the Bretteur of the Conteur. */
const [COMTE, BRETTEUR] = [1, 2];
const DARK = { hiddenEscrime: true };

const duelOf = (s: State): Duel => {
  const found = s.stacks[0]?.find((f): f is Duel => f.kind === 'duel');
  if (!found) throw new Error('nobody fights');
  return found;
};

/** The levels that this many fair guesses gave to a figure; what the viewer sees must not change. */
function guesses(t: Table, who: Viewer, figure: number, times = 60): Set<number> {
  const found = new Set<number>();
  for (let seed = 1; seed <= times; seed++) {
    // Small seeds all begin alike.
    const io = { chance: new Fast(Math.imul(seed, 0x9e3779b1)), tell: undefined };
    const other = imagine(t.view(who), who, io);
    expect(rules.view(other, who)).toEqual(t.view(who));
    expect(astray(other)).toBeUndefined();
    found.add(other.figures[figure]?.sheet.escrime ?? -1);
  }
  return found;
}

describe('SON-DUE-09 who looks on at a duel in the dark knows neither side', () => {
  const watching = () => opens(duel({ escrime: 2 }, { escrime: 2 }, DARK), '○○○○', '●●●●●●');

  test('both are dealt again, with the stones that would then lie there', () => {
    const t = watching();
    for (const figure of [0, 1]) expect(guesses(t, 'spectator', figure).size).toBeGreaterThan(3);
    // A duellist knows himself.
    expect([...guesses(t, 0, 0)]).toEqual([2]);
    expect(guesses(t, 0, 1).size).toBeGreaterThan(3);
  });

  test('what they make of it agrees with each side, which knows itself besides', () => {
    const t = watching();
    const agrees = (): void => {
      const f = duelOf(t.s);
      if (!f.minds) throw new Error('nothing is hidden');
      const all = hypotheses(t.s, f, f.minds);
      for (const side of [0, 1] as const) {
        const own = all.filter(({ e }) => levelIn(e, side) === 2);
        const sum = own.reduce((total, { p }) => total + p, 0);
        const by = (found: readonly Hypothesis[]) =>
          found
            .map(({ e, a, b, p }) => `${e} ${a} ${b} ${p.toFixed(9)}`)
            .filter((line) => !line.endsWith(' 0.000000000'))
            .sort();
        const seen = own.map((h) => ({ ...h, p: h.p / sum }));
        expect(by(seen)).toEqual(by(hypotheses(t.s, f, f.minds, [side])));
      }
    };
    agrees();
    t.fixed(count('○')).answerTo('duel.openMend', { do: 'redraw', count: 1, from: 'escrime' }, 1);
    agrees();
    t.answerTo('duel.openMend', { do: 'stand' }, 1);
    agrees();
    t.fixed(count('●●●●●●●●')).answerTo('duel.attack', { do: 'attack', manoeuvre: 'attaqueSimple' }, 0);
    agrees();
    t.answerTo('duel.attackMend', { do: 'invert' }, 0);
    agrees();
  });

  test('players know neither of two whom the Conteur lets fight', () => {
    const t = withConteur([FENCER], DARK);
    t.fixed(count('○○●●'), count('○●')).answerTo('preside', { do: 'duel', a: COMTE, b: BRETTEUR }, 1);
    for (const figure of [COMTE, BRETTEUR]) expect(guesses(t, 0, figure).size).toBe(9);
    expect([...guesses(t, 1, COMTE, 3)]).toEqual([t.figure(COMTE).sheet.escrime]);
  });
});

describe('SON-DUE-09 what a duel has shown of a foe', () => {
  const once = () => {
    const t = withConteur([FENCER], DARK);
    t.fixed(count('○●')).answerTo('preside', { do: 'duel', a: 0, b: BRETTEUR }, 1);
    while (t.open.some((one) => one.endsWith('duel.bid'))) t.answerTo('duel.bid', { do: 'pass' });
    t.answerTo('duel.stance', { do: 'ready' });
    const mine = t.figure(0).sheet.escrime;
    const foes = t.figure(BRETTEUR).sheet.escrime;
    const f = duelOf(t.s);
    const fixed = (side: 0 | 1): number =>
      side === 0 ? 2 * mine - foes + (f.holder === 0 ? 2 : 0) : 2 * foes - mine + (f.holder === 1 ? 2 : 0);
    t.fixed(count('○'.repeat(8 - Math.abs(fixed(0)))), count('●'.repeat(8 - Math.abs(fixed(1)))));
    return t.answerTo('duel.stance', { do: 'ready' });
  };
  test('is known when he is met again, to everybody who saw it; and guesses keep to it', () => {
    const t = once();
    const before = t.view(0).business.find((one) => one.kind === 'duel');
    const learnt = before?.kind === 'duel' ? before.sides[0].suspects : null;
    expect(new Set(learnt).size).toBeGreaterThan(1);
    t.answerTo('preside', { do: 'endFight' }, 1);
    expect(t.view(0).figures[BRETTEUR]?.suspected).toEqual(learnt);
    expect(t.view('spectator').figures[BRETTEUR]?.suspected).toEqual(learnt);
    expect(t.view(1).figures[BRETTEUR]?.suspected).toBeNull();
    const impossible = (learnt ?? []).flatMap((share, level) => (share === 0 ? [level] : []));
    const guessed = guesses(t, 0, BRETTEUR, 200);
    for (const level of impossible) expect(guessed).not.toContain(level);
    t.answerTo('preside', { do: 'duel', a: 0, b: BRETTEUR }, 1);
    const again = t.view(0).business.find((one) => one.kind === 'duel');
    expect(again?.kind === 'duel' ? again.sides[0].suspects : null).toEqual(learnt);
  });
});

describe('SON-DUE-09, SON-MAG-11 a redraw in the dark where there is no black stone', () => {
  test('in a duel it is paid for and changes nothing, so that a refusal tells nothing', () => {
    // 0 + 0 − 8, and 2 for the initiative: six black stones lie fixed, and the two that are drawn are white.
    const t = opens(duel({ escrime: 0 }, { escrime: 8 }, DARK), '○○', '');
    t.answerTo('duel.openMend', { do: 'redraw', count: 1, from: 'panache' }, 0);
    expect(t.told('redrew')).toMatchObject({ rule: 'SON-PPC-03', count: 1 });
    expect(t.told('spent')).toMatchObject({ white: 1 });
    expect(t.told('ahead').name).toBe('B');
    expect(t.s.store.lying).toEqual({ white: 2, black: 0 });
    // Nothing else could be ruled out by it: a level of 8 is still the likeliest.
    const duelling = t.view(0).business[0];
    expect(duelling?.kind === 'duel' ? duelling.sides[0].suspects?.[8] : 0).toBeGreaterThan(0);
  });
  test('an inversion turns nothing and costs its PP', () => {
    const mage = { pouvoirs: { transformer: 2 }, cles: { eau: 3 }, characteristics: { IMA: 2 }, mana: 16 };
    const t = withConteur([mage]).answerTo('act', { do: 'spell', words: ['transformer', 'eau'] });
    t.answerTo('test.rule', { do: 'rule', difficulty: 4 }, 1).answerTo('preside', {
      do: 'circumstance',
      to: 0,
      stones: -4,
      lasts: 'draw',
    });
    // 2 − 4 − 4: six black fixed, two drawn, both white.
    t.fixed(row('○○')).answerTo('test.prepare', { do: 'draw' });
    t.answerTo('test.mend', { do: 'invert' });
    expect(t.told('inverted').left).toBe(3);
    expect(t.told('drew')).toMatchObject({ success: false, white: 2 });
    t.answerTo('test.mend', { do: 'redraw', count: 1, from: 'characteristic' });
    expect(t.figure(0).imago).toBe(1);
  });
});

describe('SON-WND-07 wounds that the Conteur keeps', () => {
  const hit = (options: Record<string, unknown>) => {
    const a = { escrime: 3, manoeuvres: { attaqueSimple: 2 } };
    const t = opens(duel(a, { escrime: 1 }, options), '○', '●●●●●●●');
    t.fixed(count('○○○○')).answerTo('duel.attack', { do: 'attack', manoeuvre: 'attaqueSimple' }, 0);
    t.answerTo('duel.defend', { do: 'take' }, 1);
    while (t.open.some((one) => one.endsWith('duel.raise'))) t.answerTo('duel.raise', { do: 'pass' });
    return t.answerTo('duel.attack', { do: 'stop' }, 0);
  };
  test('the question names the force of the blow, and not the wound', () => {
    expect(hit({}).asked('duel.suffer').about).toMatchObject({ wound: 'serieuse', total: 4 });
    const d = hit({ hiddenWounds: true }).asked('duel.suffer');
    expect(d.about).toMatchObject({ wound: null, total: 4 });
    expect(fr.decision(d)).toBe('Un coup de 4 Réussites. L’encaisser, ou avoir le dessous ?');
  });
  test('and no mark tells how grave it is', () => {
    const t = hit({ hiddenWounds: true }).answerTo('duel.suffer', { do: 'wound' }, 1);
    expect(t.asked('duel.mark').about).toMatchObject({ wound: null });
    expect(rules.choices(t.s, t.asked('duel.mark')).some((a) => a.do === 'mark')).toBe(false);
    expect(t.whyTo('duel.mark', { do: 'mark', size: 2 })).toBe('SON-WND-07 woundsKept');
  });
});

describe('SON-CAR-04 a fixed stone less', () => {
  test('is not a Difficulty beyond the scale, and only for a characteristic', () => {
    const t = withConteur([{ characteristics: { INT: 2 } }]).answerTo('act', { do: 'test', characteristic: 'INT' });
    t.answerTo('test.rule', { do: 'rule', difficulty: 4, less: true }, 1);
    expect(t.told('ruled')).toMatchObject({ difficulty: 4, bonus: -1 });
    t.fixed(row('○○○○●')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('drew')).toMatchObject({ fixed: -3 });
    expect(t.told('drew').sum).toContainEqual({ rule: 'SON-CAR-04', what: 'bonus', value: -1 });
    const mage = { pouvoirs: { transformer: 2 }, cles: { eau: 3 } };
    const spell = withConteur([mage]).answerTo('act', { do: 'spell', words: ['transformer', 'eau'] });
    expect(spell.whyTo('test.rule', { do: 'rule', difficulty: 4, less: true })).toBe('SON-CAR-04 onlyCharacteristics');
  });
});

test('SON-AFF-06 a Descripteur that was written down twice is imagined twice', () => {
  const t = withConteur([FENCER, FENCER]);
  const [CONTEUR, STRANGER] = [2, 2];
  t.answerTo('preside', { do: 'stage', to: STRANGER, on: true }, CONTEUR);
  for (let times = 0; times < 2; times++)
    t.answerTo('act', { do: 'enrich', figure: STRANGER, what: 'descripteur', name: 'Bavard' }, 0).answerTo(
      'request',
      { do: 'agree' },
      CONTEUR,
    );
  expect(t.view(0).figures[STRANGER]?.sheet.descripteurs).toEqual(['Bavard', 'Bavard']);
  guesses(t, 0, STRANGER, 5);
});
