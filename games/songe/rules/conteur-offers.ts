/** Samples of what the Conteur may do. */
import type { Answer } from '../answers.ts';
import { type FigureIndex, figureOf, type State } from '../state.ts';
import { isBusy } from './busy.ts';
import { other } from './duelling.ts';
import { isPlayers } from './panache.ts';

/** Samples of what the Conteur may do. */
export function conteurActs(s: State): Answer[] {
  const heroes = s.figures.flatMap((figure, i) => (figure.kind === 'arpenteur' && figure.out === null ? [i] : []));
  const [hero = 0] = heroes;
  const found: Answer[] = (heroes.length > 0 ? heroes : [hero]).flatMap((to): Answer[] => [
    { do: 'award', to, count: 1, why: 'line' },
    { do: 'award', to, count: 1, why: 'rolePlay' },
    { do: 'judge', to, cases: -2 },
    { do: 'judge', to, cases: 2 },
    { do: 'circumstance', to, stones: 1, lasts: 'draw' },
    { do: 'circumstance', to, stones: -1, lasts: 'scene' },
  ]);
  if (!s.store.coin) found.push({ do: 'addStones', black: 2 });
  const top = s.stacks[0]?.at(-1);
  if (s.store.limbes.black > 0)
    s.figures.forEach((figure, to) => {
      if (isPlayers(figure) && figure.sheet.signe === 'cauchemar') found.push({ do: 'shadow', to, count: 1 });
    });
  if (top?.kind === 'duel') {
    if (top.trick) found.push({ do: 'effect', to: top.sides[other(top.up)].figure, stones: -1 });
    found.push({ do: 'endFight' });
  }
  if (isBusy(s)) return found;
  const foes = s.figures.flatMap((figure, i) =>
    figure.seat === null && figure.out === null && figure.kind !== 'minor' && figure.kind !== 'arpenteur' ? [i] : [],
  );
  const [foe] = foes;
  if (foe !== undefined)
    for (const a of heroes) for (const b of new Set([foe, foes.at(-1) ?? foe])) found.push({ do: 'duel', a, b });
  const [second] = heroes.slice(1);
  const rival = foes.find((i) => i !== foe);
  if (foe !== undefined && rival !== undefined && second !== undefined)
    found.push({
      do: 'melee',
      fights: [
        { a: hero, b: foe, foes: 0 },
        { a: second, b: rival, foes: 0 },
      ],
    });
  for (const a of heroes) {
    const { escrime } = figureOf(s, a).sheet;
    const b = s.figures.findIndex(
      ({ kind, out, sheet }) => kind === 'minor' && out === null && sheet.escrime < escrime,
    );
    if (b >= 0) found.push({ do: 'algarade', a, b, foes: 3 }, { do: 'algarade', a, b, foes: 1 });
  }
  const guard = s.figures.findIndex(({ kind, out, guards }) => kind === 'minor' && out === null && !guards);
  const major = foes.find((i) => s.figures[i]?.kind === 'major');
  if (guard >= 0 && major !== undefined) found.push({ do: 'attach', a: guard, b: major, foes: 3 });
  if (foe !== undefined)
    for (const a of heroes.filter((i) => shoots(s, i)))
      found.push({ do: 'shot', a, b: foe, distance: 'proche', moving: true, cover: 'buste' });
  s.figures.forEach(({ loaded }, to) => {
    if (!loaded) found.push({ do: 'reload', to });
  });
  for (const b of heroes.slice(1))
    found.push({ do: 'contest', a: hero, b, skill: 'vigilance', how: 'competition', difficulty: 0 });
  if (foe !== undefined)
    for (const a of heroes) found.push({ do: 'contest', a, b: foe, skill: 'vigilance', how: 'opposition' });
  found.push(
    { do: 'group', skill: 'vigilance', difficulty: 0 },
    { do: 'scene', place: 'Salle du Trône', traits: ['chandelier', 'bannières', 'tapis'] },
    { do: 'time', days: 1, hours: 0 },
    { do: 'time', days: 0, hours: 2 },
  );
  if (s.options.moments) found.push({ do: 'moment', price: 1 });
  for (const to of heroes) {
    found.push({ do: 'signe', to, signe: 'reve' }, { do: 'signe', to, signe: 'cauchemar' }, { do: 'peril', to });
    found.push({ do: 'harm', to, kind: 'legere', place: 'bras' });
    if (s.figures.length < 60) found.push({ do: 'newCharacter', to, as: 'valet' });
  }
  found.push({ do: 'brumes' }, { do: 'xp', amount: 3 }, { do: 'scenarioEnd' }, { do: 'newSession' });
  if (s.figures.length < 8) found.push({ do: 'bring', id: 'duelliste' });
  found.push({ do: 'close' });
  return found;
}

function shoots(s: State, i: FigureIndex): boolean {
  const { sheet, ammunition, loaded } = figureOf(s, i);
  if (!sheet.ranged || !ammunition) return false;
  return sheet.ranged === 'arc' || sheet.ranged === 'couteau' || (loaded && !s.options.apulvre);
}
