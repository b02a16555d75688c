/** What is said of things that cannot be had just now. */
import { expect, test, vi } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { en } from '../words/en.ts';
import { position } from './playing-suite.ts';
import type { ArtefactsTexts, Thing } from './reading.ts';
import { foeOf, type Hands } from './touch.ts';

vi.stubGlobal('navigator', { language: 'fr' });
const { whyNoCombat, whyNot } = await import('./why.ts');

const SAID = {
  language: 'en',
  texts: en as unknown as ArtefactsTexts,
  seats: ['Ada', 'Blaise', 'Cosette'].map((name) => ({ name, role: 'player' })),
} as const;

const playable = ({ open }: Hands, card: number): boolean =>
  open.choices.some((one) => 'card' in one && one.card === card);

/** A card of one's hand that cannot be played, of a type, where one may prepare. */
function stuck(type: string): { readonly hands: Hands; readonly thing: Thing } {
  const found = (hands: Hands): number =>
    hands.open.decision.kind !== 'prepare' || hands.view.sides[hands.seat]?.places.every((place) => place !== null)
      ? -1
      : (hands.view.sides[hands.seat]?.hand ?? []).findIndex(
          (card) => CARDS[card]?.type === type && !playable(hands, card) && CARDS[card]?.power?.id !== 'guard',
        );
  const { hands } = position({}, (one) => found(one) >= 0);
  const at = found(hands);
  return { hands, thing: { on: 'hand', card: hands.view.sides[hands.seat]?.hand?.[at] ?? -1, at } };
}

test('a Monster says what it costs and how much of that there is', () => {
  const { hands, thing } = stuck('monster');
  expect(whyNot(hands, thing, SAID)).toMatch(/^It costs \d \((posi|nega)tive (day|night) dreams\)\. You have \d/);
});

test('a Weapon says that it wants dreams of one kind', () => {
  const { hands, thing } = stuck('weapon');
  expect(whyNot(hands, thing, SAID)).toMatch(/^It costs \d dreams of one kind/);
});

test('what can be played or attacked with needs no reason', () => {
  const { hands } = position({}, (one) => one.open.choices.some(({ do: what }) => what === 'summon'));
  const at = hands.view.sides[hands.seat]?.hand?.findIndex((card) => playable(hands, card)) ?? -1;
  const card = hands.view.sides[hands.seat]?.hand?.[at] ?? -1;
  expect(whyNot(hands, { on: 'hand', card, at }, SAID)).toBeNull();
});

test('an artefact that has attacked says so, and a Dreamer that something stands before', () => {
  const spent = position(
    {},
    ({ open, view, seat }) =>
      open.decision.kind === 'combat' &&
      (view.sides[seat]?.places.some((place) => place && !place.ready && place.attacks > 0 && place.endurance > 0) ??
        false) &&
      open.choices.some((one) => one.do === 'attack'),
  ).hands;
  const place = spent.view.sides[spent.seat]?.places.findIndex((one) => one && !one.ready && one.endurance > 0) ?? -1;
  expect(whyNot(spent, { on: 'place', seat: spent.seat, place }, SAID)).toMatch(/has attacked/);
  const covered = position({}, ({ open }) => open.choices.some((one) => one.do === 'attack' && one.target !== 3)).hands;
  const foe = foeOf(covered) ?? -1;
  expect(whyNot(covered, { on: 'dreamer', seat: foe }, SAID)).toMatch(/stands before/);
});

test('a card that is tried too early says what comes first', () => {
  const { hands } = position({}, ({ open }) => open.decision.kind === 'dawn');
  const hand = hands.view.sides[hands.seat]?.hand ?? [];
  const at = hand.findIndex((card) => CARDS[card]?.type === 'monster');
  expect(whyNot(hands, { on: 'hand', card: hand[at] ?? -1, at }, SAID)).toMatch(/^not yet: /i);
});

test('at three, whoever is not the opponent of this turn is not fought', () => {
  const { hands } = position({}, ({ open }) => open.choices.some((one) => one.do === 'attack'), 3);
  const foe = foeOf(hands) ?? -1;
  const third = [0, 1, 2].find((seat) => seat !== foe && seat !== hands.seat) ?? -1;
  expect(whyNot(hands, { on: 'dreamer', seat: third }, SAID)).toBe(
    `This turn you are fighting ${SAID.seats[foe]?.name}.`,
  );
});

test('in the first round, whoever is armed hears why there is no combat; whoever has nothing does not', () => {
  const first = (armed: boolean) =>
    position(
      {},
      ({ open, view, seat }) =>
        open.decision.kind === 'prepare' &&
        view.round === 1 &&
        open.choices.every(({ do: what }) => what !== 'fight') &&
        view.sides[seat]?.places.some((place) => place?.ready) === armed,
    ).hands;
  const why = whyNoCombat(first(true), SAID);
  expect(why).toMatch(/round|turn/);
  // The rule is one press away; what is read here has no number.
  expect(why).not.toMatch(/ART-/);
  expect(whyNoCombat(first(false), SAID)).toBeNull();
});
