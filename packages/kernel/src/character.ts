/**
 * A character as a document: somebody whom a game lets live from table to table (`Characters` in game.ts), and the chain
 * of tables that he has been at.
 *
 * Each station of the chain names a table's match, the hash of its journal when the character came home, the hashes of the
 * body that came and of the body that left, and the hash of all that with the station before it. So an edited document
 * shows: its body is not the one that the last table gave. The chain proves no more than that by itself, since anybody can
 * compute hashes; whoever has the journal of a table can have it proved (`provenBy`).
 */
import { z } from 'zod';
import type { BodyOf, Character, Game, GameTypes, SeatIndex } from './game.ts';
import type { Journal } from './journal.ts';
import { canonical, hashOf, hashText, laidOut, tooDeep } from './plain.ts';
import { type Refusal, refuse } from './refusal.ts';
import { replay } from './replay.ts';
import { misshape } from './shape.ts';
import type { KernelReason } from './texts/fr.ts';

/** Longer files are nobody's character. */
export const MAX_DOCUMENT = 512 * 1024;
const MAX_STATIONS = 1000;

const hash = z.string().regex(/^[0-9a-f]{32}$/);
const whole = z.int().min(0);

const stationSchema = z.strictObject({
  match: z.string().max(100).describe('the id of the match'),
  rules: z.string().max(40).describe('the version of the rules at that table'),
  seat: whole,
  entry: whole.describe('the last entry of the journal when the character came home'),
  journal: hash.describe('the hash of that entry'),
  came: hash.describe('of the body with which the character sat down'),
  left: hash.describe('of the body that came home'),
  title: z.string().max(200).optional().describe('what the table was called'),
  at: z.string().max(40).optional().describe('wall time; nothing depends on it'),
  hash: hash.describe('of the station before, and of this one without its own'),
});

export const documentSchema = z.strictObject({
  kind: z.literal('reverie character'),
  version: z.literal(1).describe('of this form'),
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .describe('drawn when the document is made, kept for good; a copy is somebody else'),
  game: z.string().max(100),
  rules: z.string().max(40).describe('the version of the rules that wrote the body'),
  name: z.string().min(1).max(80).describe('may be changed freely, like notes and portrait'),
  body: z.json().describe('sheet and living state, as the game writes them'),
  chain: z.array(stationSchema).max(MAX_STATIONS),
  notes: z.string().max(10_000).optional(),
  portrait: z
    .string()
    .max(200_000)
    .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]*$/)
    .optional(),
});

export type Station = z.infer<typeof stationSchema>;
export type CharacterDocument<G extends GameTypes = GameTypes> = Omit<z.infer<typeof documentSchema>, 'body'> & {
  readonly body: BodyOf<G>;
};

/** Where a character was: what a table knows of itself when somebody comes home from it. */
export type Visit = Omit<Station, 'came' | 'left' | 'hash' | 'rules'>;

const START = 'reverie character';

const sealed = (before: string, station: Omit<Station, 'hash'>): Station => ({
  ...station,
  hash: hashText(before + canonical(station)),
});

/** A document of somebody who has not been anywhere yet, under an id of the caller's. */
export function newDocument<G extends GameTypes>(
  game: Game<G>,
  { name, body }: Character<G>,
  id: string,
): CharacterDocument<G> {
  const { id: of, version } = game.rules;
  return { kind: 'reverie character', version: 1, id, game: of, rules: version, name, body, chain: [] };
}

/**
 * The document of a character who comes home from a table. Coming home again from the same match replaces that station: a
 * table that was paused has one in the end.
 */
export function comeHome<G extends GameTypes>(
  game: Game<G>,
  document: CharacterDocument<G>,
  { body }: Pick<Character<G>, 'body'>,
  visit: Visit,
): CharacterDocument<G> {
  const last = document.chain.at(-1);
  const again = last?.match === visit.match && last.left === hashOf(document.body);
  const before = again ? document.chain.slice(0, -1) : document.chain;
  const came = again && last ? last.came : hashOf(document.body);
  const rules = game.rules.version;
  const station = sealed(before.at(-1)?.hash ?? START, { ...visit, rules, came, left: hashOf(body) });
  return { ...document, rules, body, chain: [...before, station].slice(-MAX_STATIONS) };
}

/**
 * What a document says of itself: `new` has been nowhere, `whole` is as its tables left it, `changed` was edited by hand
 * since the last table or between two, `forged` has a chain that does not hold together.
 */
export type Provenance = 'new' | 'whole' | 'changed' | 'forged';

export function provenanceOf({ chain, body }: Pick<CharacterDocument, 'chain' | 'body'>): Provenance {
  const [first] = chain;
  if (!first) return 'new';
  let before: string | undefined = START;
  let left: string | undefined;
  let changed = false;
  for (const { hash: found, ...station } of chain) {
    // The oldest stations of a very long chain are left out: what they were cannot be told any more.
    const cut = before === START && chain.length === MAX_STATIONS;
    if (!cut && sealed(before, station).hash !== found) return 'forged';
    if (left !== undefined && station.came !== left) changed = true;
    before = found;
    left = station.left;
  }
  return changed || left !== hashOf(body) ? 'changed' : 'whole';
}

/** Whether this journal shows that the character left that table as the station says. */
export function provenBy<G extends GameTypes>(game: Game<G>, station: Station, journal: Journal): boolean {
  const { characters, rules } = game;
  if (!characters || journal.header.match !== station.match || rules.version !== station.rules) return false;
  if (journal.entries[station.entry]?.hash !== station.journal) return false;
  const { match, fault } = replay(rules, journal, { to: station.entry });
  if (!match || fault) return false;
  const found = characters.from(match.view(station.seat), station.seat);
  return found !== undefined && hashOf(found.body) === station.left;
}

/** The same document gives the same bytes, whichever house wrote it: the order of its fields is nobody's choice. */
export const writeDocument = (document: CharacterDocument): string => laidOut(document);

/** Why something from outside is no character, in the kernel's words. */
export const noCharacter = (reason: KernelReason, details: Refusal['details'] = {}): Refusal =>
  refuse('invalid', 'KER-CHARACTER', reason, details);

/** The same for data that has not the right form. */
export const malformedCharacter = (error: z.ZodError): Refusal => noCharacter('characterShape', { ...misshape(error) });

/** The game that a file says it is of, or why it is no character's. Whoever reads the file bounds it. */
export function gameOfDocument(text: string): { readonly game: string; readonly json: unknown } | Refusal {
  if (tooDeep(text)) return noCharacter('characterJson');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return noCharacter('characterJson');
  }
  const fields = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  if (fields.kind !== 'reverie character') return noCharacter('characterKind');
  if (text.length > MAX_DOCUMENT) return noCharacter('characterHuge', { most: MAX_DOCUMENT / 1024 });
  const { version } = fields;
  if (version !== 1)
    return noCharacter('characterVersion', { found: typeof version === 'number' ? String(version) : '?' });
  if (typeof fields.game !== 'string') return noCharacter('characterShape', { where: 'game', expected: 'string' });
  return { game: fields.game.slice(0, 100), json };
}

/**
 * The chain of a document whose body got what newer rules write by default. As long as it is whole, that is not somebody's
 * doing: the last table is taken to have left what those rules would have written.
 */
function filledIn(written: Pick<CharacterDocument, 'chain' | 'body'>, body: unknown): Station[] {
  const { chain } = written;
  const last = chain.at(-1);
  const left = hashOf(body);
  if (!last || last.left === left || provenanceOf(written) !== 'whole') return [...chain];
  const { hash: _, ...station } = last;
  return [...chain.slice(0, -1), sealed(chain.at(-2)?.hash ?? START, { ...station, left })];
}

/** A document out of data from outside, or all that is wrong with it. Nothing of it is taken where something is wrong. */
export function readDocument<G extends GameTypes>(
  game: Game<G>,
  json: unknown,
): CharacterDocument<G> | readonly Refusal[] {
  const { characters, rules } = game;
  if (!characters) return [noCharacter('noCharacters')];
  const parsed = documentSchema.safeParse(json);
  if (!parsed.success) return [malformedCharacter(parsed.error)];
  const { data } = parsed;
  if (data.game !== rules.id) return [noCharacter('characterGame', { found: data.game, game: rules.id })];
  const body = characters.body.safeParse(data.body);
  if (!body.success) {
    // Rules change: what other rules wrote may have another form.
    if (data.rules !== rules.version)
      return [noCharacter('characterRules', { found: data.rules, version: rules.version, ...misshape(body.error) })];
    const { where, ...fault } = misshape(body.error);
    return [noCharacter('characterShape', { where: where ? `body.${where}` : 'body', ...fault })];
  }
  const document = { ...data, body: body.data, chain: filledIn(data, body.data) };
  const wrong = characters.wrong(document);
  return wrong.length > 0 ? wrong : document;
}

/** The characters of a table, by seat, as far as this viewer knows them. */
export function charactersIn<G extends GameTypes>(
  { characters }: Game<G>,
  view: G['View'],
  seats: number,
): readonly (Character<G> | undefined)[] {
  return Array.from({ length: seats }, (_, seat: SeatIndex) => characters?.from(view, seat));
}
