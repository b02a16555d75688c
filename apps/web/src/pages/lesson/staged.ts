/** A lesson in the shape of a table: the same board, panel and log as at any table. */

import type { Game, Language } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import { toNumber, toText } from '@reverie/odds/fraction';
import { oddsOf } from '@reverie/odds/weigh';
import { gameTexts } from '@reverie/shelf/lazy';
import type { CommandStatus } from '@reverie/table/client';
import type { FeedLine, Standing } from '@reverie/table/feed';
import { inCharacter, withNames } from '@reverie/table/names';
import type { SelectedAnswer, ShownOdds } from '@reverie/ui/board';
import type { Rehearsal } from '@reverie/ui/lesson';
import type { AtTable } from '../../parts/table/at-table.ts';
import { recordedStanding } from '../../parts/table/recorded-standing.ts';
import { EMPTY_STATE, type TableState } from '../../session/session.ts';

interface Stage {
  readonly rehearsal: Rehearsal;
  readonly game: Game;
  readonly language: Language;
  readonly selected: SelectedAnswer | null;
  /** The refusal of the last answer, in words. */
  readonly refused: string;
  select(selected: SelectedAnswer | null): void;
  answer(decision: number, answer: unknown): Refusal | undefined;
  forget(): void;
  odds(decision: number, answer: unknown): ShownOdds | null;
}

const RECORDED: CommandStatus = { fate: 'recorded', seq: 0 };

export function standingOf({ match, lesson, astray }: Rehearsal): Standing {
  const mine = match.pending.filter(({ seat }) => seat === lesson.seat);
  return recordedStanding(match.journal.header, {
    seq: match.journal.entries.length,
    phase: 'playing',
    view: match.view(lesson.seat),
    decisions: astray ? [] : mine.map((decision) => ({ decision, choices: match.choices(decision) })),
    waitingFor: [],
    outcome: match.outcome ?? null,
  });
}

export function linesOf({ match, lesson }: Rehearsal): FeedLine[] {
  return match.journal.entries.map(
    (entry, n): FeedLine => ({
      seq: n,
      at: 0,
      kind: 'played',
      n,
      seal: null,
      // Nobody sits down in a lesson.
      did: entry.do as Exclude<typeof entry.do, 'nonce'>,
      seat: 'seat' in entry ? entry.seat : null,
      program: false,
      to: 'to' in entry ? entry.to : null,
      heard: match.heard(lesson.seat, n, n),
    }),
  );
}

/** Exact odds, computed synchronously: a lesson stays at one position for a while. */
export function oddsIn({ match }: Rehearsal, decision: number, answer: unknown): ShownOdds | null {
  const open = match.pending.find(({ id }) => id === decision);
  const found = open && oddsOf(match.rules, match.view(open.seat), open, answer);
  if (!found) return null;
  if (found.exact) {
    const { ways } = found;
    return {
      ways: ways.entries.map(([way]) => {
        const chance = ways.chance(way);
        return { way, share: toNumber(chance), exact: toText(chance) };
      }),
      error: null,
    };
  }
  return {
    ways: found.ways.map(({ way, share }) => ({ way, share, exact: null })),
    error: Math.max(...found.ways.map(({ share, low, high }) => Math.max(share - low, high - share))),
  };
}

export function stagedTable(stage: Stage, standing: Standing, lines: readonly FeedLine[]): AtTable {
  const { rehearsal, game, language, selected, refused } = stage;
  const texts = game.texts[language];
  const last = lines.at(-1);
  const answer: AtTable['session']['answer'] = (decision, given) => {
    const refusal = stage.answer(decision, given);
    if (!refusal) return Promise.resolve(RECORDED);
    const { reason, refusal: kind } = refusal;
    return Promise.resolve({ fate: 'refused', text: reason, reason, refusal: kind });
  };
  const state: TableState = {
    ...EMPTY_STATE,
    standing,
    lines,
    readUpTo: lines.length - 2,
    news: last?.kind === 'played' ? last.heard : [],
    seat: rehearsal.lesson.seat,
    connection: 'open',
    sending: refused === '' ? null : { command: { do: 'takeBack' }, fate: 'refused', text: refused },
    selected,
  };
  return {
    session: {
      receipt: undefined,
      subscribe: () => () => undefined,
      state: () => state,
      open: () => undefined,
      stop: () => undefined,
      speak: () => undefined,
      select: stage.select,
      send: (command) =>
        command.do === 'answer' ? answer(command.decision, command.answer) : Promise.resolve(RECORDED),
      answer,
      forgetSending: stage.forget,
      expectsOdds: () => false,
      odds: stage.odds,
    },
    state,
    standing,
    ...gameTexts(game, language),
    texts: inCharacter(texts, standing.view),
    seats: withNames(standing.seats, texts),
    place: { kind: 'local', table: '' },
    guided: true,
  };
}
