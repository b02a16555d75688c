/** Shows whom the game waits for, with buttons to nudge them, let a bot play for absent ones, or hand over the device. */

import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { bestProgram } from '../base/games.ts';
import { goTo } from '../base/route.tsx';
import { useAtTable } from './at-table.ts';
import { nudgeTo, restOf } from './nudge.ts';
import { tableWords } from './words.ts';
import './waiting.css';

export function Waiting() {
  const t = useWords(tableWords);
  const { state, standing, seats, place } = useAtTable();
  const { decisions, awaited, waitingFor } = standing;
  const nameOf = (seat: number) => seats[seat]?.name ?? String(seat);
  const isPerson = (seat: number) =>
    standing.seats[seat]?.sitter === 'person' && standing.seats[seat]?.program === null;
  const isAway = (seat: number) => place.kind === 'remote' && isPerson(seat) && state.presence[seat] === false;
  const idle = decisions.every(({ decision }) => decision.optional) && !awaited;
  // The people the game waits for: on this device, or elsewhere.
  const people = waitingFor.filter((seat) => seat !== state.seat && isPerson(seat));
  const names = waitingFor.map((seat) => (isAway(seat) ? t.away(nameOf(seat)) : nameOf(seat)));
  return (
    <>
      {idle ? (
        <p className="waits" role="status">
          {state.seat === null ? `${t.notSeated} ` : ''}
          {names.length > 0 ? t.waits(names) : t.waitsNobody}
        </p>
      ) : null}
      {place.kind === 'remote' && state.seat !== null
        ? people.map((seat) => <Reminder key={seat} seat={seat} name={nameOf(seat)} away={isAway(seat)} />)
        : null}
      {place.kind === 'local'
        ? people.map((seat) => (
            <Button key={seat} look="main" onPress={() => goTo({ at: 'solo', table: place.table, seat }, 'replace')}>
              {t.hotSeat(nameOf(seat))}
            </Button>
          ))
        : null}
    </>
  );
}

interface ReminderProps {
  readonly seat: number;
  readonly name: string;
  readonly away: boolean;
}

function Reminder({ seat, name, away }: ReminderProps) {
  const t = useWords(tableWords);
  const { session, state, standing } = useAtTable();
  const [, wake] = useState(0);
  const rest = restOf(seat, state.lines, Date.now());
  useEffect(() => {
    if (rest === 0) return;
    const timer = setTimeout(() => wake((n) => n + 1), rest);
    return () => clearTimeout(timer);
  }, [rest]);
  const standIn = async () => {
    await session.send({ do: 'takeOver', seat, program: await bestProgram(standing.game) });
  };
  return (
    <div className="reminder">
      {rest > 0 ? (
        <p className="quiet small" role="status">
          {t.nudgedJustNow(name)}
        </p>
      ) : (
        <Button onPress={() => void session.send({ do: 'nudge', seat })}>{t.nudge(name)}</Button>
      )}
      {away ? <Button onPress={() => void standIn()}>{t.menu.takeOver(name)}</Button> : null}
    </div>
  );
}

/** Someone nudged this seat. */
export function Nudged() {
  const t = useWords(tableWords);
  const { state, standing, seats } = useAtTable();
  const nudge = nudgeTo(state.seat, state.lines, standing);
  if (!nudge) return null;
  return <p className="notice nudged">{t.nudgedYou(nudge.seat === null ? '' : (seats[nudge.seat]?.name ?? ''))}</p>;
}
