/** The middle of the table: the board of the game, or plain text if it has none. */
import type { BoardProps } from '@reverie/ui/board';
import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type CSSProperties, Suspense, useEffect, useMemo, useRef } from 'react';
import { newsIn } from '../../session/session.ts';
import { showRule, useAtTable } from './at-table.ts';
import { SeatFace } from './SeatFace.tsx';
import { useBoard } from './use-board.ts';
import { tableWords } from './words.ts';
import './board-area.css';

const WaitingTable = lazyPart(async () => (await import('../gathering/WaitingTable.tsx')).WaitingTable);

export function useBoardProps(): BoardProps {
  const { session, state, standing, seats, texts, guided } = useAtTable();
  const { language } = useSettings();
  const { seat, selected, lines, news, wentBackTo, oddsKnown } = state;
  const played = standing.seats.map(({ sitter, program }) => sitter === 'program' || program !== null).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list as long as the same are bots
  const bots = useMemo(
    () => standing.seats.flatMap(({ sitter, program }, i) => (sitter === 'program' || program !== null ? [i] : [])),
    [played],
  );
  const past = useMemo(() => newsIn(lines).news, [lines]);
  const { takeBack, back, phase } = standing;
  const free = seat !== null && phase === 'playing' && back === null && takeBack?.free === true && !takeBack.absence;
  // Renders again when odds arrive, though nothing else changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    (): BoardProps => ({
      view: standing.view,
      who: seat ?? 'spectator',
      seats,
      Face: SeatFace,
      bots,
      // A paused table accepts no answers, so the board gets no decisions.
      decisions: standing.paused ? [] : standing.decisions,
      selected,
      select: (one) => session.select(one),
      answer: (decision, answer) => void session.answer(decision, answer),
      takeBack: free ? () => void session.send({ do: 'takeBack' }) : undefined,
      odds: (decision, answer) => session.odds(decision, answer),
      waitingFor: standing.waitingFor,
      past,
      news,
      wentBackTo,
      language,
      texts,
      showRule: (rule) => showRule(standing.game, rule),
      ...(guided && { guided }),
    }),
    [standing, seat, seats, bots, selected, past, news, wentBackTo, language, texts, session, oddsKnown, guided],
  );
}

interface BoardAreaProps {
  /** The board shows something that was chosen once: it can be looked at, and nothing on it can be pressed. */
  readonly still?: boolean;
}

export function BoardArea({ still = false }: BoardAreaProps) {
  const { standing } = useAtTable();
  const t = useWords(tableWords);
  const props = useBoardProps();
  const board = useBoard(standing.game);
  const area = useRef<HTMLElement>(null);
  // On the board itself, which styles expect right here; the area stays the landmark that it is.
  useEffect(() => {
    for (const child of area.current?.children ?? []) child.toggleAttribute('inert', still);
  });
  return (
    // A still board takes no focus, and may be larger than the screen: then the area itself scrolls by keyboard.
    <main
      className="board-area"
      data-game={standing.game}
      aria-label={t.board}
      id="board"
      ref={area}
      tabIndex={still ? 0 : undefined}
    >
      {standing.view === null ? (
        <Suspense fallback={<Fetching />}>
          <WaitingTable />
        </Suspense>
      ) : board ? (
        <board.Board {...props} />
      ) : board === undefined ? (
        <PlainBoard />
      ) : null}
    </main>
  );
}

function PlainBoard() {
  const { standing, texts, seats } = useAtTable();
  if (standing.view === null) return null;
  const board = texts.board(standing.view, seats);
  const columns = Math.max(...board.split('\n').map((line) => [...line].length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be wider than the screen, and must scroll by keyboard
    <pre className="plain-board" tabIndex={0} style={{ '--columns': columns } as CSSProperties}>
      <code>{board}</code>
    </pre>
  );
}
