/** The odds shown are those of the rules played: every reaction, with and without destiny, against the weighed rules. */
import { weighed } from '@reverie/kernel/chance/weighed';
import { forecast, sharesOf } from '@reverie/kernel/forecast';
import { expect, test } from 'vitest';
import type { Answer, How } from '../answers.ts';
import { type DuelOdds, duelOdds, meanOf, plainStrike } from '../odds/duel.ts';
import { previewIntention, previewReactions } from '../odds/preview.ts';
import { volleyOdds } from '../odds/volley.ts';
import { waysIn } from '../overlay.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';
import { crowd, declaration, strike, Table } from './table.ts';

/** Plays on with plain answers until the blow has fallen, and gives what each has lost. */
function settle(s: State, io: Parameters<typeof rules.answer>[3], answers: readonly Answer[]): void {
  const left = [...answers];
  for (let i = 0; i < 12; i++) {
    const [d] = rules.pending(s);
    if (!d || d.kind === 'choose' || d.kind === 'on') return;
    const given = left[0];
    const plain: Answer =
      d.kind === 'blow' ? { do: 'blow', how: 'damage' } : d.kind === 'dice' ? { do: 'dice', add: 0 } : { do: 'pass' };
    const fits =
      given && ((d.kind === 'answer' && given.do === 'answer') || (d.kind === 'dice' && given.do === 'dice'));
    if (fits) left.shift();
    if (rules.answer(s, d, fits ? given : plain, io)) throw new Error(`refused at ${d.kind}`);
  }
}

function histograms(t: Table, answers: readonly Answer[], by: string, target: string) {
  const [striker, struck] = [t.id(by), t.id(target)];
  const before = [t.f(by).phys, t.f(target).phys];
  const own: Record<number, number> = {};
  const other: Record<number, number> = {};
  const branches = weighed((chance) => {
    const s = rules.copy(t.s);
    settle(s, { chance, tell: undefined }, answers);
    return `${(before[0] ?? 0) - (s.fighters[striker]?.phys ?? 0)} ${(before[1] ?? 0) - (s.fighters[struck]?.phys ?? 0)}`;
  }, 200_000);
  for (const { result, weight, total } of branches) {
    const [a = 0, b = 0] = String(result).split(' ').map(Number);
    const share = Number(weight) / Number(total);
    own[a] = (own[a] ?? 0) + share;
    other[b] = (other[b] ?? 0) + share;
  }
  return { own, other };
}

test('HB-02 the odds of a reaction with none, one and two dice of destiny are those of the dice asked for', () => {
  const t = new Table({
    a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
    b: [['mel-bretteuse', 30, 33.6, 'down'], ...crowd('mel-archere', 70)],
    destiny: [0, 3],
  });
  t.declare('A', [], strike(t.id('a'))).until('answer');
  const d = t.decision();
  const dodge: Answer = { do: 'answer', how: 'dodge' };
  expect(rules.assumes?.(viewOf(t.s, 1), d, dodge)).toEqual(['+0', '+1', '+2']);
  const said = [0, 1, 2].map((add) => sharesOf(forecast(rules, viewOf(t.s, 1), d, dodge, 20_000, `+${add}`)));
  t.answer(dodge);
  expect(t.question).toBe('1 dice');
  for (const add of [0, 1, 2]) {
    const asked = sharesOf(forecast(rules, viewOf(t.s, 1), t.decision(), { do: 'dice', add }, 20_000));
    expect([...(said[add] ?? [])].sort()).toEqual([...asked].sort());
  }
  expect(said[2]?.get('dodged') ?? 0).toBeGreaterThan(said[0]?.get('dodged') ?? 1);
});

test('HB-08 naming who speaks has odds for both: the other side is taken to name its strongest will', () => {
  const t = new Table({
    a: [['mel-pretresse', 30, 20], ...crowd('mel-lancier', 5)],
    b: [['tha-sorciere', 30, 50], ...crowd('tha-fanatique', 70)],
  });
  t.s.stacks = [
    [
      { kind: 'turn', step: 'begin', seat: 0, serial: ++t.s.serial },
      { kind: 'council', step: 'name', what: 'initiative', seat: 0, named: [-1, -1], rolled: [], serial: ++t.s.serial },
    ],
  ];
  expect(t.question).toBe('0 nameInitiative');
  const name = (mark: string): Answer => ({ do: 'name', fighter: t.id(mark) });
  const said = t.ways(name('A'));
  expect(Object.keys(said).sort()).toEqual(['initiative.0', 'initiative.1']);
  expect(t.ways(name('B'))['initiative.0']).not.toBe(said['initiative.0']);
  // What the answer is weighed against, once it is named.
  t.answer(name('A'));
  expect(t.question).toBe('1 nameInitiative');
  expect(t.ways(name('a'))).toEqual(said);
});

test('HB-25 MOR-CAP-04 a blow and a capture say what they come to', () => {
  const t = new Table({
    a: [['mel-bretteuse', 30, 30], ...crowd('mel-lancier', 5)],
    b: [['tha-sorciere', 30, 33, 'down'], ...crowd('tha-rodeur', 70)],
  });
  t.declare('A', [], strike(t.id('a')));
  t.fixed(['weapon', 5]).answer({ do: 'answer', how: 'take' });
  expect(t.question).toBe('0 blow');
  const [wounds, ...more] = Object.entries(t.ways({ do: 'blow', how: 'damage' }));
  expect(more).toEqual([]);
  expect(wounds?.[0]).toMatch(/^wounds\.\d+$/);
  const capture: Answer = { do: 'blow', how: 'capture', by: t.id('A') };
  expect(Object.keys(t.ways(capture))).toEqual(['captured']);
  // That a prisoner of hers goes free by it is not what was asked.
  t.f('B').captor = t.id('a');
  expect(Object.keys(t.ways(capture))).toEqual(['captured']);
});

test('HB-10 HB-02 a declared strike has odds for each reaction, with none, one and two dice', () => {
  const t = new Table({
    a: [['mel-lancier', 30, 30], ...crowd('mel-archere', 5)],
    b: [['tha-hallebardier', 30, 33.6, 'down'], ...crowd('tha-rodeur', 70)],
    destiny: [2, 1],
  });
  t.choose('A');
  const d = t.decision();
  const blow = declaration([], strike(t.id('a')));
  const names = rules.assumes?.(viewOf(t.s, 0), d, blow) ?? [];
  expect(names).toEqual(['passe', 'dodge', 'take'].flatMap((how) => [0, 1, 2].map((add) => `${how}+${add}`)));
  const said = new Map(names.map((as) => [as, sharesOf(forecast(rules, viewOf(t.s, 0), d, blow, 20_000, as))]));
  expect(forecast(rules, viewOf(t.s, 0), d, blow, 20_000).map(({ result }) => result)).toEqual(['']);
  for (const how of ['passe', 'dodge', 'take']) {
    const won = [0, 1, 2].map((add) => {
      const shares = said.get(`${how}+${add}`);
      return (shares?.get('dominates') ?? 0) + (shares?.get('dominates.special') ?? 0);
    });
    expect(won[0]).toBeGreaterThan(0);
    expect(won[2]).toBeGreaterThanOrEqual(won[0] as number);
  }
  // The same as what the target is told of its reaction.
  t.answer(blow).until('answer');
  const met = sharesOf(forecast(rules, viewOf(t.s, 1), t.decision(), { do: 'answer', how: 'dodge' }, 20_000, '+0'));
  expect([...(said.get('dodge+0') ?? [])].sort()).toEqual([...met].sort());
});

const shares = (histogram: Readonly<Record<number, number>>, of: number): Record<number, number> =>
  Object.fromEntries(
    Object.entries(histogram)
      .filter(([, n]) => n > 0)
      .map(([k, n]) => [k, n / of]),
  );

function same(found: Record<number, number>, expected: Record<number, number>): void {
  expect(Object.keys(found)).toEqual(Object.keys(expected));
  for (const key of Object.keys(expected)) expect(found[Number(key)]).toBeCloseTo(expected[Number(key)] as number, 12);
}

const duels: [string, string][] = [
  ['tha-broyeur', 'mel-sapeur'],
  ['mel-bretteuse', 'tha-hallebardier'],
  ['mel-lancier', 'tha-rodeur'],
  ['tha-fanatique', 'mel-garde'],
];

test.each(duels)(
  'HB-25 %s strikes %s: wounds as the rules deal them, for every reaction and one more die',
  (one, other) => {
    const horde = (kind: string, y: number) => crowd(kind.startsWith('mel') ? 'mel-archere' : 'tha-rodeur', y);
    for (const how of ['passe', 'body', 'dodge', 'take'] as How[]) {
      for (const add of [0, 1]) {
        const t = new Table({
          a: [[one, 30, 30], ...horde(one, 5)],
          b: [[other, 30, 33.6, 'down'], ...horde(other, 70)],
          destiny: [0, add],
        });
        // Reserved actions would be asked about; these odds are without them.
        t.f('a').usedTurn = ['garde-haute', 'pas-de-cote'];
        t.declare('A', [], strike(t.id('a')));
        const odds = duelOdds(t.s, t.f('A'), t.f('a'), how, plainStrike(t.f('A'), t.f('a')), [
          0,
          how === 'take' ? 0 : add,
        ]);
        const played = histograms(
          t,
          [
            { do: 'answer', how },
            { do: 'dice', add: how === 'take' ? 0 : add },
          ],
          'A',
          'a',
        );
        same(shares(odds.wounds, odds.of), played.other);
        same(shares(odds.woundsAgainst, odds.of), played.own);
        expect(Object.values(odds.results).reduce((a, b) => a + b, 0)).toBe(odds.of);
      }
    }
  },
);

test('HB-32 a shot, dodged or taken', () => {
  for (const how of ['dodge', 'take'] as How[]) {
    const t = new Table({
      a: [['mel-archere', 30, 20], ...crowd('mel-lancier', 5)],
      b: [['tha-rodeur', 30, 32], ...crowd('tha-hallebardier', 70)],
    });
    t.f('A').usedGame = ['oeil-du-guetteur'];
    const odds = volleyOdds(t.s, t.f('A'), t.f('a'), 'arc', how === 'dodge');
    t.choose('A');
    const [d] = rules.pending(t.s);
    const branches = weighed((chance) => {
      const s = rules.copy(t.s);
      const io = { chance, tell: undefined };
      rules.answer(s, d as never, declaration([], { kind: 'shot', target: t.id('a'), weapon: 'arc' }), io);
      settle(s, io, [{ do: 'answer', how }]);
      return 8 - (s.fighters[t.id('a')]?.phys ?? 0);
    }, 10_000);
    const played: Record<number, number> = {};
    for (const { result, weight, total } of branches)
      played[Number(result)] = (played[Number(result)] ?? 0) + Number(weight) / Number(total);
    same(shares(odds.wounds, odds.of), played);
    expect(odds.hit + odds.dodged + odds.missed).toBe(odds.of);
  }
});

test('the view shows them where they are decided, and a preview before', () => {
  const t = new Table({
    a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
    b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
  });
  const intention = declaration([[30, 31]], {
    kind: 'strike',
    target: t.id('a'),
    charge: { type: 'surprise', from: 0 },
  });
  const preview = previewIntention(viewOf(t.s, 0), t.id('A'), intention);
  if (!('duels' in preview)) throw new Error('refused');
  expect(preview).toMatchObject({ cost: 1100, budget: 1500, charge: { type: 'surprise', bonus: 4 } });
  expect(preview.duels.map(({ how }) => how)).toEqual(['passe', 'body', 'dodge', 'take']);
  expect(preview.duels[0]?.odds.attack).toContainEqual({ rule: 'MOR-CHG-05', what: 'surprise', value: 4 });
  expect(previewIntention(viewOf(t.s, 0), t.id('A'), declaration([[50, 60]]))).toMatchObject({ rule: 'HB-11' });
  t.choose('A').answer(intention);
  const view = { ...viewOf(t.s, 1), destiny: [0, 1] as [number, number] };
  expect(waysIn(view)[0]).toMatchObject({ who: t.id('A'), cost: 1100, action: 'strike', charge: 'surprise' });
  const passe = previewReactions(view)?.find(({ how }) => how === 'passe');
  expect(passe?.plain).toEqual(preview.duels[0]?.odds);
  expect(meanOf(passe?.own[1]?.woundsAgainst ?? {}, passe?.own[1]?.of ?? 1)).toBeGreaterThan(
    meanOf(passe?.plain.woundsAgainst ?? {}, passe?.plain.of ?? 1),
  );
});

test('HB-02 HB-21 while destiny points remain: the odds of each reaction, and of none, one and two points on its roll', () => {
  const t = new Table({
    a: [['mel-bretteuse', 30, 28], ...crowd('mel-lancier', 5)],
    b: [['tha-rodeur', 30, 30.6, 'down'], ...crowd('tha-hallebardier', 70)],
    destiny: [2, 3],
  });
  const share = (odds: DuelOdds, result: 'dominates' | 'dodged' | 'tie') => odds.results[result] / odds.of;
  const number = (fraction: string): number => {
    const [num = 0, den = 1] = fraction.split('/').map(Number);
    return num / den;
  };
  const preview = previewIntention(viewOf(t.s, 0), t.id('A'), declaration([], strike(t.id('a'))));
  if (!('duels' in preview)) throw new Error('refused');
  expect(preview.duels.map(({ how, own }) => [how, own.length])).toEqual([
    ['passe', 3],
    ['body', 3],
    ['dodge', 3],
    ['take', 3],
  ]);
  const dodged = preview.duels.find(({ how }) => how === 'dodge')?.own ?? [];
  expect(dodged.map((odds) => share(odds, 'dominates'))).toEqual(
    [...dodged.map((odds) => share(odds, 'dominates'))].sort(),
  );
  t.declare('A', [], strike(t.id('a')));
  const reactions = previewReactions(viewOf(t.s, 1)) ?? [];
  for (const { how, plain } of reactions) {
    // As they are if nobody adds a die.
    const ways = t.ways({ do: 'answer', how });
    const dominated = number(ways.dominates ?? '0') + number(ways['dominates.special'] ?? '0');
    expect(dominated, how).toBeCloseTo(share(plain, 'dominates'), 10);
  }
  const own = reactions.find(({ how }) => how === 'dodge')?.own ?? [];
  expect(own.length).toBe(3);
  t.react('dodge');
  for (const [add, odds] of own.entries()) {
    expect(number(t.share({ do: 'dice', add }, 'dodged')), `${add}`).toBeCloseTo(share(odds, 'dodged'), 10);
  }
  // The striker is asked next, and weighs his own dice against the dodge as it stands.
  t.answer({ do: 'dice', add: 2 });
  expect(t.question).toBe('0 dice');
  const [none = 0, one = 0, two = 0] = [0, 1, 2].map((add) => number(t.share({ do: 'dice', add }, 'dodged')));
  expect(none).toBeGreaterThan(one);
  expect(one).toBeGreaterThan(two);
});
