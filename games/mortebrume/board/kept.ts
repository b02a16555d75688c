/** The visitor's hordes and grounds, in the collection of this device, and as text to share. */
import type { Language } from '@reverie/kernel/game';
import { dropPiece, keepPieces, type PieceKind, useShelf } from '@reverie/ui/collection';
import type { z } from 'zod';
import { FIGHTERS, isFighter, profileOf } from '../data/fighters.ts';
import { scenarioSchema } from '../options.ts';

export interface KeptHorde {
  readonly id: string;
  readonly name: string;
  readonly fighters: readonly string[];
}
export type GroundPlan = z.infer<typeof scenarioSchema>;
export interface KeptGround {
  readonly id: string;
  readonly side: 75 | 90 | 120;
  readonly plan: GroundPlan;
}

const isHorde = (data: unknown): data is Pick<KeptHorde, 'fighters'> => {
  const { fighters } = (data ?? {}) as Partial<KeptHorde>;
  return Array.isArray(fighters) && fighters.every((kind) => typeof kind === 'string' && isFighter(kind));
};
const isGround = (data: unknown): data is Omit<KeptGround, 'id'> => {
  const { side, plan } = (data ?? {}) as Partial<KeptGround>;
  return (side === 75 || side === 90 || side === 120) && scenarioSchema.safeParse(plan).success;
};

/** Where the browser stores nothing, what is kept lasts as long as the page. */
const kept = (kind: PieceKind, id: string, name: string, data: unknown): Promise<boolean> =>
  keepPieces({ id, game: 'mortebrume', kind, name, data, changed: Date.now() });

export const hordes = {
  use: (): readonly KeptHorde[] =>
    useShelf('mortebrume', 'horde', isHorde).map(({ id, name, data }) => ({ id, name, fighters: data.fighters })),
  keep: ({ id, name, fighters }: KeptHorde): Promise<boolean> => kept('horde', id, name, { fighters }),
  drop: dropPiece,
};
export const grounds = {
  use: (): readonly KeptGround[] =>
    useShelf('mortebrume', 'ground', isGround).map(({ id, data: { side, plan } }) => ({ id, side, plan })),
  keep: ({ id, side, plan }: KeptGround): Promise<boolean> => kept('ground', id, plan.name, { side, plan }),
  drop: dropPiece,
};

/** A fault in a text: which line, or where it breaks off. */
export interface TextFault {
  readonly fault: 'line' | 'count' | 'empty' | 'broken' | 'version' | 'shape';
  readonly line: number;
  readonly what: string;
}
export const isFault = (x: object): x is TextFault => 'fault' in x;

/** One fighter a line; the head says how many there are, so that a text cut short is noticed. */
export function writeHorde({ name, fighters }: Omit<KeptHorde, 'id'>, language: Language): string {
  const kinds = [...new Set(fighters)];
  const lines = kinds.map(
    (kind) => `${fighters.filter((one) => one === kind).length} ${profileOf(kind).name[language]}`,
  );
  return [`${name} [${fighters.length}]`, ...lines].join('\n');
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

function fighterCalled(text: string): string | undefined {
  const wanted = plain(text);
  return FIGHTERS.find(({ id, name }) =>
    [id, name.fr, name.en, name.fr.split(',')[1] ?? '', name.en.split(',')[1] ?? ''].some(
      (one) => plain(one) === wanted,
    ),
  )?.id;
}

export function readHorde(text: string): Omit<KeptHorde, 'id'> | TextFault {
  const lines = text.split('\n').map((line) => line.trim());
  const head = /^(.*?)\s*\[(\d+)\]$/.exec(lines[0] ?? '');
  const fighters: string[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === '' || (i === 0 && head)) continue;
    const [, count = '1', called = ''] = /^(\d+)?\s*[x×]?\s*(.+)$/.exec(line) ?? [];
    const kind = fighterCalled(called);
    if (!kind) return { fault: 'line', line: i + 1, what: line.slice(0, 40) };
    for (let n = 0; n < Math.min(20, Number(count)); n++) fighters.push(kind);
  }
  if (fighters.length === 0) return { fault: 'empty', line: 1, what: '' };
  if (head && Number(head[2]) !== fighters.length)
    return { fault: 'count', line: lines.length, what: `${fighters.length} / ${head[2]}` };
  return { name: head?.[1] ?? '', fighters };
}

const FORMAT = 'reverie-mortebrume-ground';
const VERSION = 1;

export const writeGround = ({ side, plan }: Omit<KeptGround, 'id'>): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, side, plan });

export function readGround(text: string): Omit<KeptGround, 'id'> | TextFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'broken', line: text.length, what: text.slice(-24) };
  }
  const { format, version, side, plan } = (value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT) return { fault: 'shape', line: 1, what: String(format ?? '').slice(0, 40) };
  if (version !== VERSION) return { fault: 'version', line: 1, what: String(version).slice(0, 10) };
  const parsed = scenarioSchema.safeParse(plan);
  if (!parsed.success) return { fault: 'shape', line: 1, what: parsed.error.issues[0]?.path.join('.') ?? '' };
  if (side !== 75 && side !== 90 && side !== 120) return { fault: 'shape', line: 1, what: 'side' };
  return { side, plan: parsed.data };
}
