/** Lines of a table as sentences. */

import type { Seat, Texts } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import { calledIn } from '@reverie/kernel/words';
import type { FeedLine } from '@reverie/table/feed';
import type { LogWords } from './words.ts';

/** One sentence of the log. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly at: number;
  /** The event behind it, with draws and sum. */
  readonly heard: VisibleEntry | null;
  readonly text: string;
  /** The seat that acted, for the mark beside the line. */
  readonly seat: number | null;
  /** Undone later. */
  readonly gone: boolean;
  readonly kind: 'game' | 'table' | 'chat';
}

interface Telling {
  readonly seats: readonly Seat[];
  readonly texts: Texts | undefined;
  readonly t: LogWords;
}

/**
 * What was said of each line, for as long as names and language stay. A log gains a line at a time and is read in several
 * places: without this every answer would say the whole evening again, and every row would be drawn anew.
 */
let said: (Telling & { readonly of: WeakMap<FeedLine, readonly LogLine[]> }) | undefined;

function saidOf({ seats, texts, t }: Telling): WeakMap<FeedLine, readonly LogLine[]> {
  if (said?.seats !== seats || said.texts !== texts || said.t !== t) said = { seats, texts, t, of: new WeakMap() };
  return said.of;
}

export function tellAll(
  lines: readonly FeedLine[],
  seats: readonly Seat[],
  texts: Texts | undefined,
  t: LogWords,
): LogLine[] {
  const known = saidOf({ seats, texts, t });
  const told: LogLine[] = [];
  for (const line of lines) {
    if (line.kind === 'played' && line.did === 'back') {
      for (const [i, one] of told.entries()) {
        if (one.heard && one.heard.n > (line.to ?? 0)) told[i] = { ...one, gone: true };
      }
    }
    let sentences = known.get(line);
    if (!sentences) {
      sentences = tell(line, { seats, texts, t });
      known.set(line, sentences);
    }
    told.push(...sentences);
  }
  return told;
}

/** The sentences of one line, in order. */
function tell(line: FeedLine, { seats, texts, t }: Telling): LogLine[] {
  const { seq, at } = line;
  const base = { seq, at, heard: null, gone: false, seat: 'seat' in line ? line.seat : null };
  if (line.kind === 'played') {
    const events: LogLine[] = [];
    for (let i = 0; i < line.heard.length; ) {
      const heard = line.heard[i] as VisibleEntry;
      const { count, text } = tellNext(line.heard.slice(i), { seats, texts });
      events.push({ ...base, key: `${seq}.${i}`, heard, text, kind: 'game' });
      i += count;
    }
    return line.did === 'back' ? [{ ...base, key: String(seq), text: t.back, kind: 'table' }, ...events] : events;
  }
  const name = (seat: number | null): string => (seat === null ? '' : (seats[seat]?.name ?? String(seat)));
  const text = tellLine(line, name, { texts, t });
  return text ? [{ ...base, key: String(seq), text, kind: line.kind === 'said' ? 'chat' : 'table' }] : [];
}

/** The sentence of the first event, or of as many as are told together. What was drawn for one stands with its own line. */
function tellNext(rest: readonly VisibleEntry[], { seats, texts }: Pick<Telling, 'seats' | 'texts'>) {
  const [first, ...others] = rest as [VisibleEntry, ...VisibleEntry[]];
  const end = others.findIndex(({ n, drawn }) => n !== first.n || drawn.length > 0);
  const run = end < 0 ? rest : rest.slice(0, end + 1);
  const events = run.map(({ event }) => event);
  const together = run.length > 1 ? texts?.together?.(events, seats) : undefined;
  return together ?? { count: 1, text: texts?.event(first.event, seats) ?? first.event.kind };
}

function tellLine(
  line: Exclude<FeedLine, { kind: 'played' }>,
  name: (seat: number | null) => string,
  { texts, t }: Pick<Telling, 'texts' | 't'>,
): string {
  switch (line.kind) {
    case 'opened':
      return line.commitment === null ? t.opened : `${t.opened} ${t.promised}`;
    case 'claimed':
      return t.claimed(line.name);
    case 'nonce':
      return t.nonce(name(line.seat));
    case 'renamed':
      return t.renamed(line.name);
    case 'released':
    case 'revoked':
      return t[line.kind](line.name || name(line.seat));
    case 'offered':
    case 'givenBack':
    case 'rekeyed':
      return t[line.kind](name(line.seat));
    case 'seated':
      return '';
    case 'brought':
      return line.character ? t.brought(name(line.seat), calledIn(texts, line.character.name)) : '';
    case 'admitted':
      return (line.agree ? t.admitted : t.notAdmitted)(name(line.seat));
    case 'home':
      return (line.agree ? t.letHome : t.keptFromHome)(name(line.by), name(line.seat));
    case 'takenOver':
      return line.late ? t.outOfTime(name(line.seat)) : t.takenOver(name(line.seat));
    case 'started':
      return line.chance.kind === 'audited' ? t.started : t.startedDice;
    case 'awaits':
      return '';
    case 'typed':
      return line.seat === null ? t.unseen : t.typed(name(line.seat));
    case 'backAsked':
      return t.backAsked(name(line.seat));
    case 'backAnswered':
      return line.agree ? t.backAgreed(name(line.seat)) : t.backRefused(name(line.seat));
    case 'paused':
    case 'resumed':
      return t[line.kind](name(line.seat));
    case 'said':
      return line.text;
    case 'withheld':
      return '';
    case 'moderated':
      return tellOrder(line, name, t);
    case 'reacted':
      return t.reacted(name(line.seat), t.reactions[line.sign]);
    case 'nudged':
      return t.nudged(name(line.seat), name(line.whom));
    case 'rematched':
      return t.rematched(name(line.seat));
    case 'closed':
      return line.by === 'house' ? t.closedByHouse : t.closed;
  }
}

/** Everything that the owner changed at once; usually one thing. */
function tellOrder(
  { watch, gallery, mute, remove, hide }: Extract<FeedLine, { kind: 'moderated' }>,
  name: (seat: number | null) => string,
  t: LogWords,
): string {
  const who = mute && (typeof mute.who === 'number' ? name(mute.who) : mute.who);
  return [
    watch && t.watch(t.watching[watch]),
    gallery && t.gallery(t.speaking[gallery]),
    mute && (mute.on ? t.muted : t.unmuted)(who ?? ''),
    remove && t.removed(remove),
    // Servers of earlier versions do not send it.
    (hide ?? null) !== null && t.hidden,
  ]
    .filter((text) => typeof text === 'string')
    .join(' ');
}

/** The sum behind an event, as far as it can be shown. */
export function sumOf({
  event,
}: VisibleEntry): { readonly terms: NonNullable<VisibleEntry['event']['sum']>; readonly total: number } | null {
  if (!event.sum || event.sum.length === 0) return null;
  return { terms: event.sum, total: event.sum.reduce((sum, { value }) => sum + value, 0) };
}
