/** The table in plain text: the stones, the fight or test at hand, and the sheets of those who matter. */

import type { Language, Seat } from '@reverie/kernel/game';
import { signed } from '@reverie/kernel/words';
import { fraction, percent } from '@reverie/odds/fraction';
import { MASQUES } from '../data/skills.ts';
import type { BusinessView, FigureView, View } from '../view-shape.ts';
import { bracketed, type Figures, pebbles, rowOf } from './figures.ts';
import type { Names } from './names.ts';
import { phraseIn, readyWord, withNames } from './ready.ts';

type BoardWords = Names['board'] & {
  readonly language: Language;
  readonly outs: Names['outs'];
  readonly figures: Figures;
};

/** '21/32' as '65.6 %'. */
function shareOf(text: string, language: Language): string {
  const [num = '0', den = '1'] = text.split('/');
  const share = percent(fraction(BigInt(num), BigInt(den)), 1);
  return language === 'fr' ? `${share.replace('.', ',')} %` : `${share}%`;
}

const heap = ({ white, black }: { readonly white: number; readonly black: number }): string => `${white} ○ ${black} ●`;

export function drawBoard(words: BoardWords, told: View, seats: readonly Seat[]): string {
  const view = withNames(words.language, told);
  const shown = view.figures.flatMap((figure, i) =>
    matters(view, figure, i) ? [sheet(words, view, figure, i, seats)] : [],
  );
  const others = view.figures.flatMap((figure, i) =>
    matters(view, figure, i) || figure.out !== null ? [] : [`${i}. ${figure.sheet.name}`],
  );
  const text = [
    stonesLine(words, view),
    ...view.business.flatMap((one) => business(words, view, one)),
    ...shown,
    ...(others.length > 0 ? [`${words.onStage} : ${others.join(', ')}`] : []),
  ].join('\n');
  return words.language === 'fr' ? text : text.replaceAll(' : ', ': ');
}

function stonesLine(words: BoardWords, view: View): string {
  const parts = [`${words.bag} ${view.bag === 'coin' ? words.coin : heap(view.bag)}`];
  if (view.limbes.black + view.limbes.white > 0)
    parts.push(`${words.limbes} ${pebbles(view.limbes.white, view.limbes.black)}`);
  if (view.reserve.white + view.reserve.black > 0)
    parts.push(`${words.reserve} ${pebbles(view.reserve.white, view.reserve.black)}`);
  if (view.out.white + view.out.black > 0) parts.push(`${words.gone} ${heap(view.out)}`);
  if (view.conteur !== null) parts.push(`${words.conteur} ${pebbles(view.purse.white, view.purse.black)}`);
  if (view.mode !== 'arena') parts.push(`${words.day} ${view.day}, ${view.hour} h`);
  if (view.place.name) parts.push(`${view.place.name} [${view.place.traits.join(', ')}]`);
  return parts.join(' · ');
}

/** Players, and whoever is in what goes on. */
function matters(view: View, figure: FigureView, i: number): boolean {
  if (figure.kind === 'arpenteur' || figure.kind === 'valet') return true;
  return view.business.some(
    (one) =>
      (one.kind === 'duel' && one.sides.some((side) => side.figure === i)) ||
      (one.kind === 'duel' && one.sides.some((side) => side.figure === figure.guards?.of)) ||
      (one.kind === 'algarade' && one.band === i) ||
      (one.kind === 'contest' && one.figures.includes(i)) ||
      (one.kind === 'shot' && one.target === i),
  );
}

const nameAt = (view: View, i: number): string => view.figures[i]?.sheet.name ?? '';

function business(words: BoardWords, view: View, one: BusinessView): string[] {
  switch (one.kind) {
    case 'duel':
      return duel(words, view, one);
    case 'test': {
      const [best, plain] = [one.chance, one.plainChance].map((share) => share && shareOf(share, words.language));
      const without = plain === best ? '' : ` (${plain} ${words.withoutRedraws})`;
      const chance = best ? ` · ${words.chance} ${best}${without}` : '';
      const row = one.row && one.row.length > 0 ? ` · ${rowOf(one.row)}` : '';
      const hard = one.difficulty === null ? '?' : words.figures.difficulty(one.difficulty);
      return [
        `${nameAt(view, one.figure)} · ${words.figures.tested(one.what)} ${signed(one.level)} · ${hard}${row}${chance}`,
      ];
    }
    case 'contest':
      return [
        one.figures
          .map((i, at) => `${nameAt(view, i)} ${one.results[at] ? `${one.results[at].white} ○` : '…'}`)
          .join(' – '),
      ];
    case 'algarade':
      return [`${nameAt(view, one.figure)} – ${nameAt(view, one.band)} (${one.foes})`];
    case 'melee':
      return one.fights.map(({ a, b }) => `${words.next} : ${nameAt(view, a)} – ${nameAt(view, b)}`);
    case 'crossing':
      return [
        `${words.leg} ${one.leg}${one.idea >= 0 ? ` · ${words.figures.idea(one.idea)}` : ''} · ${one.passed} ${words.passed}`,
      ];
    default:
      return [];
  }
}

/** Steps at which `made` counts ties, and nobody has struck yet. */
const OPENING: ReadonlySet<string> = new Set(['stance', 'open', 'shift', 'openMend', 'tie']);

function duel(words: BoardWords, view: View, one: Extract<BusinessView, { kind: 'duel' }>): string[] {
  const lines = [
    `${words.exchange} ${one.exchange}${one.made > 0 && !OPENING.has(one.step) ? ` · ${words.chain} ${one.chain}${one.manoeuvre ? ` (${words.figures.manoeuvre(one.manoeuvre)})` : ''}` : ''}`,
  ];
  const striking = [
    'attack',
    'attackMend',
    'defend',
    'defendMend',
    'counterMend',
    'raise',
    'botte',
    'botteAnswer',
  ].includes(one.step);
  one.sides.forEach((side, at) => {
    const parts = [nameAt(view, side.figure)];
    if (one.holder === at) parts.push(words.token);
    if (striking && one.up === at) parts.push(words.attacks);
    if (side.fixed !== null)
      parts.push(
        `${bracketed(side.fixed)}${side.row.length > 0 ? rowOf(side.row) : ''} ${side.white} ○`.replace('  ', ' '),
      );
    else if (side.reussites !== null) parts.push(`${side.reussites} R`);
    if (side.dessous > 0) parts.push(`${words.dessous} ${pebbles(0, side.dessous)}`);
    if (side.used > 0) parts.push(`${words.redraws} −${side.used}`);
    if (side.suspects) parts.push(`${words.suspected} ${likely(side.suspects, words.language)}`);
    if (side.aim) parts.push(words.figures.botte(side.aim));
    lines.push(`  ${at === 0 ? '├' : '└'} ${parts.join(' · ')}`);
  });
  return lines;
}

/** The levels that are left, the likeliest first: '3 (54 %), 2 (31 %), 4 (15 %)'. */
const likely = (suspects: readonly number[], language: Language): string =>
  suspects
    .map((share, level) => ({ share, level }))
    .filter(({ share }) => share >= 0.005)
    .sort((a, b) => b.share - a.share)
    .slice(0, 3)
    .map(({ share, level }) => `${level} (${Math.round(share * 100)}${language === 'fr' ? ' %' : '%'})`)
    .join(', ');

function woundLine(words: BoardWords, figure: FigureView): string {
  if (figure.kind === 'middle')
    return `${words.wounds} ${'●'.repeat(figure.boxes)}${'○'.repeat(Math.max(0, 3 - figure.boxes))}`;
  if (figure.wounds.length === 0) return `${words.wounds} ${words.none}`;
  return `${words.wounds} ${figure.wounds.map(({ kind, place }) => `${words.figures.wound(kind)}${place ? ` (${place})` : ''}`).join(', ')}`;
}

function sheet(words: BoardWords, view: View, figure: FigureView, i: number, seats: readonly Seat[]): string {
  const { sheet: s } = figure;
  const { language } = words;
  const ready = (word: string) => readyWord(language, word);
  const seat = figure.seat === null ? '' : ` (${seats[figure.seat]?.name ?? figure.seat})`;
  const masque = s.masque ? `, ${MASQUES[s.masque][language]}` : '';
  const levels = Object.entries(s.manoeuvres).map(([id, level]) => `${words.figures.manoeuvre(id)} ${signed(level)}`);
  const lines = [
    `${i}. ${s.name}${seat}${masque}${figure.out ? ` — ${words.outs[figure.out]}` : ''}${figure.asleep ? ` — ${words.asleep}` : ''}`,
    `   ${words.panache} ${pebbles(figure.panache.white, figure.panache.black)} · ${words.karma} ${figure.karma} (${figure.points} pt) · ${words.mana} ${figure.mana} · ${woundLine(words, figure)}`,
    `   ${words.escrime} ${s.escrime ?? '?'} · ${Object.entries(s.characteristics)
      .map(([id, value]) => `${id} ${signed(value)}`)
      .join(' ')}`,
  ];
  if (figure.guards) lines.push(`   ${words.shields} ${nameAt(view, figure.guards.of)} (${figure.guards.left})`);
  if (levels.length > 0) lines.push(`   ${levels.join(', ')}`);
  if (figure.seat === null) return lines.join('\n');
  const skills = Object.entries(s.skills).map(([id, level]) => `${words.figures.skill(id)} ${signed(level)}`);
  if (skills.length > 0 && view.mode !== 'arena') lines.push(`   ${words.skills} : ${skills.join(', ')}`);
  const more = [
    s.bottes.length > 0 ? `${words.bottes} : ${s.bottes.map((id) => words.figures.botte(id)).join(', ')}` : '',
    view.mode !== 'arena' && s.eclats.length > 0
      ? `${words.eclats} : ${s.eclats.map((id) => words.figures.eclat(id)).join(', ')}`
      : '',
    view.mode !== 'arena' && s.descripteurs.length > 0
      ? `${words.descripteurs} : ${s.descripteurs.map(ready).join(', ')}`
      : '',
    view.mode !== 'arena' && s.traits.length > 0
      ? `${words.traits} : ${s.traits.map(({ name }) => ready(name)).join(', ')}`
      : '',
    Object.keys(s.pouvoirs).length > 0
      ? `${words.words} : ${[...Object.entries(s.pouvoirs), ...Object.entries(s.cles)].map(([word, level]) => `${phraseIn(words.language, word)} ${level}`).join(', ')}`
      : '',
    s.potions.length > 0 ? `${words.potions} : ${s.potions.join(', ')}` : '',
    figure.marks.length > 0 ? `${words.marks} : ${figure.marks.join(', ')}` : '',
  ].filter((part) => part !== '');
  if (more.length > 0) lines.push(`   ${more.join(' · ')}`);
  return lines.join('\n');
}
