/** The table in plain text: the stones, the fight or test at hand, and the sheets of those who matter. */
import type { Language, Seat } from '@reverie/kernel/game';
import { signed } from '@reverie/kernel/words';
import { fraction, percent } from '@reverie/odds/fraction';
import { MASQUES } from '../data/skills.ts';
import { countOf, type Stones } from '../stones.ts';
import type { BusinessView, FigureView, View } from '../view-shape.ts';
import { bracketed, type Figures, pebbles, rowOf } from './figures.ts';
import type { Names } from './names.ts';
import { phraseIn, readyWord, withNames } from './ready.ts';

type BoardWords = Names['board'] & Readonly<{ language: Language; outs: Names['outs']; figures: Figures }>;

/** '21/32' as '65.6 %'. */
function shareOf(text: string, language: Language): string {
  const [num = '0', den = '1'] = text.split('/');
  const share = percent(fraction(BigInt(num), BigInt(den)), 1);
  return language === 'fr' ? `${share.replace('.', ',')} %` : `${share}%`;
}

const heap = ({ white, black }: Readonly<Stones>): string => `${white} ○ ${black} ●`;
const row = ({ white, black }: Readonly<Stones>): string => pebbles(white, black);

/** What there is of something, where there is any. */
const listed = (name: string, all: readonly (string | number)[]): string[] =>
  all.length > 0 ? [`${name} : ${all.join(', ')}`] : [];

export function drawBoard(words: BoardWords, told: View, seats: readonly Seat[]): string {
  const view = withNames(words.language, told);
  const lines = [stonesLine(words, view), ...view.business.flatMap((one) => business(words, view, one))];
  const others: string[] = [];
  for (const [i, figure] of view.figures.entries()) {
    if (matters(view, figure, i)) lines.push(sheet(words, view, figure, i, seats));
    else if (figure.out === null) others.push(`${i}. ${figure.sheet.name}`);
  }
  const text = [...lines, ...listed(words.onStage, others)].join('\n');
  return words.language === 'fr' ? text : text.replaceAll(' : ', ': ');
}

function stonesLine(words: BoardWords, view: View): string {
  const parts = [`${words.bag} ${view.bag === 'coin' ? words.coin : heap(view.bag)}`];
  if (countOf(view.limbes) > 0) parts.push(`${words.limbes} ${row(view.limbes)}`);
  if (countOf(view.reserve) > 0) parts.push(`${words.reserve} ${row(view.reserve)}`);
  if (countOf(view.out) > 0) parts.push(`${words.gone} ${heap(view.out)}`);
  if (view.conteur !== null) parts.push(`${words.conteur} ${row(view.purse)}`);
  if (view.mode !== 'arena')
    parts.push(`${words.day} ${view.day}, ${view.hour} h${view.minute > 0 ? ` ${view.minute}` : ''}`);
  if (view.place.name) parts.push(`${view.place.name} [${view.place.traits.join(', ')}]`);
  return parts.join(' · ');
}

/** Players, and whoever is in what goes on. */
function matters(view: View, figure: FigureView, i: number): boolean {
  if (figure.kind === 'arpenteur' || figure.kind === 'valet') return true;
  return view.business.some(
    (one) =>
      (one.kind === 'duel' && one.sides.some((side) => side.figure === i || side.figure === figure.guards?.of)) ||
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

/** Steps at which `made` counts ties, and nobody has struck yet; and those at which somebody strikes. */
const OPENING: ReadonlySet<string> = new Set(['stance', 'open', 'shift', 'openMend', 'tie']);
const STRIKING: ReadonlySet<string> = new Set([
  ...['attack', 'attackMend', 'defend', 'defendMend', 'counterMend', 'raise', 'botte', 'botteAnswer'],
]);

function duel(words: BoardWords, view: View, one: Extract<BusinessView, { kind: 'duel' }>): string[] {
  const blow = one.manoeuvre ? ` (${words.figures.manoeuvre(one.manoeuvre)})` : '';
  const chain = one.made > 0 && !OPENING.has(one.step) ? ` · ${words.chain} ${one.chain}${blow}` : '';
  const lines = [`${words.exchange} ${one.exchange}${chain}`];
  one.sides.forEach((side, at) => {
    const parts = [nameAt(view, side.figure)];
    if (one.holder === at) parts.push(words.token);
    if (STRIKING.has(one.step) && one.up === at) parts.push(words.attacks);
    const drawn = side.row.length > 0 ? rowOf(side.row) : '';
    if (side.fixed !== null) parts.push(`${bracketed(side.fixed)}${drawn} ${side.white} ○`.replace('  ', ' '));
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
  const wounds = figure.wounds.map(({ kind, place }) => `${words.figures.wound(kind)}${place ? ` (${place})` : ''}`);
  return `${words.wounds} ${wounds.join(', ') || words.none}`;
}

function sheet(words: BoardWords, view: View, figure: FigureView, i: number, seats: readonly Seat[]): string {
  const { sheet: s } = figure;
  const { language } = words;
  const ready = (word: string) => readyWord(language, word);
  const seat = figure.seat === null ? '' : ` (${seats[figure.seat]?.name ?? figure.seat})`;
  const masque = s.masque ? `, ${MASQUES[s.masque][language]}` : '';
  const leveled = (levels: Readonly<Record<string, number>>, name: (id: string) => string): string[] =>
    Object.entries(levels).map(([id, level]) => `${name(id)} ${signed(level)}`);
  const { manoeuvre, skill, botte, eclat } = words.figures;
  const levels = leveled(s.manoeuvres, manoeuvre);
  const characteristics = leveled(s.characteristics, (id) => id).join(' ');
  const lines = [
    `${i}. ${s.name}${seat}${masque}${figure.out ? ` — ${words.outs[figure.out]}` : ''}${figure.asleep ? ` — ${words.asleep}` : ''}`,
    `   ${words.panache} ${row(figure.panache)} · ${words.karma} ${figure.karma} (${figure.points} pt) · ${words.mana} ${figure.mana} · ${woundLine(words, figure)}`,
    `   ${words.escrime} ${s.escrime ?? '?'} · ${characteristics}`,
  ];
  if (figure.guards) lines.push(`   ${words.shields} ${nameAt(view, figure.guards.of)} (${figure.guards.left})`);
  if (levels.length > 0) lines.push(`   ${levels.join(', ')}`);
  if (figure.seat === null) return lines.join('\n');
  const fights = view.mode === 'arena';
  if (!fights) lines.push(...listed(`   ${words.skills}`, leveled(s.skills, skill)));
  const spoken = Object.keys(s.pouvoirs).length > 0 ? [...Object.entries(s.pouvoirs), ...Object.entries(s.cles)] : [];
  const more = [
    ...listed(words.bottes, s.bottes.map(botte)),
    ...listed(words.eclats, fights ? [] : s.eclats.map(eclat)),
    ...listed(words.descripteurs, fights ? [] : s.descripteurs.map(ready)),
    ...listed(words.traits, fights ? [] : s.traits.map(({ name }) => ready(name))),
    ...listed(
      words.words,
      spoken.map(([word, level]) => `${phraseIn(language, word)} ${level}`),
    ),
    ...listed(words.potions, s.potions),
    ...listed(words.marks, figure.marks.map(ready)),
  ];
  if (more.length > 0) lines.push(`   ${more.join(' · ')}`);
  return lines.join('\n');
}
