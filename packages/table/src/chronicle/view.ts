/** What a member sees of a chronicle. Built field by field from what they may know, never by removing fields. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Words } from '@reverie/kernel/words';
import type { CharacterCard } from '../characters.ts';
import type { Chronicle } from './chronicle.ts';
import type { EveningChange } from './entries.ts';

export interface MemberView {
  readonly name: string;
  readonly here: boolean;
  /** A file told of them: they have not come back yet. */
  readonly awaited: boolean;
  readonly comes: boolean | null;
  readonly character: CharacterCard | null;
  /** A character that waits for the master's leave. */
  readonly proposed: CharacterCard | null;
}

export interface EveningView {
  readonly table: string;
  readonly title: string;
  readonly text: string;
  readonly openedAt: number;
  /** Null as long as it goes on. */
  readonly settledAt: number | null;
  readonly seats: readonly (number | null)[];
  readonly changes: readonly EveningChange[];
  /** It came with a file: whether with its journal. */
  readonly imported: { readonly journal: boolean } | null;
  /** The date in the world of the game, told by the game and by the master. */
  readonly date: Words | null;
  readonly calendar: string;
}

export interface NoteView {
  readonly note: number;
  readonly member: number;
  /** For the viewer alone. */
  readonly own: boolean;
  readonly text: string;
  readonly at: number;
}

export interface ChronicleView {
  readonly chronicle: string;
  readonly seq: number;
  readonly game: string;
  readonly title: string;
  readonly options: unknown;
  readonly led: boolean;
  readonly calendar: string;
  readonly begunAt: number;
  /** It was made from a file. */
  readonly imported: boolean;
  readonly master: number;
  /** The viewer. */
  readonly me: number;
  readonly members: readonly MemberView[];
  readonly evenings: readonly EveningView[];
  readonly notes: readonly NoteView[];
  readonly next: { readonly title: string; readonly text: string; readonly at: number | null } | null;
  /** Documents that the viewer may read: their own; for the master those of everybody, and what waits for leave. */
  readonly documents: readonly {
    readonly member: number;
    readonly proposed: boolean;
    readonly document: CharacterDocument;
  }[];
  /** For the master: whether anything is sent anywhere. */
  readonly hooked: boolean | null;
}

export function chronicleView(chronicle: Chronicle, me: number): ChronicleView {
  const { id, seq, game, title, options, led, calendar, begunAt, master, members, next } = chronicle;
  const leads = me === master;
  const mayRead = (member: number): boolean => leads || member === me;
  return {
    ...{ chronicle: id, seq, game, title, options, led, calendar, begunAt, master, me },
    imported: chronicle.importedFrom !== null,
    members: members.map(({ name, secret, comes, character, proposed, awaited }) => ({
      name,
      here: secret !== null || awaited,
      awaited,
      comes,
      character: character?.card ?? null,
      proposed: proposed?.card ?? null,
    })),
    evenings: chronicle.evenings.map(
      ({ table, title: called, text, openedAt, settledAt, seats, changes, date, calendar: written, imported }, n) => ({
        ...{ table, title: called, text, openedAt, settledAt, seats, changes, date, calendar: written },
        imported: imported ? { journal: chronicle.journals.has(n) } : null,
      }),
    ),
    notes: chronicle.notes.flatMap(({ member, own, text, at }, note) =>
      text === '' || (own && member !== me) ? [] : [{ note, member, own, text, at }],
    ),
    next: next && { title: next.title, text: next.text, at: next.at },
    documents: members.flatMap(({ character, proposed }, member) =>
      mayRead(member)
        ? [
            ...(character ? [{ member, proposed: false, document: character.document }] : []),
            ...(proposed ? [{ member, proposed: true, document: proposed.document }] : []),
          ]
        : [],
    ),
    hooked: leads ? chronicle.hook !== null : null,
  };
}

/** What somebody with the invitation sees before joining. */
export interface ChronicleCard {
  readonly chronicle: string;
  readonly game: string;
  readonly title: string;
  readonly led: boolean;
  readonly members: readonly string[];
  readonly master: string;
  readonly evenings: number;
}

export const chronicleCard = ({ id, game, title, led, members, master, evenings }: Chronicle): ChronicleCard => ({
  ...{ chronicle: id, game, title, led },
  members: members.flatMap(({ name, secret }) => (secret === null ? [] : [name])),
  master: members[master]?.name ?? '',
  evenings: evenings.length,
});
