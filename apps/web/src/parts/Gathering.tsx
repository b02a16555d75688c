/** Before the game: the seats, the links to free ones, and the start button. */

import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { bestProgram } from '../base/games.ts';
import { start } from '../remote/api.ts';
import { ownSeatAt } from '../remote/own-seats.ts';
import { remoteWords, sayApiError } from '../remote/words.ts';
import { useAtTable } from './at-table.ts';
import { SharedLink } from './SharedLink.tsx';
import { tableWords } from './words.ts';
import './question.css';
import './gathering.css';

export function Gathering() {
  const t = useWords(tableWords);
  const remote = useWords(remoteWords);
  const { session, standing, seats, state, place } = useAtTable();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const kept = ownSeatAt(place.table);
  const open = standing.seats.flatMap(({ sitter }, seat) => (sitter === 'open' ? [seat] : []));
  const mayBegin = kept?.owner !== undefined || state.seat !== null;
  const begin = async () => {
    if (!kept) return;
    setBusy(true);
    setProblem('');
    try {
      await start(place.table, kept.owner ?? kept.secret);
    } catch (error) {
      setProblem(sayApiError(error, remote));
    }
    setBusy(false);
  };
  const seatProgram = async (seat: number) => {
    const fate = await session.send({ do: 'seat', seat, program: await bestProgram(standing.game) });
    setProblem(fate.fate === 'refused' ? fate.text : '');
  };
  return (
    <div className="gathering">
      <h2 className="question">{t.gathering}</h2>
      <p>{open.length === 0 ? t.allHere : t.seatsOpen(open.length)}</p>
      {kept?.invitations && open.length > 0 ? <p>{t.gather.links}</p> : null}
      {open.map((seat) => {
        const secret = kept?.invitations?.[seat];
        const name = seats[seat]?.name ?? '';
        return (
          <div key={seat} className="free-seat">
            {secret ? (
              <SharedLink label={t.share.seat(name)} aloud={t.share.code(name)} table={place.table} secret={secret} />
            ) : (
              <p className="quiet">
                {name} · {t.free}
              </p>
            )}
            {state.owner ? (
              <Button look="bare" onPress={() => void seatProgram(seat)}>
                {t.gather.program}
              </Button>
            ) : null}
          </div>
        );
      })}
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      ) : null}
      {mayBegin ? (
        <Button look="main" isDisabled={open.length > 0} isPending={busy} onPress={() => void begin()}>
          {t.begin}
        </Button>
      ) : (
        <p className="quiet">{open.length > 0 ? t.gather.wait : t.gather.begins}</p>
      )}
    </div>
  );
}
