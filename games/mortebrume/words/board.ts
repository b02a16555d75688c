/** The table in plain signs: a column a centimetre, a line two; then every fighter, and who stands how far from whom. */
import type { Language, Seat } from '@reverie/kernel/game';
import { profileOf } from '../data/fighters.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { TERRAIN, type TerrainKind } from '../data/terrain.ts';
import { CM } from '../geometry/plane.ts';
import { contains } from '../geometry/polygon.ts';
import { linesIn, reachIn, waysIn } from '../overlay.ts';
import { budgetOf, healthOf } from '../rules/fighter.ts';
import { pointsOf } from '../rules/table.ts';
import { piecesOf } from '../scenery.ts';
import type { Fighter, View } from '../state.ts';
import { HIDDEN } from '../view.ts';
import { figuresIn } from './figures.ts';
import type { namesIn } from './names.ts';

const SIGNS: Readonly<Record<TerrainKind, string>> = {
  wall: '#',
  rock: '^',
  steps: '=',
  wood: '%',
  mire: '~',
  hole: 'o',
};

export interface BoardWords extends Board {
  readonly language: Language;
  readonly turn: (turn: number, of: number) => string;
  readonly visibility: (cm: string) => string;
}
type Board = ReturnType<typeof namesIn>['board'];

/** A part of the table: around a place, so far to each side. */
interface Window {
  readonly x: number;
  readonly y: number;
  readonly far: number;
}

export function grid(view: View, reach: ReturnType<typeof reachIn>, window?: Window): string[] {
  const columns = Math.round(view.side / CM);
  const rows = Math.ceil(columns / 2);
  const cells: string[][] = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '));
  const put = (x: number, y: number, sign: string): void => {
    const row = cells[Math.min(rows - 1, Math.floor(y / CM / 2))];
    const column = Math.min(columns - 1, Math.floor(x / CM));
    if (row && column >= 0) row[column] = sign;
  };
  const pieces = piecesOf(view.scenery);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * CM + CM / 2;
      const y = row * 2 * CM + CM;
      if (view.veils.some((veil) => (veil.x - x) * (veil.x - x) + (veil.y - y) * (veil.y - y) <= veil.r * veil.r))
        put(x, y, ':');
      for (const [i, piece] of pieces.entries()) {
        const kind = view.scenery[i]?.kind;
        if (kind && contains(piece.shape, x, y)) put(x, y, SIGNS[kind]);
      }
    }
  }
  for (const [x, y] of reach ?? []) {
    const row = cells[Math.floor(y / CM / 2)];
    const column = Math.floor(x / CM);
    if (row && row[column] === ' ') row[column] = '·';
  }
  for (const way of waysIn(view)) for (const step of way.steps) put(step.x, step.y, '+');
  for (const one of view.things) if (one.holder < 0) put(one.x, one.y, '*');
  for (const f of view.fighters) if (!f.off) put(f.x, f.y, f.phys === 0 ? '_' : f.mark);
  // The first player's edge is at the bottom.
  if (!window) return cells.reverse().map((row) => `│${row.join('')}│`);
  const part = (at: number, unit: number, most: number): [number, number] => [
    Math.max(0, Math.floor((at - window.far) / unit)),
    Math.min(most, Math.ceil((at + window.far) / unit)),
  ];
  const across = part(window.x, CM, columns);
  return cells
    .slice(...part(window.y, 2 * CM, rows))
    .reverse()
    .map((row) => `┊${row.slice(...across).join('')}┊`);
}

/** Eight directions to show where somebody looks, by the compass: arrows aslant are missing from many fonts. North is the enemy's edge of the first player. */
function looks({ fx, fy }: Fighter, west: string): string {
  const ax = Math.abs(fx);
  const ay = Math.abs(fy);
  const north = ax > 2 * ay ? '' : fy > 0 ? 'N' : 'S';
  return north + (ay > 2 * ax ? '' : fx > 0 ? 'E' : west);
}

export function line(words: BoardWords, view: View, f: Fighter): string {
  const { language } = words;
  const { cm, place: written, thing } = figuresIn(language);
  const profile = profileOf(f.kind);
  const health = healthOf(f);
  const notes: string[] = [];
  if (f.fled) notes.push(words.fled);
  else if (health !== 'conscious') notes.push(words[health]);
  const captor = view.fighters[f.captor];
  if (captor) notes.push(`${words.prisonerOf} ${captor.mark}`);
  if (f.activated) notes.push(words.activated);
  if (f.stunned) notes.push(words.stunned);
  if (f.prepared !== null)
    notes.push(f.prepared === HIDDEN ? words.prepared : `${words.prepared} ${thing(f.prepared)}`);
  for (const one of view.things) if (one.holder === f.id) notes.push(thing(one.kind));
  const place = f.off ? '' : ` ${written([f.x, f.y])} ${looks(f, words.west)}`;
  const left = f.off ? '' : ` · ${words.left} ${cm(budgetOf(view, f))}`;
  const life = `${words.physique} ${f.phys}/${profile.physique} ${words.armour} ${f.arm}`;
  return `${f.mark} ${profile.name[language]}${place} · ${life}${left}${notes.length > 0 ? ` · ${notes.join(', ')}` : ''}`;
}

/** From each fighter of the side that looks to every enemy: the gap and the verdict. */
export function distances(words: BoardWords, view: View, of: (f: Fighter) => boolean = () => true): string[] {
  const lines = linesIn(view);
  const { cm } = figuresIn(words.language);
  if (!lines) return [];
  const seat = view.seat ?? 0;
  const own = view.fighters.filter((f) => f.seat === seat && !f.off && f.phys > 0 && of(f));
  return own.map((f) => {
    const to = lines
      .filter((one) => one.from === f.id)
      .sort((a, b) => a.gap - b.gap)
      .slice(0, 7)
      .map((one) => {
        const mark = view.fighters[one.to]?.mark ?? '?';
        const verdict = !one.inFront ? words.behind : words[one.verdict];
        return `${mark} ${cm(one.gap)} ${verdict}`;
      });
    return `${f.mark}: ${to.join(' · ')}`;
  });
}

export function drawBoard(words: BoardWords, view: View, seats: readonly Seat[]): string {
  const reach = reachIn(view);
  const { language } = words;
  const edge = '─'.repeat(Math.round(view.side / CM));
  const kinds = [...new Set(view.scenery.map(({ kind }) => kind))];
  const key = kinds.map((kind) => `${SIGNS[kind]} ${TERRAIN[kind].name[language]}`);
  if (view.veils.length > 0) key.push(`: ${words.veil}`);
  if (view.things.some(({ holder }) => holder < 0)) key.push(`* ${words.ground}`);
  if (waysIn(view).length > 0) key.push(`+ ${words.way}`);
  if (reach) key.push(`· ${words.reach}`);
  const sides = [0, 1].flatMap((seat) => [
    sideLine(words, view, seat, seats),
    ...view.fighters.filter((f) => f.seat === seat).map((f) => `  ${line(words, view, f)}`),
  ]);
  const far = distances(words, view);
  return [
    headLine(words, view),
    `┌${edge}┐`,
    ...grid(view, reach),
    `└${edge}┘`,
    key.join('   '),
    ...sides,
    ...(far.length > 0 ? [words.distances, ...far] : []),
  ].join('\n');
}

export function sideLine(words: BoardWords, view: View, seat: number, seats: readonly Seat[]): string {
  const at = seat as 0 | 1;
  const bonus = view.bonus[at] > 0 ? `, ${words.bonus} +${view.bonus[at]}` : '';
  const dice = `${words.destiny} ${view.destiny[at] + view.extra[at]}${bonus}`;
  return `${seats[seat]?.name ?? seat} — ${dice}, ${words.points} ${pointsOf(view, seat)}`;
}

/** Where, in which turn, and how far one sees. */
export function headLine(words: BoardWords, view: View): string {
  const { language } = words;
  const scenario = scenarioOf(view.scenario)?.name[language] ?? view.scenario;
  const weather = view.weather === 'rain' ? ` · ${words.rain}` : '';
  // Before the first turn there is no mist yet to see through.
  const mist = view.turn === 0 ? '' : ` · ${words.visibility(figuresIn(language).cm(view.visibility))}`;
  return `${scenario} · ${words.turn(view.turn, view.turns)}${mist}${weather}`;
}
