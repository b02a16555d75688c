/** Why something is not possible now, in the words of the rules' own refusal. */
import type { Language } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/table/texts/say';
import { withoutRule } from '@reverie/ui/words';
import type { Answer } from '../answers.ts';
import { CARDS, IS_DEFENCE } from '../data/cards.ts';
import { PHASES, PROPERTIES } from '../data/colours.ts';
import { preview, whatItTakes } from '../sketch.ts';
import { DREAMER } from '../state.ts';
import { type ArtefactsProps, offered, type Thing } from './reading.ts';
import { attackerOf, foeOf, type Hands } from './touch.ts';
import { boardWords } from './words.ts';

/** A refusal as people read it: the rule behind it is one press away elsewhere. */
export const sayWhy = (language: Language, refusal: Refusal, texts: ArtefactsProps['texts']): string =>
  withoutRule(sayRefusal(language, refusal, texts));

type Wording = Pick<ArtefactsProps, 'language' | 'texts' | 'seats'>;

function refused({ view, open }: Hands, answer: Answer, { language, texts }: Wording): string | null {
  const { refusal } = preview(view, open.decision, answer);
  return refusal && sayWhy(language, refusal, texts);
}

/** Why the inspected thing cannot be used now; null if it can, or if nobody would expect it. */
export function whyNot(hands: Hands, thing: Thing, said: Wording): string | null {
  const { kind } = hands.open.decision;
  if (kind === 'combat' && (thing.on === 'place' || thing.on === 'dreamer')) return whyNoAttack(hands, thing, said);
  if (thing.on !== 'hand') return null;
  const defends = offered(hands.open, 'defend').some(({ item }) => item === thing.card);
  return defends ? null : whyNotPlayed(hands, thing.card, said);
}

function whyNotPlayed(hands: Hands, card: number, said: Wording): string | null {
  const { view, open } = hands;
  const t = boardWords[said.language];
  if (open.choices.some((one) => 'card' in one && one.card === card)) return null;
  if (IS_DEFENCE[card]) return t.inDefence;
  const answer: Answer = { do: CARDS[card]?.type === 'item' ? 'use' : 'summon', card };
  const { refusal } = preview(view, open.decision, answer);
  if (!refusal) return null;
  return refusal.reason === 'wrongCost'
    ? sayWhatItTakes(hands, card, said)
    : sayWhy(said.language, refusal, said.texts);
}

/** What the card costs, and what the player has. */
function sayWhatItTakes({ view, seat }: Hands, card: number, { language }: Wording): string {
  const t = boardWords[language];
  const takes = whatItTakes(view, seat, card);
  if (takes.phase === null) return t.needsAlike(takes.cost, takes.alike);
  const { cost, phase, property, fit } = takes;
  const what = t.dreamsOf(PHASES[phase]?.[language] ?? '', PROPERTIES[property]?.[language] ?? '');
  return t.needs(cost, what, fit, view.sides[seat]?.spiralsLeft ?? 0);
}

function whyNoAttack(hands: Hands, thing: Extract<Thing, { on: 'place' | 'dreamer' }>, said: Wording): string | null {
  const { open, seat, view } = hands;
  const attacks = offered(open, 'attack');
  const foe = foeOf(hands);
  if (thing.seat === seat) {
    if (thing.on === 'dreamer' || attacks.some(({ place }) => place === thing.place)) return null;
    if (!view.sides[seat]?.places[thing.place]) return null;
    const target = attacks[0]?.target ?? DREAMER;
    return refused(hands, { do: 'attack', place: thing.place, target, boost: [] }, said);
  }
  if (thing.seat !== foe) {
    return foe === null ? null : boardWords[said.language].fighting(said.seats[foe]?.name ?? '');
  }
  if (thing.on === 'place' && !view.sides[thing.seat]?.places[thing.place]) return null;
  const target = thing.on === 'dreamer' ? DREAMER : thing.place;
  const place = attackerOf(hands) ?? attacks[0]?.place;
  if (place === undefined || attacks.some((one) => one.target === target && one.place === place)) return null;
  return refused(hands, { do: 'attack', place, target, boost: [] }, said);
}

/** Why combat is not possible; null if it is, or if no artefact is ready. */
export function whyNoCombat(hands: Hands, said: Wording): string | null {
  const { view, seat, open } = hands;
  const armed = view.sides[seat]?.places.some((place) => place?.ready) ?? false;
  return !armed || offered(open, 'fight').length > 0 ? null : refused(hands, { do: 'fight' }, said);
}
