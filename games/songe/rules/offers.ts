/** What is offered to a player at the table: samples, since words and numbers are free. */

import type { SeatIndex } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import { eclatCalled } from '../data/eclats.ts';
import { CHARACTERISTICS, MASQUES, type SkillId } from '../data/skills.ts';
import { scoreOf } from '../figures.ts';
import { type FigureIndex, figureOf, ofSeat, type State } from '../state.ts';
import { countOf } from '../stones.ts';
import { isBusy } from './busy.ts';
import { isNightmarish, KARMA_LEAST, KARMA_MOST, pointsOf } from './karma.ts';
import { cannotPay } from './panache.ts';
import { isRequest } from './terms.ts';

export function offers(s: State, seat: SeatIndex): Answer[] {
  const i = ofSeat(s, seat);
  const figure = figureOf(s, i);
  const found: Answer[] = [];
  const stones = countOf(figure.panache);
  const friend = s.players.find(
    (one) => one !== seat && !s.gone.includes(one) && figureOf(s, ofSeat(s, one)).out !== 'conteur',
  );
  if (stones > 0 && friend !== undefined) found.push({ do: 'give', to: friend, count: 1 });
  if (figure.out === 'conteur' || figure.out === 'dead') return found;
  if (stones < 2 && figure.karma > KARMA_LEAST + 2) found.push({ do: 'borrow', need: stones + 1 });
  if (s.stacks[0]?.at(-1)?.kind === 'duel' && figure.out === null && !figure.asleep)
    found.push(...priced(s, i, stones).filter(isRequest));
  if (isBusy(s)) return found;
  if (figure.wounds.some(({ kind }) => kind === 'mortelle') && stones > 0 && figure.out === 'withdrawn')
    found.push({ do: 'hold' });
  if (figure.xp.free >= 2 && figure.karma < KARMA_MOST) found.push({ do: 'experience', use: 'karma' });
  if (figure.xp.free >= 1 && figure.xp.rounds < 8) found.push({ do: 'experience', use: 'round' });
  if (figure.xp.rounds >= 8) found.push({ do: 'experience', use: 'gift', gift: 'skill', name: 'vigilance' });
  const [potion] = figure.sheet.potions;
  if (potion !== undefined && figure.potionDay !== s.day) found.push({ do: 'potion', quality: potion });
  if (figure.asleep || figure.out !== null) return found;
  const skills = (Object.entries(figure.sheet.skills) as [SkillId, number][]).sort((a, b) => b[1] - a[1]).slice(0, 4);
  for (const [skill] of skills) found.push({ do: 'test', skill });
  if (skills[0]) found.push({ do: 'test', skill: skills[0][0], panache: 1 });
  const best = CHARACTERISTICS.reduce((one, other) => (scoreOf(figure, other) > scoreOf(figure, one) ? other : one));
  found.push({ do: 'test', characteristic: best });
  const [trait] = figure.sheet.traits.filter(({ flaw }) => flaw);
  if (trait && s.options.traits) found.push({ do: 'test', trait: trait.name });
  if (trait) found.push({ do: 'flaw', name: trait.name });
  if (pointsOf(figure) <= -1 && stones > 0 && skills[0]) found.push({ do: 'test', skill: skills[0][0], evil: true });
  found.push(...priced(s, i, stones));
  found.push({ do: 'failOnPurpose' }, { do: 'deed', want: 'panache' }, { do: 'deed', want: 'karma' });
  const [verb] = Object.keys(figure.sheet.pouvoirs);
  const [key] = Object.keys(figure.sheet.cles);
  if (verb && key) found.push({ do: 'spell', words: [verb, key] });
  figure.sheet.objects.forEach(({ charge, difficulty }, object) => {
    if (charge === null || charge >= Math.max(1, 3 * difficulty)) found.push({ do: 'useObject', object });
    if (charge !== null && figure.mana > 0) found.push({ do: 'recharge', object });
  });
  s.figures.forEach(({ valet }, at) => {
    if (valet?.of === i && !valet.paid && stones > 0) found.push({ do: 'valet', figure: at });
  });
  return found;
}

/** SON-PPS-07: what can be paid now. */
function priced(s: State, i: FigureIndex, stones: number): Answer[] {
  const figure = figureOf(s, i);
  const { sheet } = figure;
  const found: Answer[] = [];
  const [descripteur] = sheet.descripteurs;
  const quality = sheet.traits.find(({ flaw }) => !flaw);
  if (stones >= 1) {
    if (descripteur) found.push({ do: 'descripteur', name: descripteur });
    if (quality) found.push({ do: 'quality', name: quality.name });
    if (sheet.masque) found.push({ do: 'masque', skill: MASQUES[sheet.masque].skills[0] }, { do: 'masque' });
    found.push(
      { do: 'tavern', text: 'Trois lames, un lustre, une baronne, et moi au milieu.' },
      { do: 'mini' },
      { do: 'object', name: 'corde' },
    );
    if (s.options.affirmations) found.push({ do: 'affirm', grade: 1, about: 'Bellerive' });
  }
  const pnj = s.figures.findIndex((one) => one.seat === null && one.out === null);
  if (stones >= 1 && s.options.affirmations && pnj >= 0)
    found.push({ do: 'enrich', figure: pnj, what: 'descripteur', name: 'Bavard' });
  if (stones >= 2) {
    found.push({ do: 'success' });
    if (s.options.affirmations) found.push({ do: 'characterise', about: 'Sanctuaire', stones: 1 });
  }
  if (stones >= 3) {
    found.push({ do: 'bind', name: 'rapière' });
    if (figure.karma < KARMA_MOST) found.push({ do: 'raiseKarma', cases: 1 });
  }
  for (const id of sheet.eclats) {
    const eclat = eclatCalled(id);
    if (!eclat) continue;
    const dormant = id in { supplice: 1, pourriture: 1, faim: 1, murmure: 1 } && !isNightmarish(figure);
    const need = eclat.colour ? { [eclat.colour]: eclat.price } : undefined;
    if (
      !dormant &&
      !cannotPay(s, i, eclat.price, 'SON-ECL-01', {}, need) &&
      figure.karma - Math.max(0, eclat.mana - figure.mana) > KARMA_LEAST
    )
      found.push({ do: 'eclat', id });
  }
  return found;
}
