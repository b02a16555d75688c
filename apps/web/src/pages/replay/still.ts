/** One entry of a replay in the shape of a table: everything can be viewed, nothing answered. */

import type { Language, Viewer } from '@reverie/kernel/game';
import { gameTexts } from '@reverie/shelf/lazy';
import type { FeedLine, Standing } from '@reverie/table/feed';
import { inCharacter, withNames } from '@reverie/table/names';
import type { AtTable } from '../../parts/table/at-table.ts';
import { recordedStanding } from '../../parts/table/recorded-standing.ts';
import { EMPTY_STATE } from '../../session/session.ts';
import type { Film } from './film.ts';

/** The log as a viewer saw it by then. */
function linesTo(film: Film, to: number, who: Viewer): FeedLine[] {
  return Array.from({ length: to + 1 }, (_, n): FeedLine => {
    const entry = film.entry(n);
    const at = entry.at === undefined ? 0 : Date.parse(entry.at) || 0;
    if (entry.do === 'nonce') return { seq: n, at, kind: 'nonce', seat: entry.seat, nonce: entry.nonce };
    return {
      seq: n,
      at,
      kind: 'played',
      n,
      seal: null,
      did: entry.do,
      seat: 'seat' in entry ? entry.seat : null,
      program: 'by' in entry && entry.by === 'program',
      to: 'to' in entry ? entry.to : null,
      heard: film.heard(n, who),
    };
  });
}

function standingAt(film: Film, n: number, who: Viewer): Standing {
  const waitedFor = film.pending(n).filter(({ optional }) => !optional);
  return recordedStanding(film.journal.header, {
    seq: n,
    phase: n === film.length - 1 && film.outcome(n) ? 'over' : 'playing',
    view: film.view(n, who),
    decisions: [],
    waitingFor: [...new Set(waitedFor.map(({ seat }) => seat))],
    outcome: film.outcome(n) ?? null,
  });
}

const NOTHING: AtTable['session'] = {
  receipt: undefined,
  subscribe: () => () => undefined,
  state: () => {
    throw new Error('a film has no session');
  },
  open: () => undefined,
  stop: () => undefined,
  speak: () => undefined,
  select: () => undefined,
  send: () => Promise.resolve({ fate: 'notRecorded', why: 'busy' }),
  answer: () => Promise.resolve({ fate: 'notRecorded', why: 'busy' }),
  forgetSending: () => undefined,
  expectsOdds: () => false,
  odds: () => null,
};

export function stillOf(film: Film, n: number, who: Viewer, language: Language): AtTable {
  const standing = standingAt(film, n, who);
  const texts = film.game.texts[language];
  return {
    session: NOTHING,
    state: {
      ...EMPTY_STATE,
      standing,
      lines: linesTo(film, n, who),
      readUpTo: n - 1,
      news: film.heard(n, who),
      seat: typeof who === 'number' ? who : null,
      connection: 'open',
    },
    standing,
    ...gameTexts(film.game, language),
    texts: inCharacter(texts, standing.view),
    seats: withNames(standing.seats, texts),
    place: { kind: 'local', table: '' },
    still: true,
  };
}
