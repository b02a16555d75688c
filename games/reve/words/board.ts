/**
 * The table in plain text: the map as hexagons with its legend, and below it what stands on the sheets.
 *
 * A hexagon is five signs wide and two lines high and shares its sides with its neighbours. The upper line shows the
 * terrain; the lower one has a place for each mark: on the left a reserve or an effect, in the middle the demi-rêve or a
 * question mark where it may be, on the right an encounter that waits. No colours: terrains differ by their signs.
 */
import type { Language, Seat } from '@reverie/kernel/game';
import { entry, signed, wordsIn } from '@reverie/kernel/words';
import { ENCOUNTER_WORDS } from '../data/encounters.ts';
import { fatigueSegments, malusOf, trackLength } from '../data/fatigue.ts';
import { CELLS, cellAt } from '../data/map.ts';
import { spellById } from '../data/spells.ts';
import { isWet, TERRAIN_WORDS, TERRAINS, type Terrain } from '../data/terrains.ts';
import { VOIES } from '../data/voies.ts';
import { DIRECTIONS, type Direction, step } from '../hex.ts';
import { ownSpell } from '../rules/spellbook.ts';
import type { DreamerView, View } from '../view.ts';
import { BOARD_WORDS, STAT_WORDS, TERM_WORDS } from './lexicon.ts';
import type { Facts } from './speech.ts';
import { effectName, figure, lastHour, nameOf, roundOfHour, speech, spellFigures, writtenName } from './speech.ts';

/** The sentences of the board. */
export type BoardSentence = 'time' | 'until' | 'candidates' | 'held' | 'failure' | 'left' | 'more' | 'notBefore';

/** What the board needs of a language. */
export function boardWords(language: Language, sentences: Readonly<Record<BoardSentence, string>>) {
  const { fill, cell, cells, spell, castIn, percent } = speech(language);
  const say = (what: BoardSentence, facts: Facts): string => fill(sentences[what], facts);
  return { language, say, cell, cells, spell, castIn, percent, ...wordsIn(language, BOARD_WORDS) };
}
type BoardWords = ReturnType<typeof boardWords>;

// biome-ignore format: a list of signs
const SIGNS: Readonly<Record<Terrain, string>> = {
  cite: '[#]', sanctuaire: '(+)', plaines: ' . ', pont: ']=[', collines: 'nnn', foret: '&&&', monts: '^^^',
  desert: ':::', fleuve: '≈≈≈', lac: '(≈)', marais: '≈"≈', gouffre: ' v ', necropole: '+++', desolation: ' x ',
};

const MARKS = { pawn: '@', candidate: '?', reserve: '*', waiting: '!', touched: '°' } as const;
const MARK_NAMES = ['pawn', 'candidate', 'reserve', 'waiting', 'touched'] as const;

export function drawBoard(words: BoardWords, view: View, seats: readonly Seat[]): string {
  const dreamers = view.dreamers.filter((d) => d !== null);
  const pawns = dreamers.map((_, i) => (dreamers.length === 1 ? MARKS.pawn : String(i + 1)));
  const map = drawMap(dreamers, pawns);
  const legend = legendOf(words, pawns);
  return [
    ...map.map((line, i) => `${line.padEnd(MAP_WIDTH)}  ${legend[i - 1] ?? ''}`.trimEnd()),
    '',
    words.say('time', { hour: view.hour, day: view.day + 1, round: roundOfHour(view.round) }),
    ...dreamers.flatMap((d, i) => sheetOf(words, d, pawns[i] as string, nameOf(seats, d.seat), view.round)),
  ].join('\n');
}

// ---------------------------------------------------------------------------------------------------------------------
// The map.

const COLUMNS = 'ABCDEFGHIJKLM';
const ROWS = 15;
/** Room for the numbers of the rows on both sides. */
const MARGIN = 3;
const MAP_WIDTH = MARGIN + 4 * COLUMNS.length + 1 + MARGIN;

/** Left and middle and right of a hexagon's lower line. */
const SLOT = { touched: 0, reserve: 0, candidate: 1, pawn: 1, waiting: 2 } as const;

/** The upper left corner of a cell: every second column stands one line, half a hexagon, lower. */
function cornerOf(coord: string): { readonly x: number; readonly y: number } {
  const column = COLUMNS.indexOf(coord.slice(0, 1));
  return { x: MARGIN + 4 * column, y: 2 * (Number(coord.slice(1)) - 1) + (column % 2) };
}

function drawMap(dreamers: readonly DreamerView[], pawns: readonly string[]): string[] {
  const lines = Array.from({ length: 2 * ROWS + 1 }, () => new Array<string>(MAP_WIDTH).fill(' '));
  const put = (x: number, y: number, text: string): void => {
    for (const [i, sign] of [...text].entries()) (lines[y] as string[])[x + i] = sign;
  };
  for (const { coord, kind } of CELLS) {
    const { x, y } = cornerOf(coord);
    put(x + 1, y, '___');
    put(x, y + 1, `/${SIGNS[kind]}\\`);
    put(x, y + 2, '\\___/');
  }
  for (let row = 1; row <= ROWS; row++) {
    put(0, 2 * row - 1, String(row).padStart(2));
    put(MAP_WIDTH - 2, 2 * row - 1, String(row).padEnd(2));
  }
  const mark = (coord: string | null, slot: number, sign: string): void => {
    if (coord === null) return;
    const { x, y } = cornerOf(coord);
    put(x + 1 + slot, y + 2, sign);
  };
  for (const d of dreamers) {
    for (const { cells } of d.effects) for (const cell of cells ?? []) mark(cell, SLOT.touched, MARKS.touched);
    for (const { cell } of d.reserves) mark(cell, SLOT.reserve, MARKS.reserve);
    for (const { cell } of d.waiting) mark(cell, SLOT.waiting, MARKS.waiting);
    for (const cell of d.candidates) mark(cell, SLOT.candidate, MARKS.candidate);
  }
  for (const [i, d] of dreamers.entries()) mark(d.cell, SLOT.pawn, pawns[i] as string);
  const letters = [...COLUMNS].map((letter) => letter.padEnd(4)).join('');
  return [`${' '.repeat(MARGIN + 2)}${letters}`, ...lines.map((line) => line.join(''))];
}

function legendOf(words: BoardWords, pawns: readonly string[]): string[] {
  const terrains = TERRAINS.map((terrain) => {
    const name = TERRAIN_WORDS[terrain][words.language];
    return `${SIGNS[terrain]}  ${isWet(terrain) ? `${name}, ${words.wet}` : name}`;
  });
  const pawn = pawns.length > 1 ? `1–${pawns.length}` : ` ${MARKS.pawn} `;
  const shown = MARK_NAMES.map((mark) => `${mark === 'pawn' ? pawn : ` ${MARKS[mark]} `}  ${words[mark]}`);
  return [...terrains, '', ...shown];
}

// ---------------------------------------------------------------------------------------------------------------------
// The sheet, as a strip: only lines that hold something.

const WIDTH = 98;
const LABEL = 13;
const INDENT = ' '.repeat(2 + LABEL);

/** A label and what stands behind it: each item begins on a line of its own, its parts run on as long as they fit. */
function strip(label: string, items: readonly (readonly string[])[]): string[] {
  const lines = items.filter((parts) => parts.length > 0).flatMap((parts) => wrapped(parts, WIDTH - INDENT.length));
  return lines.map((line, i) => `${i === 0 ? `  ${label.padEnd(LABEL)}` : INDENT}${line}`);
}

function wrapped(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)} · ${part}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function sheetOf(words: BoardWords, d: DreamerView, pawn: string, player: string, round: number): string[] {
  const { language } = words;
  const name = d.sheet.name === player ? player : `${d.sheet.name} (${player})`;
  const each = <T>(label: string, all: readonly T[], parts: (one: T) => readonly string[]) =>
    strip(label, all.map(parts));
  return [
    '',
    `${pawn} ${name} · ${stateOf(words, d, round)} · ${placeOf(words, d)}`,
    ...strip(words.reve, [figuresOf(words, d)]),
    ...trackOf(words, d),
    ...strip(words.draconic, [VOIES.map((voie) => `${TERM_WORDS[voie].fr} ${signed(d.levels[voie])}`)]),
    ...strip(words.spells, [spellsOf(words, d)]),
    ...strip(words.candidate, [d.candidates.length > MOST_NAMED ? [] : d.candidates.map(words.cell)]),
    ...strip(words.around, [aroundOf(words, d)]),
    ...strip(words.holds, [d.journey?.held ? [words.say('held', { ...d.journey.held })] : []]),
    ...each(words.carried, d.carried, (one) => [spellOf(words, d, one)]),
    ...each(words.reserves, d.reserves, (one) => [spellOf(words, d, one), whereIs(words, one.cell)]),
    ...each(words.waitingOnes, d.waiting, (one) => waitingOf(words, one)),
    ...each(words.effects, d.effects, (effect) => effectOf(words, effect)),
    ...each(words.written, d.written, (id) => [writtenName(id)?.[language] ?? id]),
    ...strip(words.experience, [experienceOf(d)]),
    ...each(words.bonus, d.cellBonus, (one) => bonusOf(words, d, one)),
  ];
}

/** So many cells are named; more are only counted. */
const MOST_NAMED = 9;
const MOST_SPELLS = 24;

function stateOf(words: BoardWords, d: DreamerView, round: number): string {
  if (d.ended) return words.ended;
  if (d.journey) return words[d.journey.mode];
  if (d.exhausted || d.busy?.asleep) return words.asleep;
  const waits = d.notBefore > round ? `, ${words.say('notBefore', { round: d.notBefore })}` : '';
  return `${d.busy ? words.busy : words.world}${waits}`;
}

/** RDD-HID-01: a lost demi-rêve has a terrain and a number of cells where it may be, nothing else. */
function placeOf(words: BoardWords, { cell, candidates, terrain }: DreamerView): string {
  const lost = candidates.length > 0 ? words.say('candidates', { n: candidates.length }) : undefined;
  if (cell === null) return `${lost} (${TERRAIN_WORDS[terrain][words.language]})`;
  return lost === undefined ? words.cell(cell) : `${words.cell(cell)}, ${lost}`;
}

const FULL = '■';
const COMING = '▪';
const FREE = '·';

/** RDD-DREAM-01, RDD-REF-01, RDD-STATE-01: what is counted; drink and overload only where there is any. */
function figuresOf(words: BoardWords, d: DreamerView): string[] {
  const below = (label: string, value: number): string[] => (value === 0 ? [] : [`${label} ${signed(value)}`]);
  return [
    `${d.points} / ${words.seuil} ${d.seuil}`,
    `${words.refoulement} ${d.refoulement}`,
    `${words.vie} ${figure(d.vie)}/${d.sheet.vie}`,
    ...below(STAT_WORDS.ethylisme[words.language], d.ethylisme),
    ...below(STAT_WORDS.surencombrement[words.language], d.surencombrement),
    `${words.generalState} ${signed(d.generalState)}`,
  ];
}

/** RDD-FAT-01: the cells in their segments, each malus before the first segment that has it. */
function trackOf(words: BoardWords, { sheet: { endurance }, fatigue, journey }: DreamerView): string[] {
  const coming = journey?.fatigue ?? 0;
  let cells = 0;
  const parts = fatigueSegments(endurance).map((size, segment) => {
    const from = cells;
    cells += size;
    const drawn = Array.from({ length: size }, (_, i) =>
      from + i < fatigue ? FULL : from + i < fatigue + coming ? COMING : FREE,
    ).join('');
    const first = segment === 0 || segment === 3 || segment >= 6;
    return first ? `${signed(malusOf(endurance, cells)).padStart(2)} ${drawn}` : drawn;
  });
  const figures = `${fatigue}${coming > 0 ? ` +${coming}` : ''} / ${trackLength(endurance)}`;
  return strip(words.fatigue, [[`${parts.slice(0, 6).join(' ')}  ${figures}`], [parts.slice(6).join(' ')]]);
}

/** O for ouest is W in English. */
const compass = (towards: Direction, language: Language): string =>
  language === 'en' ? towards.replace('O', 'W') : towards;

/** The six neighbours by name: the map for those who cannot see it. */
function aroundOf(words: BoardWords, { cell, journey }: DreamerView): string[] {
  const at = cell === null || !journey ? undefined : cellAt(cell);
  if (at === undefined) return [];
  return DIRECTIONS.map((towards) => {
    const next = CELLS[step(at, towards) ?? -1];
    return `${compass(towards, words.language)} ${next ? words.cell(next.coord) : words.edge}`;
  });
}

function spellOf(words: BoardWords, d: DreamerView, { spell, erratic }: { spell: string; erratic: boolean }): string {
  const name = ownSpell(d.sheet, spell)?.name ?? words.spell(spell);
  return erratic ? words.say('failure', { name }) : name;
}

/** Every spell with where it is cast, its difficulty and its cost. */
function spellsOf(words: BoardWords, d: DreamerView): string[] {
  const named = d.spells.slice(0, MOST_SPELLS).map((id) => {
    const own = ownSpell(d.sheet, id);
    const figures = own ? `R${signed(own.difficulty)}, r${own.cost}` : spellFigures(id, undefined, undefined);
    const where = own?.where ?? spellById(id)?.where ?? '';
    return `${own?.name ?? words.spell(id)} (${[words.castIn(where), figures].filter((part) => part !== '').join(', ')})`;
  });
  const rest = d.spells.length - named.length;
  return rest > 0 ? [...named, words.say('more', { n: rest })] : named;
}

const whereIs = (words: BoardWords, cell: string | null): string => (cell === null ? words.nowhere : words.cell(cell));

function waitingOf(words: BoardWords, { kind, force, cell, until }: DreamerView['waiting'][number]): string[] {
  const who = `${ENCOUNTER_WORDS[kind][words.language]}, ${words.force} ${force}`;
  return [who, whereIs(words, cell), words.say('until', lastHour(until))];
}

function effectOf(words: BoardWords, { id, until, cells = [], kind, left }: DreamerView['effects'][number]): string[] {
  const { language } = words;
  return [
    effectName(id)?.[language] ?? id,
    ...(kind === undefined ? [] : [(entry(TERRAIN_WORDS, kind) ?? writtenName(kind))?.[language] ?? kind]),
    ...(cells.length === 0 ? [] : [cells.length > 2 ? words.cells(cells.length) : cells.map(words.cell).join(', ')]),
    ...(left === undefined ? [] : [words.say('left', { left })]),
    ...(until === undefined ? [] : [words.say('until', lastHour(until))]),
  ];
}

function experienceOf({ experience }: DreamerView): string[] {
  const gained = (['reve', ...VOIES] as const).filter((what) => experience[what] > 0);
  return gained.map((what) => `${what === 'reve' ? 'RÊVE' : TERM_WORDS[what].fr} ${experience[what]}`);
}

/** RDD-CELL-01. */
function bonusOf(words: BoardWords, d: DreamerView, one: DreamerView['cellBonus'][number]): string[] {
  const name = spellOf(words, d, { spell: one.spell, erratic: false });
  return [name, words.cell(one.cell), `+${words.percent(one.successes)}`];
}
