/** What the board shows where dreams are laid in secret or raised in turn, and where each picks in a barter. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Viewer } from '@reverie/kernel/game';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { rules } from '../rules.ts';
import { preview, toldOf } from '../sketch.ts';
import type { State } from '../state.ts';
import type { Decision } from '../types.ts';
import { markOf } from './marks.ts';
import { after, position, things, traders } from './playing-suite.ts';
import type { Thing } from './reading.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Hands, type TouchResult, touched } from './touch.ts';

const io = () => ({ chance: new Fast(1), tell: undefined });

const offers = (hands: Hands, fits: (answer: Answer) => boolean): Answer | undefined => hands.open.choices.find(fits);
const sceneFor = (s: State, who: Viewer, answer: Answer | null = null, decision?: Decision): Scene => {
  const view = rules.view(s, who);
  const verdict = answer && decision ? preview(view, decision, answer) : null;
  const scene = sceneOf(view, typeof who === 'number' ? who : null, null, answer, verdict, []);
  if (!scene) throw new Error('no fight');
  return scene;
};

test('secret: what one is about to lay makes one’s own total grow, and says nothing of the other', () => {
  const { s, hands } = position({ boostMode: 'secret' }, ({ open }) =>
    open.choices.some((one) => one.do === 'boost' && one.boost.length > 1),
  );
  const { decision } = hands.open;
  const plain = sceneFor(s, decision.seat);
  const answer = offers(hands, (one) => one.do === 'boost' && one.boost.length === 2) as Answer;
  const laying = sceneFor(s, decision.seat, answer, decision);
  expect(laying.attack.total).toBe(plain.attack.total + 2);
  expect(laying.defence).toEqual(plain.defence);
  expect(laying.result).toBeNull();
  expect(toldOf(preview(hands.view, decision, answer), 'settled')).toBeUndefined();
});

test('secret: what lies face down is known to its owner alone, until both have laid', () => {
  const { s, hands } = position(
    { boostMode: 'secret' },
    ({ open }, at) =>
      rules.pending(at).length === 2 && open.choices.some((one) => one.do === 'boost' && one.boost.length > 0),
  );
  const { decision } = hands.open;
  const other = rules.pending(s).find(({ seat }) => seat !== decision.seat) as Decision;
  const before = sceneFor(s, other.seat);
  const answer = offers(hands, (one) => one.do === 'boost' && one.boost.length > 0) as Answer;
  const laid = answer.do === 'boost' ? answer.boost : [];
  expect(rules.answer(s, decision, answer, io())).toBeUndefined();
  const own = sceneFor(s, decision.seat);
  expect(own.attack).toMatchObject({ faceDown: 'known', boost: laid, total: before.attack.total + laid.length });
  for (const who of [other.seat, 'spectator'] as const) {
    expect(sceneFor(s, who).attack).toEqual({ ...before.attack, faceDown: 'unknown' });
  }
  // Whatever the defender is about to do, the end of it is not there to be seen.
  for (const choice of rules.choices(s, other)) {
    const { refusal, told } = preview(rules.view(s, other.seat), other, choice);
    expect(refusal).toBeNull();
    expect(told.map(({ kind }) => kind)).toEqual(['laid']);
  }
});

test('secret: an Item of defence counts for what it is worth, before it lies there and after', () => {
  const { s, hands } = position({ boostMode: 'secret' }, (one) =>
    one.open.choices.some((choice) => choice.do === 'defend' && choice.item !== undefined),
  );
  const { decision } = hands.open;
  const answer = offers(hands, (one) => one.do === 'defend' && one.item !== undefined) as Answer;
  const item = answer.do === 'defend' ? (answer.item ?? null) : null;
  const plain = sceneFor(s, decision.seat);
  const { value = 0 } = toldOf(preview(hands.view, decision, answer), 'laid') ?? {};
  expect(value).toBeGreaterThan(0);
  const laying = sceneFor(s, decision.seat, answer, decision);
  expect(laying.defence).toMatchObject({ item, total: plain.defence.total + value });
  expect(rules.answer(s, decision, answer, io())).toBeUndefined();
  if (rules.view(s, decision.seat).fight) {
    expect(sceneFor(s, decision.seat).defence).toMatchObject({ item, total: laying.defence.total, faceDown: 'known' });
  }
});

test('raise: a dream added is seen by both, and what a pass settles is shown before it is given', () => {
  const { s, hands } = position({ boostMode: 'raise' }, ({ open }, at) => {
    const raises = open.choices.find((one) => one.do === 'boost' && one.boost.length === 1);
    // With one dream more to add, the attacker is asked again after a pass.
    const again = open.choices.some((one) => one.do === 'boost' && one.boost.length > 1);
    if (!raises || !again) return false;
    const then = rules.copy(at);
    rules.answer(then, open.decision, raises, io());
    return rules.pending(then)[0]?.kind === 'defend';
  });
  const { decision } = hands.open;
  const before = sceneFor(s, decision.seat);
  const answer = offers(hands, (one) => one.do === 'boost' && one.boost.length === 1) as Answer;
  expect(sceneFor(s, decision.seat, answer, decision).attack.total).toBe(before.attack.total + 1);
  expect(rules.answer(s, decision, answer, io())).toBeUndefined();
  const [next] = rules.pending(s);
  if (next?.kind !== 'defend') throw new Error('nobody raises');
  expect(sceneFor(s, next.seat).attack).toMatchObject({ total: before.attack.total + 1, faceDown: null });
  // One pass is not the end of it; the second is.
  const pass: Answer = { do: 'defend', boost: [] };
  expect(sceneFor(s, next.seat, pass, next).result).toBeNull();
  expect(rules.answer(s, next, pass, io())).toBeUndefined();
  const [last] = rules.pending(s);
  if (last?.kind === 'boost') expect(sceneFor(s, last.seat, { do: 'boost', boost: [] }, last).result).not.toBeNull();
  else expect(rules.view(s, next.seat).fight).toBeNull();
});

test('the doubled base of a defender is shown while the fight waits', () => {
  const { s, hands } = position({}, ({ open, view }) => {
    const { fight } = view;
    const standing = fight && fight.target !== null ? view.sides[fight.defender]?.places[fight.target] : null;
    return (
      open.decision.kind === 'defend' &&
      standing != null &&
      sceneOf(view, 0, null, null, null, [])?.defence.doubled === true
    );
  });
  const scene = sceneFor(s, hands.open.decision.seat);
  const sum = toldOf(preview(hands.view, hands.open.decision, { do: 'defend', boost: [] }), 'settled')?.sum ?? [];
  expect(scene.defence.doubled).toBe(true);
  expect(sum.some(({ what, value }) => what === 'resistance' && value < 0)).toBe(true);
});

const bartering = ({ open }: Hands): boolean => open.choices.some((one) => one.do === 'barter');

test('each picks: against one other, what is given is enough; they answer with a dream of their own', () => {
  const { s, hands } = position({ barterPick: 'each', ...traders(2) }, bartering);
  const mine = things(hands).find((one) => one.on === 'row' && one.seat === hands.seat && markOf(hands, one).can);
  const next = touched(hands, mine as Thing) as TouchResult;
  expect(next.answer).toMatchObject({ do: 'barter' });
  expect(next.answer).not.toHaveProperty('get');
  expect(rules.answer(s, hands.open.decision, next.answer as Answer, io())).toBeUndefined();
  const [back] = rules.pending(s);
  if (back?.kind !== 'giveBack') throw new Error('nothing is given back');
  const view = rules.view(s, back.seat);
  const theirs: Hands = {
    view,
    seat: back.seat,
    open: { decision: back, choices: rules.choices(s, back) },
    answer: null,
    begun: {},
  };
  const given = things(theirs).filter((one) => markOf(theirs, one).can);
  expect(given.length).toBe(view.sides[back.seat]?.row.length);
  const answer = touched(theirs, given[0] as Thing)?.answer as Answer;
  expect(rules.answer(s, back, answer, io())).toBeUndefined();
});

test('each picks: among several, a Dreamer says with whom, before or after what is given', () => {
  const { hands } = position(
    { barterPick: 'each', ...traders(4) },
    (one) => {
      const barters = one.open.choices.flatMap((choice) => (choice.do === 'barter' ? [choice.seat] : []));
      return new Set(barters).size > 1;
    },
    4,
  );
  const can = (at: Hands, fits: (thing: Thing) => boolean) =>
    things(at).find((one) => fits(one) && markOf(at, one).can);
  const mine = can(hands, (one) => one.on === 'row' && one.seat === hands.seat) as Thing;
  const sleeper = can(hands, (one) => one.on === 'dreamer' && one.seat !== hands.seat) as Thing;
  for (const [first, second] of [
    [mine, sleeper],
    [sleeper, mine],
  ] as const) {
    const half = touched(hands, first) as TouchResult;
    expect(half.answer).toBeNull();
    const whole = touched(after(hands, half), second) as TouchResult;
    expect(whole.answer).toMatchObject({ do: 'barter', seat: sleeper.on === 'dreamer' ? sleeper.seat : -1 });
    expect(preview(hands.view, hands.open.decision, whole.answer as Answer).refusal).toBeNull();
    expect(markOf(after(hands, whole), sleeper).chosen).toBe(true);
    expect(markOf(after(hands, whole), mine).chosen).toBe(true);
  }
});
