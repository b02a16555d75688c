/**
 * A chronicle out of the file that another house, or this one, made of it: a new one that says where it comes from. Nothing
 * that exists is touched, and nothing in the file leads to a table: the past comes as journals, or as what was written.
 */
import type { Game } from '@reverie/kernel/game';
import { readJournal } from '@reverie/kernel/journal';
import { tooDeep } from '@reverie/kernel/plain';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { misshape } from '@reverie/kernel/shape';
import { z } from 'zod';
import { characterSchema, readCharacter } from '../characters.ts';
import { sameName } from '../gallery.ts';
import { nameSchema, plainLines } from '../text.ts';
import { tableRefusal } from '../texts/say.ts';
import { MAX_EVENINGS, MAX_MEMBERS, MAX_NOTES } from './chronicle.ts';
import type { ChronicleBody, ChronicleEntry } from './entries.ts';

/** Longer files are not read, in characters. */
const MAX_CHRONICLE_FILE = 3 << 20;

const member = z
  .int()
  .min(0)
  .max(MAX_MEMBERS - 1);
const time = z.number().min(0).max(8.64e15);
const words = z.strictObject({ fr: z.string().max(2000), en: z.string().max(2000) });
const line = (most: number) => z.union([z.literal(''), plainLines(most)]);
const title = z.union([z.literal(''), nameSchema]);

/** As `exportChronicle` writes it; what is not needed is not looked at. */
const fileSchema = z.object({
  reverie: z.literal('chronicle-1'),
  chronicle: z.string().max(100),
  game: z.string().max(100),
  title: nameSchema,
  options: z.json(),
  led: z.boolean(),
  calendar: line(200),
  begunAt: time,
  me: member,
  members: z
    .array(z.object({ name: nameSchema, here: z.boolean() }))
    .min(1)
    .max(MAX_MEMBERS),
  evenings: z
    .array(
      z.object({
        title,
        text: line(600),
        openedAt: time,
        settledAt: time.nullable(),
        seats: z.array(member.nullable()).max(16),
        changes: z.array(z.object({ member, lines: z.array(words).max(200) })).max(MAX_MEMBERS),
        date: words.nullable(),
        calendar: line(200),
      }),
    )
    .max(MAX_EVENINGS),
  notes: z.array(z.object({ member, own: z.boolean(), text: line(2000), at: time })).max(MAX_NOTES),
  documents: z.array(z.object({ member, proposed: z.boolean(), document: characterSchema })).max(2 * MAX_MEMBERS),
  journals: z.array(z.object({ journal: z.string().nullable() })).max(MAX_EVENINGS),
});
type ChronicleFile = z.infer<typeof fileSchema>;

/** A file from outside, or why it is none. */
export function readChronicleFile(text: string): ChronicleFile | Refusal {
  if (text.length > MAX_CHRONICLE_FILE) return tableRefusal('chronicleHuge', { most: MAX_CHRONICLE_FILE >> 20 });
  if (tooDeep(text)) return tableRefusal('chronicleFile', { where: '' });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return tableRefusal('chronicleCut');
  }
  const kind = (json as { readonly reverie?: unknown } | null)?.reverie;
  if (kind !== 'chronicle-1') return tableRefusal('noChronicleFile');
  const parsed = fileSchema.safeParse(json);
  if (!parsed.success) return tableRefusal('chronicleFile', { where: misshape(parsed.error).where ?? '' });
  const { data } = parsed;
  const { members, evenings, notes, documents } = data;
  const named = [
    data.me,
    ...notes.map((one) => one.member),
    ...documents.map((one) => one.member),
    ...evenings.flatMap(({ seats, changes }) => [...seats, ...changes.map((one) => one.member)]),
  ];
  if (named.some((one) => one !== null && !members[one])) return tableRefusal('chronicleFile', { where: 'members' });
  if (members.some(({ name }, i) => members.findIndex((one) => sameName(one.name, name)) !== i))
    return tableRefusal('chronicleFile', { where: 'members' });
  return data;
}

/** Hashes of the secrets: of the invitation, and of each member who is there from the start; the others come back by name. */
interface ImportKeys {
  readonly invitation: string;
  secretOf(member: number, mine: boolean): string | null;
  readonly recovery?: string;
}

/** The log of a chronicle made from a file. Whoever brings it leads it. */
export function importedEntries(
  game: Game,
  file: ChronicleFile,
  { invitation, secretOf, recovery }: ImportKeys,
  at: number,
): readonly ChronicleEntry[] | Refusal {
  const options = parseOptions(game.rules, file.options);
  if (isRefusal(options)) return options;
  const characters: Extract<ChronicleBody, { kind: 'imported' }>['secretCharacters'][number][] = [];
  for (const { member: whose, proposed, document } of file.documents) {
    if (proposed) continue;
    const character = readCharacter(game, document);
    // The dead stay in the story: only what cannot be read is refused.
    if (isRefusal(character)) {
      if (game.characters?.retired(document)) continue;
      return character;
    }
    characters.push({ member: whose, ...character });
  }
  const journals: ChronicleBody[] = [];
  for (const [evening, { journal }] of file.journals.entries()) {
    if (journal === null || !file.evenings[evening] || isTranscript(journal)) continue;
    const { journal: read, fault } = readJournal(journal);
    if (!read || fault || read.header.game !== file.game)
      return tableRefusal('chronicleJournal', { evening: evening + 1 });
    journals.push({ kind: 'kept', evening, secretJournal: journal });
  }
  const { title, led, me, members, evenings, notes, calendar } = file;
  const all: ChronicleBody[] = [
    { kind: 'begun', game: file.game, title, options: file.options, led, secretInvitation: invitation },
    {
      kind: 'imported',
      from: file.chronicle,
      master: me,
      calendar,
      members: members.map(({ name, here }, i) => ({
        name,
        secretMember: here || i === me ? secretOf(i, i === me) : null,
        secretRecovery: i === me ? (recovery ?? null) : null,
        gone: !here && i !== me,
      })),
      secretCharacters: characters,
      evenings: evenings.map(({ settledAt, ...evening }) => ({ ...evening, settledAt: settledAt ?? evening.openedAt })),
      notes: notes.map(({ text, ...note }) => ({ ...note, secretText: text })),
    },
    ...journals,
  ];
  return all.map((happened, seq) => ({ seq, command: 'import', at, happened }));
}

/** What a game with secrets gives before its end: one member's own lines, not a game. */
const isTranscript = (text: string): boolean => text.slice(0, 400).includes('"transcript-1"');
