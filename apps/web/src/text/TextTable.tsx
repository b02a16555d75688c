/** A table as text with typed commands: whole games are played here without seeing anything. */
import { parseInput } from '@reverie/table/prompt';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { goTo } from '../app/route.tsx';
import { useWords } from '../app/words.ts';
import { saveFile } from '../house/save-file.ts';
import { useAtTable } from '../table/at-table.ts';
import { EndOfGame } from '../table/EndOfGame.tsx';
import { Gathering } from '../table/Gathering.tsx';
import { useTold } from '../table/Log.tsx';
import { oddsInWords } from '../table/OddsBar.tsx';
import { folded } from '../table/offers.ts';
import { readOutcome } from '../table/outcome.ts';
import { TableHeader } from '../table/TableHeader.tsx';
import { journalFor } from '../table/TableMenu.tsx';
import { worthIn } from '../table/ways.ts';
import { tableWords } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { askedOf, offerLines, orderIn, questionLines, whyLines } from './reading.ts';
import { textWords } from './words.ts';
import './text.css';

interface Entry {
  readonly key: number;
  readonly kind: 'told' | 'asked' | 'typed' | 'answer';
  readonly lines: readonly string[];
}

export function TextTable() {
  const t = useWords(textWords);
  const { standing } = useAtTable();
  const { entries, type } = useTranscript();
  const [typed, setTyped] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what was said last
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [entries]);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    type(typed);
    setTyped('');
  };
  return (
    <div className="text-table">
      <TableHeader />
      <main>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard */}
        <div className="transcript" role="log" aria-label={t.transcript} aria-live="polite" tabIndex={0}>
          {entries.map(({ key, kind, lines }) => (
            <pre key={key} data-kind={kind}>
              {lines.join('\n')}
            </pre>
          ))}
          <div ref={end} />
        </div>
        {standing.phase === 'gathering' ? <Gathering /> : null}
        {standing.phase === 'over' ? <EndOfGame /> : null}
        <form onSubmit={send} className="prompt">
          <label htmlFor="typed">{t.prompt}</label>
          <div className="in-line">
            <input
              id="typed"
              className="input"
              ref={field}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="typed-hint"
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" look="main">
              {t.send}
            </Button>
          </div>
          <span id="typed-hint" className="quiet small">
            {t.hint}
          </span>
        </form>
      </main>
    </div>
  );
}

/** What was said on both sides, and what typing a line does. */
function useTranscript(): { readonly entries: readonly Entry[]; type(line: string): void } {
  const t = useWords(textWords);
  const at = useWords(tableWords);
  const table = useAtTable();
  const { session, state, standing, texts, seats, place } = table;
  const told = useTold();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const last = useRef({ seq: -1, asked: '', connection: state.connection, key: 0 });
  const asked = useMemo(() => askedOf(standing, table), [standing, table]);
  const add = (kind: Entry['kind'], lines: readonly string[]) => {
    if (lines.length === 0) return;
    const key = last.current.key++;
    setEntries((before) => [...before.slice(-200), { key, kind, lines }]);
  };
  const board = () => (standing.view === null ? [] : texts.board(standing.view, seats).split('\n'));
  const nameOf = (seat: number | null) => (seat === null ? at.watcher : (seats[seat]?.name ?? ''));

  // biome-ignore lint/correctness/useExhaustiveDependencies: speaks when something happened, whatever the language
  useEffect(() => {
    const first = last.current.seq < 0;
    const fresh = told.filter(({ seq }) => seq > last.current.seq);
    last.current.seq = standing.seq;
    if (first) add('told', [...fresh.slice(-4).map(({ text }) => text), '', ...board()]);
    else
      add(
        'told',
        fresh.map(({ text, kind, seat }) => (kind === 'chat' ? t.said(nameOf(seat), text) : text)),
      );
    const question = questionLines(asked, table, t);
    const waiting = standing.waitingFor.filter((seat) => seat !== state.seat).map((seat) => nameOf(seat));
    const back = standing.back;
    const lines = [
      ...(back && back.seat !== state.seat
        ? [`${at.backWanted(nameOf(back.seat))} (${at.agree} / ${at.disagree})`]
        : []),
      ...(standing.awaited ? [at.draw.title(texts.purpose(standing.awaited.label))] : []),
      ...question,
      ...(question.length === 0 && waiting.length > 0 && standing.phase === 'playing' ? [at.waits(waiting)] : []),
    ];
    const now = lines.join('\n');
    if (now !== last.current.asked || fresh.length > 0) add('asked', lines);
    last.current.asked = now;
  }, [standing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes of the connection are told
  useEffect(() => {
    const before = last.current.connection;
    last.current.connection = state.connection;
    if (state.connection === 'lost' && before === 'open') add('answer', [t.lost]);
    if (state.connection === 'open' && before !== 'open' && last.current.seq >= 0 && entries.length > 0)
      add('answer', [t.back]);
  }, [state.connection]);

  const send = async (command: Parameters<typeof session.send>[0]) => {
    const fate = await session.send(command);
    if (fate.fate === 'refused') add('answer', [fate.text]);
    else if (fate.fate === 'notRecorded') add('answer', [at.sending.notRecorded]);
  };
  const answer = (decision: number, given: unknown) =>
    void send({ do: 'answer', decision, answer: given } as Parameters<typeof session.send>[0]);

  const sayOdds = async (number: number | null) => {
    const offer = asked.offers.find((one) => one.number === number);
    if (!offer) return add('answer', [number === null ? t.whichOdds : t.noSuchNumber]);
    for (let tries = 0; tries < 100; tries++) {
      const odds = session.odds(offer.decision.id, offer.answer);
      if (odds !== undefined) {
        const error = odds?.error === null || odds === null ? '' : ` (${at.about(at.percent(odds.error))})`;
        const worth = worthIn(texts, offer.decision, offer.answer);
        return add('answer', [`${offer.text} : ${odds ? oddsInWords(odds, worth, texts, at) + error : t.noOdds}`]);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return add('answer', [t.working]);
  };

  const nudge = (whom: string) => {
    const waited = standing.waitingFor.filter(
      (seat) => seat !== state.seat && folded(nameOf(seat)).startsWith(folded(whom)),
    );
    if (waited.length === 0) add('answer', [t.nobodyToNudge]);
    for (const seat of waited) void send({ do: 'nudge', seat });
  };

  const order = (line: string): boolean => {
    const given = orderIn(line);
    if (!given) return false;
    switch (given.do) {
      case 'odds':
        void sayOdds(given.number);
        break;
      case 'say':
        void send({ do: 'say', text: given.text });
        break;
      case 'nudge':
        nudge(given.whom);
        break;
      case 'log':
        add('answer', told.length === 0 ? [t.nothingYet] : told.slice(-given.lines).map(({ text }) => text));
        break;
      case 'choices':
        add('answer', questionLines(asked, table, t));
        break;
      case 'board':
        add('answer', board());
        break;
      case 'resign':
        void send({ do: 'resign' });
        break;
      default:
        if (!standing.back) return false;
        void send({ do: 'consent', agree: given.do === 'yes' });
    }
    return true;
  };

  const save = async () => {
    const journal = await journalFor(place).catch(() => null);
    if (journal === null) return add('answer', [at.notFinished]);
    saveFile(`${standing.game}-${place.table.slice(0, 6)}.jsonl`, journal);
    return add('answer', [t.exported]);
  };

  const type = (line: string) => {
    if (line.trim() !== '') add('typed', [`> ${line.trim()}`]);
    if (standing.awaited) {
      const outcome = readOutcome(line, standing.awaited.space);
      if (outcome !== undefined) {
        return void send({ do: 'supply', outcome: typeof outcome === 'number' ? outcome : [...outcome] });
      }
    }
    if (order(line)) return undefined;
    const meant = parseInput(line, asked);
    switch (meant.do) {
      case 'choose':
        return answer(meant.offer.decision.id, meant.offer.answer);
      case 'answer': {
        const open = asked.decisions.find((decision) => decision.open) ?? asked.decisions[0];
        return open ? answer(open.id, meant.answer) : add('answer', [t.notUnderstood]);
      }
      case 'help':
        return add(
          'answer',
          t.help.map(([word, what]) => `${word} — ${what}`),
        );
      case 'why': {
        const behind = told.findLast(({ heard }) => heard !== null);
        const lines = behind?.heard ? [behind.text, ...whyLines(behind.heard, texts, t)] : [t.nothingYet];
        return add('answer', lines);
      }
      case 'undo':
        return standing.takeBack ? void send({ do: 'takeBack' }) : add('answer', [t.noBack]);
      case 'leave':
        return add('answer', [t.leaveSure]);
      case 'quit':
        return goTo({ at: 'lobby' });
      case 'rules': {
        const id = meant.id.toUpperCase();
        const text = Object.hasOwn(texts.rules, id) ? texts.rules[id] : undefined;
        return meant.id === ''
          ? goTo({ at: 'rules', game: standing.game, rule: '' })
          : add('answer', [text ? `${id} : ${text}` : t.noRule(id)]);
      }
      case 'save':
        return void save();
      case 'several':
        return add('answer', [t.several, ...offerLines(meant.offers, t)]);
      case 'skip':
        return add('answer', [t.letBe]);
      case 'repeat':
        return add('answer', questionLines(asked, table, t));
      case 'nothing':
        return add('answer', [t[meant.why]]);
    }
  };
  return { entries, type };
}
