/**
 * A replay that can be viewed at any entry from any seat. The journal is played through once, as far as it is
 * valid; every state on the way is kept, because an act never changes the state before it.
 */
import type { Decision, Game, Outcome, Viewer } from '@reverie/kernel/game';
import { type Entry, type Journal, type JournalFault, readJournal, writeJournal } from '@reverie/kernel/journal';
import { Match, type VisibleEntry } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { replay } from '@reverie/kernel/replay';
import { parseOptions } from '@reverie/kernel/seating';

interface Scene {
  readonly entry: Entry;
  readonly state: unknown;
  readonly heard: ReadonlyMap<Viewer, readonly VisibleEntry[]>;
}

export class Film {
  readonly game: Game;
  readonly journal: Journal;
  /** The fault that ended it early, if any. */
  readonly fault: JournalFault | undefined;
  readonly #scenes: readonly Scene[];

  private constructor(game: Game, journal: Journal, scenes: readonly Scene[], fault: JournalFault | undefined) {
    this.game = game;
    this.journal = journal;
    this.fault = fault;
    this.#scenes = scenes;
  }

  static of(game: Game, journal: Journal, unread?: JournalFault): Film {
    const played = replay(game.rules, journal);
    const fault = played.fault ?? unread;
    const options = parseOptions(game.rules, journal.header.options);
    if (isRefusal(options) || played.fault?.entry === 'header') return new Film(game, journal, [], fault);
    const end = typeof played.fault?.entry === 'number' ? played.fault.entry : journal.entries.length;
    const { match, redo } = Match.replaying(game.rules, journal, options.options, { kind: 'asked' });
    const viewers: Viewer[] = [...journal.header.seats.keys(), 'spectator'];
    const scenes = journal.entries.slice(0, end).map((entry) => {
      redo(entry);
      const heard = new Map(viewers.map((who) => [who, match.heard(who, entry.n, entry.n)]));
      return { entry, state: match.state, heard };
    });
    return new Film(game, journal, scenes, fault);
  }

  get length(): number {
    return this.#scenes.length;
  }

  entry(n: number): Entry {
    return this.#scene(n).entry;
  }

  view(n: number, who: Viewer): unknown {
    return this.game.rules.view(this.#scene(n).state, who);
  }

  heard(n: number, who: Viewer): readonly VisibleEntry[] {
    return this.#scene(n).heard.get(who) ?? [];
  }

  outcome(n: number): Outcome | undefined {
    return this.game.rules.outcome(this.#scene(n).state);
  }

  pending(n: number): readonly Decision[] {
    return this.game.rules.pending(this.#scene(n).state);
  }

  /** What could have been answered there. */
  choices(n: number, decision: Decision): readonly unknown[] {
    return this.game.rules.choices(this.#scene(n).state, decision);
  }

  /** The journal up to an entry, for branching off a new game. */
  upTo(n: number): string {
    const { header, entries } = this.journal;
    return writeJournal({ header, entries: entries.slice(0, n + 1) });
  }

  #scene(n: number): Scene {
    const scene = this.#scenes[n];
    if (!scene) throw new RangeError(`there is no entry ${n}`);
    return scene;
  }
}

/** The journal in a text, or what is wrong with it; a fault beside a journal says from where on it cannot be read. */
export const readText = (text: string): ReturnType<typeof readJournal> => readJournal(text.replace(/^\uFEFF/, ''));
