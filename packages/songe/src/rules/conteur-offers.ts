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
  const cursed = s.figures.findIndex((figure) => isPlayers(figure) && figure.sheet.signe === 'cauchemar');
  if (cursed >= 0 && s.store.limbes.black > 0) found.push({ do: 'shadow', to: cursed, count: 1 });
  if (top?.kind === 'duel') {
    if (top.trick) found.push({ do: 'effect', to: top.sides[other(top.up)].figure, stones: -1 });
    found.push({ do: 'endFight' });
  }
  if (isBusy(s)) return found;
  const foes = s.figures.flatMap((figure, i) =>
    figure.seat === null && figure.out === null && figure.kind !== 'minor' && figure.kind !== 'arpenteur' ? [i] : [],
  );
  const band = s.figures.findIndex(
    ({ kind, out, sheet }) => kind === 'minor' && out === null && sheet.escrime < (s.figures[hero]?.sheet.escrime ?? 0),
  );
  const [foe] = foes;
  const active = heroes.length > 0;
  if (foe !== undefined && active)
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
  if (band >= 0 && active)
    found.push({ do: 'algarade', a: hero, b: band, foes: 3 }, { do: 'algarade', a: hero, b: band, foes: 1 });
  const guard = s.figures.findIndex(({ kind, out, guards }) => kind === 'minor' && out === null && !guards);
  const major = foes.find((i) => s.figures[i]?.kind === 'major');
  if (guard >= 0 && major !== undefined) found.push({ do: 'attach', a: guard, b: major, foes: 3 });
  const archer = heroes.find((i) => shoots(s, i));
  if (archer !== undefined && foe !== undefined)
    found.push({ do: 'shot', a: archer, b: foe, distance: 'proche', moving: true, cover: 'buste' });
  const unloaded = s.figures.findIndex(({ loaded }) => !loaded);
  if (unloaded >= 0) found.push({ do: 'reload', to: unloaded });
  if (heroes.length > 1)
    found.push({
      do: 'contest',
      a: heroes[0] as number,
      b: heroes[1] as number,
      skill: 'vigilance',
      how: 'competition',
      difficulty: 0,
    });
  if (foe !== undefined && active)
    found.push({ do: 'contest', a: hero, b: foe, skill: 'vigilance', how: 'opposition' });
  found.push(
    { do: 'group', skill: 'vigilance', difficulty: 0 },
    { do: 'scene', place: 'Salle du Trône', traits: ['chandelier', 'bannières', 'tapis'] },
    { do: 'time', days: 1, hours: 0 },
    { do: 'time', days: 0, hours: 2 },
  );
  if (s.options.moments) found.push({ do: 'moment', price: 1 });
  found.push(
    { do: 'signe', to: hero, signe: 'reve' },
    { do: 'signe', to: hero, signe: 'cauchemar' },
    { do: 'peril', to: hero },
    { do: 'brumes' },
    { do: 'xp', amount: 3 },
    { do: 'scenarioEnd' },
    { do: 'newSession' },
  );
  if (active) found.push({ do: 'harm', to: hero, kind: 'legere', place: 'bras' });
  if (active && s.figures.length < 60) found.push({ do: 'newCharacter', to: hero, as: 'valet' });
  if (s.figures.length < 8) found.push({ do: 'bring', id: 'duelliste' });
  found.push({ do: 'close' });
  return found;
}

function shoots(s: State, i: FigureIndex): boolean {
  const { sheet, ammunition, loaded } = figureOf(s, i);
  if (!sheet.ranged || !ammunition) return false;
  return sheet.ranged === 'arc' || sheet.ranged === 'couteau' || (loaded && !s.options.apulvre);
}
