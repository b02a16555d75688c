/** Shows whom the game waits for, with buttons to nudge them, let a bot play for absent ones, or hand over the device. */
import { Button } from '@reverie/ui/components/Button';
import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useWords } from '@reverie/ui/words';
import { Suspense, useEffect, useState } from 'react';
import { bestProgram } from '../../base/games.ts';
import { goTo } from '../../base/route.tsx';
import { headerWords } from '../header/words.ts';
import { useAtTable } from '../table/at-table.ts';
import { nudgeTo, restOf } from '../table/nudge.ts';
import { panelWords } from './words.ts';
import './waiting.css';

const ConfirmDialog = lazyPart(async () => (await import('../header/ConfirmDialog.tsx')).ConfirmDialog);

export function Waiting() {
  const t = useWords(panelWords);
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
      {place.kind === 'remote' && (state.seat !== null || state.owner)
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
  const t = useWords(panelWords);
  const { session, state } = useAtTable();
  const [, wake] = useState(0);
  const rest = restOf(seat, state.lines, Date.now());
  useEffect(() => {
    if (rest === 0) return;
    const timer = setTimeout(() => wake((n) => n + 1), rest);
    return () => clearTimeout(timer);
  }, [rest]);
  return (
    <div className="reminder">
      {rest > 0 ? (
        <p className="quiet small" role="status">
          {t.nudgedJustNow(name)}
        </p>
      ) : (
        <Button onPress={() => void session.send({ do: 'nudge', seat })}>{t.nudge(name)}</Button>
      )}
      {away ? <Absence seat={seat} name={name} /> : null}
    </div>
  );
}

/** Somebody the game waits for is away: wait, let a bot play on, or go on without them. The server says when it may be. */
function Absence({ seat, name }: Omit<ReminderProps, 'away'>) {
  const t = useWords(panelWords);
  const header = useWords(headerWords);
  const { session, standing } = useAtTable();
  const [waits, setWaits] = useState(false);
  const [ending, setEnding] = useState(false);
  const standIn = async () => {
    await session.send({ do: 'takeOver', seat, program: await bestProgram(standing.game) });
  };
  if (waits) {
    return (
      <p role="status">
        {t.absence.waiting(name)} <Button onPress={() => setWaits(false)}>{t.absence.choose}</Button>
      </p>
    );
  }
  return (
    <fieldset className="absence" aria-label={t.absence.gone(name)}>
      <p role="status">
        <strong>{t.absence.gone(name)}</strong> <span className="quiet">{t.absence.why}</span>
      </p>
      <Button onPress={() => setWaits(true)}>{t.absence.wait}</Button>
      <Button onPress={() => void standIn()}>{header.menu.takeOver(name)}</Button>
      <Button onPress={() => setEnding(true)}>{t.absence.end(name)}</Button>
      {ending ? (
        <Suspense fallback={<Fetching />}>
          <ConfirmDialog
            text={t.absence.endSure(name)}
            yes={t.absence.endYes(name)}
            onClose={() => setEnding(false)}
            onYes={() => {
              setEnding(false);
              void session.send({ do: 'dismiss', seat });
            }}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}

/** Someone nudged this seat. */
export function Nudged() {
  const t = useWords(panelWords);
  const { state, standing, seats } = useAtTable();
  const nudge = nudgeTo(state.seat, state.lines, standing);
  if (!nudge) return null;
  return <p className="notice nudged">{t.nudgedYou(nudge.seat === null ? '' : (seats[nudge.seat]?.name ?? ''))}</p>;
}
