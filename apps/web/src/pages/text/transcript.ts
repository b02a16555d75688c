/** What was said on both sides of a table in text. */
import { useWords } from '@reverie/ui/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLogLines } from '../../parts/log/Log.tsx';
import { logWords } from '../../parts/log/words.ts';
import { takenAlong } from '../../parts/panel/taken-along.ts';
import { panelWords } from '../../parts/panel/words.ts';
import { useAtTable } from '../../parts/table/at-table.ts';
import { tableWords } from '../../parts/table/words.ts';
import { askedOf, questionLines } from './reading.ts';
import { boardLines, nameOf, type Talk, typeLine } from './typing.ts';
import { textWords } from './words.ts';

type EntryKind = 'told' | 'asked' | 'typed' | 'answer';
interface Entry {
  readonly key: number;
  readonly kind: EntryKind;
  readonly lines: readonly string[];
}

const MOST_ENTRIES = 200;

/** The transcript, and what typing a line does. */
export function useTranscript(): { readonly entries: readonly Entry[]; type(line: string): void } {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const nextKey = useRef(0);
  const add = (kind: EntryKind, lines: readonly string[]) => {
    if (lines.length === 0) return;
    const key = nextKey.current++;
    setEntries((before) => [...before.slice(-MOST_ENTRIES), { key, kind, lines }]);
  };
  const t = useWords(textWords);
  const at = useWords(tableWords);
  const panel = useWords(panelWords);
  const log = useWords(logWords);
  const table = useAtTable();
  const told = useLogLines();
  const asked = useMemo(() => askedOf(table.standing, table), [table]);
  const talk: Talk = { table, asked, told, t, at, panel, log, add };
  useNews(talk);
  useConnection(talk, entries.length > 0);
  return { entries, type: (line) => typeLine(talk, line) };
}

/** Adds what happened since the last time, and what is asked now if that is different. */
function useNews({ table, asked, told, t, at, panel, add }: Talk): void {
  const { standing } = table;
  const last = useRef({ seq: -1, question: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: speaks when something happened, whatever the language
  useEffect(() => {
    const first = last.current.seq < 0;
    const fresh = told.filter(({ seq }) => seq > last.current.seq);
    last.current.seq = standing.seq;
    if (first) add('told', [...fresh.slice(-4).map(({ text }) => text), '', ...boardLines(table)]);
    else {
      const said = fresh.map(({ text, kind, seat }) =>
        kind === 'chat' ? t.said(nameOf(table, at, seat), text) : text,
      );
      add('told', said);
    }
    const lines = nowLines({ table, asked, t, at, panel });
    const question = lines.join('\n');
    if (question !== last.current.question || fresh.length > 0) add('asked', lines);
    last.current.question = question;
  }, [standing]);
}

/** What the table wants to know, or for whom it waits. */
function nowLines({ table, asked, t, at, panel }: Pick<Talk, 'table' | 'asked' | 't' | 'at' | 'panel'>): string[] {
  const { standing, state, texts } = table;
  const { back, awaited, phase, waitingFor } = standing;
  const question = questionLines(asked, table, t);
  const others = waitingFor.filter((seat) => seat !== state.seat).map((seat) => nameOf(table, at, seat));
  return [
    ...(back && back.seat !== state.seat
      ? [
          `${panel.backWanted(nameOf(table, at, back.seat), takenAlong(state.lines, state.seat))} (${panel.agree} / ${panel.disagree})`,
        ]
      : []),
    ...(awaited ? [panel.draw.title(texts.purpose(awaited.label))] : []),
    ...question,
    ...(question.length === 0 && others.length > 0 && phase === 'playing' ? [panel.waits(others)] : []),
  ];
}

/** Says that the connection is lost, and that it is back. */
function useConnection({ table, t, add }: Talk, begun: boolean): void {
  const { connection } = table.state;
  const last = useRef(connection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes of the connection are told
  useEffect(() => {
    const before = last.current;
    last.current = connection;
    if (connection === 'lost' && before === 'open') add('answer', [t.lost]);
    if (connection === 'open' && before !== 'open' && begun) add('answer', [t.back]);
  }, [connection]);
}
