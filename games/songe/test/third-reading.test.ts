/** Where two rules meet: S16–S34, each on a table of its own; what mends which draw is `matrix.ts`. */
import { Fast } from '@reverie/kernel/chance/fast';
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import type { Duel } from '../frames.ts';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import { outlookNow, phrase } from '../sketch.ts';
import { isAble, ofSeat } from '../state.ts';
import type { SongeDecision } from '../types.ts';
import { count, duel, opens, row, type Table, withConteur } from './table.ts';

const attack = (manoeuvre: string, more: object = {}) => ({ do: 'attack', manoeuvre, ...more }) as Answer;
const fencer = { escrime: 3, manoeuvres: { attaqueSimple: 2, fente: 2 } };
/** A has the upper hand; nothing is asked that costs stones. */
function above(a: object = fencer, b: object = { escrime: 3 }): Table {
  const t = duel(a as never, b as never);
  t.poor(0).poor(1);
  return opens(t, '○○○', '●●●●●');
}
const duelIn = (t: Table): Duel => t.s.stacks[0]?.find(({ kind }) => kind === 'duel') as Duel;

/** At a table: A and B, players, meet in a duel, A with the upper hand; the Conteur sits at 2. */
function atTable(a: object = fencer, b: object = { escrime: 3 }): Table {
  const t = withConteur([{ name: 'A', ...a }, { name: 'B', ...b }, { name: 'C' }] as never);
  t.answerTo('preside', { do: 'duel', a: 0, b: 1 }, 3);
  for (const seat of [0, 1]) t.answerTo('duel.impress', { do: 'pass' }, seat);
  while (t.open.some((one) => one.endsWith('duel.bid'))) t.answerTo('duel.bid', { do: 'pass' });
  t.rich(0, 0).rich(1, 0);
  opens(t, '○○○', '●●●●●');
  return t.open.includes('1 duel.openMend') ? t.answerTo('duel.openMend', { do: 'stand' }, 1) : t;
}

describe('S16 one reading for all draws', () => {
  test('SON-KAR-15 one white stone and four of Karma against seven black ones are no Réussite', () => {
    const t = above({ ...fencer, manoeuvres: {}, karma: 16 });
    t.figure(0).karma = 16;
    t.fixed(count('○●●●●●●●'), count('○○○○')).answerTo('duel.attack', attack('enForce'));
    t.answerTo('duel.attackMend', { do: 'karma' });
    expect(t.told('struck')).toMatchObject({ white: 5, reussites: 0 });
  });
  test('SON-KAR-15, SON-DUE-04 four white and one of Karma against four black ones are one', () => {
    const t = above({ ...fencer, manoeuvres: {} });
    t.figure(0).karma = 4;
    t.fixed(count('○○○○●●●●'), count('○')).answerTo('duel.attack', attack('enForce'));
    t.answerTo('duel.attackMend', { do: 'karma' });
    expect(t.told('struck')).toMatchObject({ white: 5, reussites: 1 });
  });
});

describe('S17 bad Karma on every draw of a person', () => {
  test('SON-KAR-13, SON-KAR-14, SON-KAR-16 in a duel it is said before, and asked when the blow is good', () => {
    const t = atTable();
    t.figure(0).karma = -8;
    expect(t.whyTo('preside', { do: 'impose', to: 1 }, 3)).toBe('SON-KAR-13 noBadKarma');
    t.answerTo('preside', { do: 'impose', to: 0 }, 3);
    t.fixed(count('○○○●●●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    expect(t.open).toContain('0 duel.avoid');
    t.fixed(count('●●'), count('○')).answerTo('duel.avoid', { do: 'take' }, 0);
    // Five against five: no success any more.
    expect(t.told('extraStones')).toMatchObject({ rule: 'SON-KAR-13', kept: 2, colour: 'black' });
    expect(t.told('chain')).toMatchObject({ reussites: 0 });
    expect([t.figure(0).karma, t.figure(0).panache.white, t.figure(0).imposed]).toEqual([-6, 1, false]);
  });
  test('SON-KAR-16 bought off for a stone; a failure leaves it for later; no stop where nothing was said', () => {
    const t = atTable();
    t.figure(0).karma = -8;
    t.answerTo('preside', { do: 'impose', to: 0 }, 3).rich(0, 1);
    t.fixed(count('○○○●●●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    t.answerTo('duel.avoid', { do: 'pass' }, 0);
    expect(t.told('spent').rule).toBe('SON-KAR-16');
    expect(t.open).toContain('1 duel.defend');
    const quiet = atTable();
    quiet.figure(0).karma = -8;
    quiet.fixed(count('○○○●●●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    expect(quiet.open).toContain('1 duel.defend');
  });
});

describe('S18 who is out or asleep', () => {
  test('SON-DTH-01 a Mortelle given by the Conteur ends the fight at once', () => {
    const t = atTable();
    for (let i = 0; i < 4 && t.figure(0).out === null; i++)
      t.answerTo('preside', { do: 'harm', to: 0, kind: 'mortelle', place: 'cœur' }, 3);
    expect(t.figure(0).out).toBe('withdrawn');
    expect(t.told('fightOver')).toMatchObject({ winner: 'B', why: 'won' });
  });
  test('SON-MAG-14, SON-GRP-02 who sleeps strikes no more, and does not count in the half', () => {
    const t = atTable();
    t.figure(1).asleep = true;
    t.answerTo('preside', { do: 'addStones', black: 1 }, 3);
    expect(t.told('fightOver')).toMatchObject({ winner: 'A' });
    t.answerTo('preside', { do: 'group', skill: 'vigilance', difficulty: 0 }, 3);
    t.poor(0).poor(2).fixed(row('○○○○○○○○')).answerTo('test.prepare', { do: 'draw' }, 0);
    t.fixed(row('●●●●●●●●')).answerTo('test.prepare', { do: 'draw' }, 2);
    expect(t.told('groupTest')).toMatchObject({ successes: 1, members: 2, success: true });
  });

  /** What may bring a figure back, or is its player's and not its own. */
  const MAY = new Set<string>(['act', 'preside', 'omen', 'limbesEvent', 'request', 'lose', 'moment']);
  /** The figure that a question is put to. */
  function askedFor(t: { s: Table['s'] }, d: SongeDecision): number {
    const top = t.s.stacks[0]?.at(-1);
    if ('side' in d.about && top?.kind === 'duel') return top.sides[d.about.side].figure;
    if (top?.kind === 'test' && !['test.rule', 'test.impose', 'test.after'].includes(d.kind)) return top.figure;
    if (top?.kind === 'algarade' && d.kind !== 'algarade.comic') return top.figure;
    if (top?.kind === 'contest') return top.figures[top.turn] ?? -1;
    return d.seat === t.s.conteur ? -1 : ofSeat(t.s, d.seat);
  }
  test('SON-INI-03, SON-MAG-14 a figure that is asleep bids for no initiative', () => {
    const t = withConteur([{ name: 'A' }, { name: 'B' }]);
    const fights = [
      { a: 0, b: 2, foes: 0 },
      { a: 1, b: 3, foes: 0 },
    ];
    t.rich(0, 4)
      .rich(1, 4)
      .fixed(count('○●'))
      .answerTo('preside', { do: 'melee', fights } as Answer, 2);
    const { seat } = t.asked('melee.bid');
    t.prepare((s) => {
      for (const figure of s.figures) if (figure.seat === seat) figure.asleep = true;
    });
    expect(t.open).not.toContain(`${seat} melee.bid`);
  });

  test('SON-DTH-01, SON-MAG-14 over random evenings no figure that is out or asleep is asked or waited for', () => {
    const seats = ['A', 'B', 'C'].map((name, i) => ({ name, role: i === 2 ? 'conteur' : 'arpenteur' }));
    const wrong: string[] = [];
    let out = 0;
    for (let seed = 1; seed <= tiered(40, 400); seed++) {
      const chance = new Fast(seed);
      const below = chance.below();
      const io = { chance, tell: undefined };
      const s = rules.setup(optionsSchema.parse({ mode: 'table', arpenteurs: ['maelle', 'gondrin'] }), seats, io);
      for (let n = 0; n < 150 && !rules.outcome(s); n++) {
        for (const d of rules.pending(s)) {
          const figure = s.figures[askedFor({ s }, d)];
          if (!figure || isAble(figure)) continue;
          out++;
          if (!MAY.has(d.kind)) wrong.push(`${seed} ${n} ${d.kind} ${figure.out} ${figure.asleep}`);
        }
        // A figure falls asleep or is struck down now and then.
        if (below(25) === 0) {
          const i = below(s.figures.length);
          const preside = rules.pending(s).find(({ kind }) => kind === 'preside');
          if (below(2) === 0 && s.figures[i]) s.figures[i]!.asleep = true;
          else if (preside) rules.answer(s, preside, { do: 'harm', to: i, kind: 'mortelle', place: '' }, io);
          const again = rules.pending(s).find(({ kind }) => kind === 'preside');
          if (again) rules.answer(s, again, { do: 'addStones', black: 1 }, io);
          continue;
        }
        const open = rules.pending(s).filter(({ optional }) => !optional);
        const all = open.length > 0 && below(4) > 0 ? open : rules.pending(s);
        const d = all[below(all.length)];
        if (!d) break;
        const choices = rules.choices(s, d).filter(({ do: what }) => what !== 'close');
        const answer = choices[below(choices.length)];
        if (answer) rules.answer(s, d, answer, io);
      }
    }
    expect(wrong).toEqual([]);
    expect(out).toBeGreaterThan(100);
  });
});

describe('S20 wherever stones or a debt can pay, it is asked', () => {
  test('SON-PPS-15 inversion, raise and the dessous on Karma', () => {
    const t = duel(fencer, { escrime: 3 });
    t.rich(0, 0).poor(1);
    opens(t, '○○○', '●●●●●');
    t.fixed(count('○○●●●●'), count('●')).answerTo('duel.attack', attack('attaqueSimple'));
    expect(t.choicesTo('duel.attackMend')).toContainEqual({ do: 'invert', debt: true });
    t.answerTo('duel.attackMend', { do: 'invert', debt: true });
    expect(t.figure(0).karma).toBe(-1);
    t.answerTo('duel.defend', { do: 'take' }, 1);
    expect(t.choicesTo('duel.raise', 0)).toContainEqual({ do: 'raise', count: 1, debt: true });
  });
  test('SON-BOT-01, SON-PPS-15 what is borrowed for a botte is drawn at random, and may fit its colours', () => {
    const t = duel({ ...fencer, bottes: ['plume'] }, { escrime: 3 });
    t.rich(0, 2).poor(1);
    opens(t, '○○○', '●●●●●');
    t.fixed(count('○○○○○○'))
      .answerTo('duel.attack', attack('attaqueSimple'))
      .answerTo('duel.defend', { do: 'take' }, 1);
    t.answerTo('duel.raise', { do: 'pass' }, 0).answerTo('duel.attack', { do: 'stop' });
    t.fixed(count('○●')).answerTo('duel.botte', { do: 'borrow', need: 4 });
    expect(t.choicesTo('duel.botte')).toContainEqual({ do: 'botte', botte: 'plume', white: 3 });
  });
});

describe('S21 a fight lies on the table, not over it', () => {
  const brave = { ...fencer, potions: [2], pouvoirs: { figer: 2 } };
  test('SON-INI-07, SON-POT-01 a fighter drinks instead of a manoeuvre: the chain ends there', () => {
    const t = atTable(brave);
    t.figure(0).wounds = [{ kind: 'legere', day: 1, place: '', hidden: false }];
    expect(t.whyTo('act', { do: 'potion', quality: 2 }, 0)).toBe('SON-INI-07 insteadOfFencing');
    t.fixed(count('○○')).answerTo('duel.attack', { do: 'potion', quality: 2 }, 0);
    expect(t.told('healed')).toMatchObject({ wound: 'legere', by: 'potion' });
    expect(t.open).toContain('0 duel.stance');
  });
  test('SON-INI-07, SON-MAG-02 who casts instead of the opening leaves the upper hand to the other', () => {
    const t = atTable(brave);
    t.answerTo('duel.attack', { do: 'stop' }, 0);
    t.answerTo('duel.stance', { do: 'spell', words: ['figer'] }, 0);
    t.answerTo('test.rule', { do: 'rule', difficulty: 0 }, 3);
    t.poor(0).fixed(row('●●●●●●')).answerTo('test.prepare', { do: 'draw' }, 0);
    if (t.open.includes('3 test.after')) t.answerTo('test.after', { do: 'after', yesBut: false }, 3);
    t.answerTo('duel.stance', { do: 'ready' }, 1);
    expect(t.told('upperHand').name).toBe('B');
  });
  test('SON-WHEN-03 a bystander is tested between two blows, not while stones lie there', () => {
    const t = atTable();
    t.answerTo('act', { do: 'test', skill: 'vigilance' }, 2).answerTo('test.rule', { do: 'rule', difficulty: 0 }, 3);
    t.rich(2, 1).fixed(row('○○○○○○○○')).answerTo('test.prepare', { do: 'draw' }, 2);
    expect(t.told('settled')).toMatchObject({ success: true });
    expect(t.open).toContain('0 duel.attack');
    t.fixed(count('○○○○●●')).answerTo('duel.attack', attack('attaqueSimple'), 0);
    expect(t.whyTo('act', { do: 'test', skill: 'vigilance' }, 2)).toBe('SON-WHEN-03 betweenBlows');
    expect(t.whyTo('preside', { do: 'group', skill: 'vigilance', difficulty: 0 }, 3)).toBe('SON-INI-07 betweenBlows');
  });
});

describe('S22, S23, S25, S27', () => {
  test('S22 SON-ALG-02, SON-ALG-07 a parry is a whole test: a PP for it, or one lost', () => {
    const t = withConteur([{ name: 'A', escrime: 3, manoeuvres: { paradeSimple: 2 } }]).rich(0, 1);
    t.answerTo('preside', { do: 'algarade', a: 0, b: 3, foes: 1 }, 1);
    t.answerTo('algarade.attack', attack('enForce'));
    t.fixed(row('●●●●●●')).answerTo('test.prepare', { do: 'draw' });
    t.fixed(row('○○○○○○●')).answerTo('test.mend', { do: 'stand' });
    t.answerTo('algarade.defend', { do: 'defend', manoeuvre: 'paradeSimple' });
    t.fixed(row('○○○○'), count('○')).answerTo('test.prepare', { do: 'draw' });
    expect(t.told('gained')).toMatchObject({ rule: 'SON-PPG-10', white: 1 });
  });
  test('S23 SON-PPG-08 before a blow its striker raises his own Difficulty, for as many PP', () => {
    const t = above();
    t.fixed(count('○○○○○○○'), count('○')).answerTo('duel.attack', attack('attaqueSimple', { panache: 1 }));
    expect(t.told('struck').fixed).toBe(1);
    expect(t.sum('struck')).toContainEqual(['panache', -1]);
    expect(t.whyTo('duel.defend', { do: 'defend', manoeuvre: 'paradeSimple', panache: 5 } as never, 1)).toBe(
      'KER-SHAPE answerShape',
    );
    expect(t.told('gained')).toMatchObject({ rule: 'SON-PPG-08' });
  });
  test('S23 SON-FIN-01 the coup final asks for a repartee, kills who is weak already, doubles the XP', () => {
    const t = above();
    const last = attack('attaqueSimple', { margin: 1 });
    expect(t.whyTo('duel.attack', last)).toBe('SON-FIN-01 noRepartee');
    const said = attack('attaqueSimple', { margin: 1, text: 'À la fin de l’envoi, je touche !' });
    expect(t.whyTo('duel.attack', said)).toBe('SON-FIN-01 notWeakYet');
    t.figure(1).wounds = [{ kind: 'serieuse', day: 1, place: '', hidden: false }];
    t.fixed(count('○○○○●●')).answerTo('duel.attack', said);
    expect(t.told('struck').reussites).toBe(2);
    t.fixed(count('○●')).answerTo('duel.defend', { do: 'take' }, 1);
    expect(t.told('outOf')).toMatchObject({ rule: 'SON-FIN-01', name: 'B' });
    expect([t.s.xpDoubled, t.told('gained').why]).toEqual([true, 'coupFinal']);
  });
  test('S25 SON-PPC-02, SON-CFO-01 in a coup fourré both may add a Réussite, or take one away', () => {
    const t = duel(fencer, { escrime: 3, manoeuvres: { contreAttaque: 3 } });
    opens(t, '○○○', '●●●●●').answerTo('duel.openMend', { do: 'stand' });
    t.fixed(count('○○○○●●')).answerTo('duel.attack', attack('attaqueSimple'));
    t.fixed(count('○○○●●')).answerTo('duel.defend', { do: 'counter', manoeuvre: 'contreAttaque' }, 1);
    expect(t.asked('duel.raise').about).toMatchObject({ counter: true, result: 2, back: 2 });
    t.answerTo('duel.raise', { do: 'raise', count: 1, cancel: true }, 0);
    expect(t.told('raised')).toMatchObject({ name: 'A', result: 1, attacker: false });
    t.answerTo('duel.raise', { do: 'raise', count: 2 }, 1);
    expect(t.told('raised')).toMatchObject({ name: 'B', result: 3, attacker: true });
    t.answerTo('duel.raise', { do: 'pass' }, 0).answerTo('duel.raise', { do: 'pass' }, 1);
    expect(t.asked('duel.suffer', 1).about).toMatchObject({ total: 2 });
  });
  test('S27 SON-RNG-01, SON-TST-04 a shot redraws like any test: capped by the lower of both, at each shot again', () => {
    const t = withConteur([
      { name: 'A', characteristics: { DEX: 3 }, skills: { tir: 1 }, ranged: 'arc' },
      { name: 'B' },
    ]);
    const shot = { do: 'shot', a: 0, b: 1, distance: 'proche', moving: false, cover: 'aucun' } as const;
    for (let n = 0; n < 2; n++) {
      t.rich(0, 0).answerTo('preside', shot, 2);
      t.fixed(row('○●●○●●○●')).answerTo('test.prepare', { do: 'draw' }, 0);
      expect(t.whyTo('test.mend', { do: 'redraw', count: 2, from: 'characteristic' }, 0)).toBe('SON-TST-04 beyondCap');
      t.answerTo('test.mend', { do: 'stand' }, 0);
      expect(t.figure(0).ticks.DEX).toBe(0);
    }
  });
});

describe('S24 any figure on the table may be drawn for', () => {
  const pair = () =>
    withConteur([
      { name: 'A', characteristics: { FOR: 2 } },
      { name: 'B', characteristics: { FOR: 1 } },
    ]);
  test('SON-OPP-03, SON-GRP-02, SON-GRP-01 by a characteristic: an opposition, a group, helpers', () => {
    const t = pair().answerTo('preside', { do: 'contest', a: 0, b: 1, characteristic: 'FOR', how: 'opposition' }, 2);
    // 2 and the difference of 1.
    expect(t.asked('test.prepare').about.fixed).toBe(3);
    const group = pair().answerTo('preside', { do: 'group', characteristic: 'FOR', difficulty: 1 }, 2);
    expect(group.asked('test.prepare').about).toMatchObject({ what: 'char:FOR', fixed: 1 });
    const helped = pair().answerTo('act', { do: 'test', characteristic: 'FOR', helpers: 1 }, 0);
    helped.answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2);
    expect(helped.asked('test.prepare').about.fixed).toBe(3);
    expect(pair().whyTo('act', { do: 'test', characteristic: 'FOR', helpers: 1 }, 1)).toBe('SON-GRP-01 notTheBest');
  });
  test('SON-WHEN-03 a PNJ alone, and a valet; SON-VAL-02 who was not paid is absent', () => {
    const t = pair();
    t.answerTo('preside', { do: 'probe', to: 2, characteristic: 'PER', difficulty: 0 }, 2);
    const { fixed = 0 } = t.asked('test.prepare', 2).about;
    t.fixed(row('○'.repeat(8 - fixed))).answerTo('test.prepare', { do: 'draw' }, 2);
    expect(t.told('settled')).toMatchObject({ name: 'Le Comte de Noirsonge', what: 'char:PER' });
    t.answerTo('preside', { do: 'newCharacter', to: 0, as: 'valet' }, 2);
    const valet = t.s.figures.length - 1;
    expect(t.whyTo('act', { do: 'test', skill: 'vigilance', valet }, 0)).toBe('SON-VAL-02 noValet');
    expect(t.whyTo('preside', { do: 'probe', to: valet, skill: 'vigilance', difficulty: 0 }, 2)).toBe(
      'SON-WHEN-03 noSuchFigure',
    );
    t.answerTo('act', { do: 'valet', figure: valet }, 0).answerTo('act', { do: 'test', skill: 'vigilance', valet }, 0);
    t.answerTo('test.rule', { do: 'rule', difficulty: 0 }, 2);
    expect(t.asked('test.prepare').about).toMatchObject({ name: 'Planchet', fixed: 2 });
  });
});

describe('S26, S28, S30–S34', () => {
  test('S26 SON-RNG-05 arrows come back: given, bought, with a new scenario', () => {
    const t = withConteur([{ name: 'A', ranged: 'arc' }]);
    const out = (): void => {
      t.figure(0).ammunition = false;
    };
    out();
    t.answerTo('preside', { do: 'reload', to: 0 }, 1);
    expect(t.figure(0).ammunition).toBe(true);
    out();
    t.answerTo('act', { do: 'object', name: 'Flèches' }, 0).answerTo('request', { do: 'agree' }, 1);
    expect(t.figure(0).ammunition).toBe(true);
    out();
    t.answerTo('preside', { do: 'scenarioEnd' }, 1);
    expect(t.figure(0).ammunition).toBe(true);
  });
  test('S28 SON-INI-03 who is taken by surprise does not bid', () => {
    const t = withConteur([
      { name: 'A', escrime: 3 },
      { name: 'B', escrime: 3 },
    ]);
    t.answerTo('preside', { do: 'duel', a: 0, b: 1, surprised: 'second' }, 2);
    expect(t.told('said')).toMatchObject({ what: 'surprised', about: 'B' });
    for (const seat of [0, 1]) t.answerTo('duel.impress', { do: 'pass' }, seat);
    t.answerTo('duel.bid', { do: 'pass' }, 0);
    expect(t.open).toContain('0 duel.stance');
  });
  test('S30 SON-LIM-03, SON-LIM-04 the Conteur says which of his stones a PNJ is paid from', () => {
    const t = withConteur([{ name: 'A', escrime: 3 }]);
    t.prepare(({ store }) => {
      store.bag.black -= 2;
      store.limbes.black += 2;
    });
    t.fixed(count('○●')).answerTo('preside', { do: 'duel', a: 0, b: 2 }, 1);
    t.answerTo('duel.impress', { do: 'pass' }, 0).answerTo('duel.impress', { do: 'pass' }, 1);
    while (!t.open.includes('1 duel.bid')) t.answerTo('duel.bid', { do: 'pass' }, 0);
    t.answerTo('duel.bid', { do: 'bid', count: 1, white: 0, purse: 'limbes' }, 1);
    expect(t.told('spent')).toMatchObject({ purse: 'limbes', black: 1 });
  });
  test('S31 SON-KAR-10 at −2 and −3 points both are told, and the Conteur is asked with what the book offers', () => {
    const t = withConteur([{ name: 'A', karma: -7 }]);
    t.answerTo('preside', { do: 'judge', to: 0, cases: -1 }, 1);
    expect(t.all('said').map(({ what }) => what)).toContain('bodyDue');
    expect(t.choicesTo('omen')).toContainEqual({ do: 'body', to: 0, change: 'petites cornes' });
    t.answerTo('omen', { do: 'body', to: 0, change: 'petites cornes' }, 1);
    expect(t.figure(0).marks).toEqual(['petites cornes']);
    t.answerTo('preside', { do: 'judge', to: 0, cases: -4 }, 1);
    const [eclat] = t.choicesTo('omen');
    t.answerTo('omen', eclat as Answer, 1);
    expect(t.figure(0).sheet.eclats).toHaveLength(1);
    expect(t.open).not.toContain('1 omen');
  });
  test('S33 SON-MAG-05 the sketch says which words cancel, as the table plays it', () => {
    const mage = { name: 'M', pouvoirs: { figer: 2 }, cles: { eau: 1, feu: 3, terre: 2 } };
    const cancelled = (options: object) => {
      const t = withConteur([mage], options as never);
      const d = t.asked('act', 0);
      return phrase(t.view(0), d, { do: 'spell', words: ['figer', 'eau', 'feu', 'terre'] }).cancelled;
    };
    expect(cancelled({})).toEqual([1, 2]);
    expect(cancelled({ phrase: 'floor' })).toEqual([]);
  });
  test('S34 SON-MAG-11 the Conteur who set the Difficulty sees the chance; the mage does not', () => {
    const t = withConteur([{ name: 'M', pouvoirs: { figer: 2 } }]).answerTo(
      'act',
      { do: 'spell', words: ['figer'] },
      0,
    );
    t.answerTo('test.rule', { do: 'rule', difficulty: 1 }, 1);
    expect(outlookNow(t.view(1), 1)?.fixed).toBe(1);
    expect(outlookNow(t.view(0), 0)).toBeUndefined();
    expect((t.view(1).business.at(-1) as { chance: string | null }).chance).not.toBeNull();
    expect((t.view(0).business.at(-1) as { chance: string | null }).chance).toBeNull();
  });
  test('S34 SON-HEA-03 time takes half hours', () => {
    const t = withConteur([{ name: 'A', mana: 16 }]);
    t.figure(0).mana = 10;
    t.answerTo('preside', { do: 'time', days: 0, hours: 1, minutes: 30 }, 1);
    expect([t.s.minute, t.figure(0).mana]).toEqual([30, 13]);
    t.answerTo('preside', { do: 'time', days: 0, hours: 0, minutes: 30 }, 1);
    expect([t.s.minute, t.figure(0).mana, t.told('time').minute]).toEqual([0, 14, 0]);
  });
});

describe('S29 several duels, one exchange each in turn', () => {
  const open = (options: object) => {
    const t = withConteur(
      [
        { name: 'A', escrime: 3 },
        { name: 'B', escrime: 3 },
      ],
      options as never,
    );
    const fights = [
      { a: 0, b: 2, foes: 0 },
      { a: 1, b: 3, foes: 0 },
    ];
    t.fixed(count('○●')).answerTo('preside', { do: 'melee', fights } as Answer, 2);
    return t;
  };
  /** Plays on at random, and says whose exchanges began. */
  const turnsOf = (options: object): string => {
    const t = open(options);
    const chance = new Fast(4);
    const below = chance.below();
    let seen = '';
    for (let n = 0; n < 400 && seen.length < 6; n++) {
      const d = rules.pending(t.s).find(({ optional }) => !optional);
      if (!d) break;
      const choices = rules.choices(t.s, d).filter((a) => !['yield', 'flee', 'delay'].includes(a.do));
      const calm = choices.find((a) => ['pass', 'stand', 'stop', 'dessous', 'engage'].includes(a.do));
      const tell = (e: { kind: string }): void => {
        if (e.kind === 'exchange') seen += duelIn(t).sides[0].figure === 0 ? 'A' : 'B';
      };
      expect(
        rules.answer(t.s, d, calm ?? (choices[below(choices.length)] as Answer), { chance, tell }),
      ).toBeUndefined();
    }
    return seen.slice(0, 6);
  };
  test('SON-INI-07 as an option they take turns; else each is played whole', () => {
    expect(turnsOf({ turns: 'exchange' })).toMatch(/^(ABABAB|BABABA)$/);
    expect(turnsOf({})).toMatch(/^(A+|B+)/);
    expect(turnsOf({})).not.toMatch(/^(AB|BA)/);
  });
});

describe('SON-X-08 what is decided stands until a wound', () => {
  test('a pass on the chain is asked once, and taken back at any question', () => {
    const t = duel(fencer, { escrime: 3 });
    opens(t, '○○○', '●●●●●').answerTo('duel.openMend', { do: 'stand' });
    t.fixed(count('○○○○●●'))
      .answerTo('duel.attack', attack('attaqueSimple'))
      .answerTo('duel.defend', { do: 'take' }, 1);
    t.answerTo('duel.raise', { do: 'pass', stands: true }, 0).answerTo('duel.raise', { do: 'pass', stands: true }, 1);
    t.fixed(count('○○○○●●')).answerTo('duel.attack', attack('fente'), 0).answerTo('duel.defend', { do: 'take' }, 1);
    expect(t.open).toEqual(['0 duel.attack']);
    t.answerTo('duel.attack', { do: 'recall' }, 0);
    expect(duelIn(t).sides.map(({ stands }) => Object.keys(stands))).toEqual([[], ['duel.raise']]);
    t.answerTo('duel.attack', { do: 'stop' }, 0).answerTo('duel.suffer', { do: 'wound' }, 1);
    expect(Object.keys(duelIn(t).sides[1].stands)).toEqual([]);
  });
});
