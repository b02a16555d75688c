import { useWords } from '@reverie/ui/words';
import { useAtTable } from '../table/at-table.ts';
import { tableWords } from '../table/words.ts';
import { ClockFace } from './ClockFace.tsx';
import { headerWords } from './words.ts';

export function SeatList() {
  const t = useWords(headerWords);
  const table = useWords(tableWords);
  const { standing, seats, state, texts } = useAtTable();
  return (
    <ul className="seat-list" aria-label={t.seats}>
      {standing.seats.map(({ role, sitter, program, resigned, spare }, seat) => {
        // A place that waits for nobody in particular is nobody's.
        if (spare) return null;
        const here = sitter === 'person' && state.presence[seat] === true;
        const turn = standing.phase === 'playing' && standing.waitingFor.includes(seat);
        const status = resigned
          ? t.resigned
          : program !== null
            ? table.program
            : sitter === 'open'
              ? t.free
              : here
                ? t.present
                : table.absent;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            data-turn={turn}
            data-here={here || program !== null}
            title={`${texts.role(role)} · ${status}`}
          >
            <span className="dot" aria-hidden="true" />
            <span className="name">{sitter === 'open' ? t.freeSeat : seats[seat]?.name}</span>
            {seat === state.seat ? <span className="quiet"> ({table.you})</span> : null}
            {program !== null && sitter === 'person' ? <span aria-hidden="true">⚙</span> : null}
            <span className="visually-hidden">
              {' '}
              {texts.role(role)}, {status}
              {turn ? `, ${seat === state.seat ? table.yourTurn : t.theirTurn}` : ''}
            </span>
            <ClockFace seat={seat} running={turn} />
          </li>
        );
      })}
    </ul>
  );
}
