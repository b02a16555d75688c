/**
 * A game is its journal: a header, then one entry for everything that was done, with the outcomes drawn.
 *
 * Written as JSON lines in canonical form. Every line ends the chain of hashes that begins with the header, so that one
 * altered byte is found at its entry, and everything before it can still be read. Entries are only ever added: going
 * back is an entry too. docs/PROTOCOL.md describes the format; its JSON Schema is made from the validators below.
 */
import { z } from 'zod';
import { Annals, type Form, type Packing } from './annals.ts';
import { canonical, hashText, tooDeep } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { misshape } from './shape.ts';
import type { Details, KernelReason } from './texts/fr.ts';

const hash = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .describe('SHA-256 over the hash before it and this line without its own, first 128 bits');
const stateHash = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .describe('hash of the canonical state after this entry');
const whole = z.int().min(0);
const drawn = z.union([z.int(), z.array(z.int())]).describe('what came out of one draw');
const records = z
  .array(z.tuple([z.string().describe('label'), drawn]))
  .describe('the draws made by this entry, in order');

export const seatSchema = z.strictObject({ name: z.string().max(100), role: z.string().max(40) });

export const headerSchema = z.strictObject({
  reverie: z.literal('journal-1'),
  game: z.string().max(100),
  version: z.string().max(40),
  match: z.string().max(100).describe('an id for this match'),
  options: z.json().describe('the options as the game parsed them'),
  seats: z.array(seatSchema).max(16),
  chance: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('audited'),
      commitment: z.string().describe('SHA-256 of seed, match and game, published before the first draw'),
      nonces: z.array(z.string().max(200)).max(16),
    }),
    z.strictObject({ kind: z.literal('fast'), seed: z.int() }),
    z.strictObject({ kind: z.literal('asked') }),
    z.strictObject({ kind: z.literal('fixed') }),
  ]),
  forked: z.strictObject({ match: z.string(), entries: whole.describe('how many entries were taken over') }).optional(),
  at: z.string().optional().describe('wall time; nothing depends on it'),
  hash,
});

const common = { n: whole, at: z.string().optional(), hash };
const doing = { ...common, drawn: records, state: stateHash.optional() };

export const entrySchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('setup'), ...doing }),
  z.strictObject({
    do: z.literal('answer'),
    seat: whole,
    decision: whole,
    answer: z.json(),
    by: z.literal('program').optional().describe('a program answered for this seat'),
    ...doing,
  }),
  z.strictObject({ do: z.literal('leave'), seat: whole, ...doing }),
  z.strictObject({ do: z.literal('back'), to: whole.describe('the last entry that stays'), ...common }),
  z.strictObject({
    do: z.literal('nonce'),
    seat: whole,
    nonce: z
      .string()
      .min(1)
      .max(200)
      .describe('added by whoever sat down after the branch; all later draws depend on it'),
    ...common,
  }),
  z.strictObject({
    do: z.literal('end'),
    outcome: z
      .strictObject({ winners: z.array(whole), scores: z.array(z.number()).optional(), rule: z.string() })
      .optional()
      .describe('absent when the game was broken off'),
    state: stateHash,
    seed: z.string().optional().describe('the audited seed, published now'),
    ...common,
  }),
]);

export type Header = z.infer<typeof headerSchema>;
export type Entry = z.infer<typeof entrySchema>;
/** Entries before they are numbered and hashed. */
export type Draft = Entry extends infer T ? (T extends Entry ? Omit<T, 'n' | 'hash'> : never) : never;

/** What is wrong with a journal, and where: `entry` is a number, or 'header'. */
export interface JournalFault {
  readonly entry: number | 'header';
  readonly reason: KernelReason;
  readonly details: Details;
  /** What the rules say against it, where they do: `sayFault` puts it in words. */
  readonly refusal?: Refusal;
}

export interface Journal {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** A journal that is being written. It may be long: what is needed at every answer is asked for by number. */
export interface JournalSoFar extends Journal {
  readonly length: number;
  readonly last: Entry | undefined;
  entry(n: number): Entry | undefined;
  /** The entries from a number on. */
  since(n: number): readonly Entry[];
}

const START = 'reverie';

function sealed<T extends { hash: string }>(before: string, line: Omit<T, 'hash'>): T {
  return { hash: hashText(before + canonical(line)), ...line } as T;
}

type Unsealed = Omit<Entry, 'hash'>;

/** The hash of the first entry gives those of all after it: the only part of an entry that no packing makes smaller. */
const CHAINED: Form<Entry> = {
  write: ([first, ...rest]) => [first, ...rest.map(({ hash: _, ...unsealed }) => unsealed)],
  read(written) {
    const [first, ...rest] = written as [Entry, ...Unsealed[]];
    const entries = [first];
    for (const unsealed of rest) entries.push(sealed<Entry>((entries.at(-1) as Entry).hash, unsealed));
    return entries;
  },
};

export class JournalWriter implements JournalSoFar {
  readonly header: Header;
  readonly #entries: Annals<Entry>;

  private constructor(header: Header, packing?: Packing) {
    this.header = header;
    this.#entries = new Annals(packing, CHAINED);
  }

  static begin(header: Omit<Header, 'hash'>): JournalWriter {
    return new JournalWriter(sealed<Header>(START, header));
  }

  /** Goes on writing a journal that was begun here, or read and thereby checked. */
  static of({ header, entries }: Journal, packing?: Packing): JournalWriter {
    const writer = new JournalWriter(header, packing);
    writer.#entries.fill(entries);
    return writer;
  }

  get entries(): readonly Entry[] {
    return this.#entries.all();
  }

  get length(): number {
    return this.#entries.length;
  }

  get last(): Entry | undefined {
    return this.#entries.last;
  }

  entry(n: number): Entry | undefined {
    return this.#entries.at(n);
  }

  since(n: number): readonly Entry[] {
    return this.#entries.slice(n);
  }

  add(draft: Draft): Entry {
    const before = this.last?.hash ?? this.header.hash;
    const entry = sealed<Entry>(before, { n: this.length, ...draft } as Omit<Entry, 'hash'>);
    this.#entries.push(entry);
    return entry;
  }
}

export function writeJournal({ header, entries }: Journal): string {
  return `${[header, ...entries].map(canonical).join('\n')}\n`;
}

/** A journal as far as it can be trusted, and the first fault if there is one. Without a header nothing can be read. */
export type ReadJournal = { readonly journal?: Journal; readonly fault?: JournalFault };

/** What editors and mail put before a text. */
const MARK = '\uFEFF';

/** What may be said of the header in particular. */
const HEADER_REASONS: Partial<Record<KernelReason, KernelReason>> = {
  entryAltered: 'headerAltered',
  lineEnds: 'lineEnds',
};

export function readJournal(text: string): ReadJournal {
  const lines = text.split('\n');
  // Every line is ended by a line feed, the last one too: whatever follows it was cut off.
  const ended = lines.at(-1) === '';
  if (ended) lines.pop();
  const [first = '', ...rest] = lines;
  if (first.startsWith(MARK)) return { fault: { entry: 'header', reason: 'byteOrderMark', details: {} } };
  const head = parseLine(first, headerSchema, START);
  if ('reason' in head) {
    const details = { where: '', expected: 'reverie journal-1', ...head.details };
    return { fault: { entry: 'header', reason: HEADER_REASONS[head.reason] ?? 'header', details } };
  }
  const entries: Entry[] = [];
  let before = head.line.hash;
  for (const [n, line] of rest.entries()) {
    const fault = (reason: KernelReason, details: Details = {}): ReadJournal => ({
      journal: { header: head.line, entries },
      fault: { entry: n, reason, details: { entry: n, ...details } },
    });
    const read = parseLine(line, entrySchema, before);
    if ('reason' in read) return fault(read.reason, read.details);
    if (read.line.n !== n) return fault('entryOrder', { found: read.line.n });
    if (entries.at(-1)?.do === 'end') return fault('entryAfterEnd');
    if (!ended && n === rest.length - 1) return fault('entryUnended');
    entries.push(read.line);
    before = read.line.hash;
  }
  return { journal: { header: head.line, entries } };
}

type Parsed<T> = { readonly line: T } | { readonly reason: KernelReason; readonly details: Details };

function parseLine<T extends { hash: string }>(line: string, schema: z.ZodType<T>, before: string): Parsed<T> {
  if (line === '') return { reason: 'blankLine', details: {} };
  // A picture has such ends of lines too: only what begins like a line of a journal is told of them.
  if (line.endsWith('\r') && line.startsWith('{')) return { reason: 'lineEnds', details: {} };
  if (tooDeep(line)) return { reason: 'entryJson', details: {} };
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { reason: 'entryJson', details: {} };
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) return { reason: 'entryShape', details: { ...misshape(parsed.error) } };
  const { hash: found, ...rest } = parsed.data;
  // The text itself must be the canonical one: a byte that JSON would forgive is an altered byte all the same.
  const intact = canonical(json) === line && hashText(before + canonical(rest)) === found;
  return intact ? { line: parsed.data } : { reason: 'entryAltered', details: {} };
}

/** The entries in effect: all that was done and not gone back on. `back` and `nonce` entries are left out. */
export function lineOf(entries: readonly Entry[]): Entry[] {
  const line: Entry[] = [];
  for (const entry of entries) {
    if (entry.do === 'nonce') continue;
    if (entry.do !== 'back') line.push(entry);
    else while (line.length > 0 && (line.at(-1) as Entry).n > entry.to) line.pop();
  }
  return line;
}
