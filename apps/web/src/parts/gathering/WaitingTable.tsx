/** Before a game: the table under its lamp, and who sits round it. */
import { Button } from '@reverie/ui/components/Button';
import { Fetching } from '@reverie/ui/components/Fetching';
import { Problem } from '@reverie/ui/components/Problem';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { type CSSProperties, Suspense, useEffect, useState } from 'react';
import { FreeSeat } from '../../base/art/Face.tsx';
import { bringArt } from '../../base/art/sprite.ts';
import { ownOpponent } from '../../base/own-opponent.ts';
import { useAtTable } from '../table/at-table.ts';
import { SeatFace } from '../table/SeatFace.tsx';
import { tableWords } from '../table/words.ts';
import { gatheringWords } from './words.ts';
import './waiting-table.css';

const OpponentDialog = lazyPart(async () => (await import('../opponents/OpponentDialog.tsx')).OpponentDialog);

export function WaitingTable() {
  const t = useWords(gatheringWords);
  const table = useWords(tableWords);
  const { session, standing, seats, state, texts } = useAtTable();
  const [problem, setProblem] = useState('');
  const [choosing, setChoosing] = useState<number | null>(null);
  useEffect(() => bringArt('table'), []);
  // Nobody waits for those who may come during the game.
  const shown = standing.seats.flatMap(({ sitter, program, spare }, seat) =>
    spare ? [] : [{ sitter, program, seat }],
  );
  const free = shown.filter(({ sitter }) => sitter === 'open').length;
  // A seat is taken when somebody has sat down, and stays taken when they close the page.
  const away = (seat: number): boolean =>
    standing.seats[seat]?.sitter === 'person' && seat !== state.seat && state.presence[seat] === false;
  const absent = shown.filter(({ seat }) => away(seat)).length;
  const places = placesOf(shown.map(({ sitter }) => sitter === 'open'));
  const seatProgram = async (seat: number, program: string | null) => {
    setChoosing(null);
    const fate = await session.send({ do: 'seat', seat, program });
    setProblem(fate.fate === 'refused' ? fate.text : '');
  };
  return (
    <div className="waiting-room">
      <div className="waiting-title">
        <h2>{free > 0 ? t.filling : absent > 0 ? t.taken : t.full}</h2>
        <p className="quiet">{withFrenchSpaces(t.count(texts.title, shown.length, shown.length - free))}</p>
        <Problem text={problem} />
      </div>
      <svg className="waiting-scene" viewBox="0 0 900 836" aria-hidden="true">
        <use href="#scene-table" width="900" height="836" />
      </svg>
      <ul className="waiting-seats">
        {shown.map(({ sitter, program, seat }, at) => {
          const open = sitter === 'open';
          const called = seats[seat]?.name ?? '';
          const role = texts.role(seats[seat]?.role ?? '');
          return (
            <li key={seat} style={places[at] as CSSProperties} data-free={open}>
              {open ? <FreeSeat /> : <SeatFace seat={seat} />}
              <strong>{open ? t.free : called}</strong>
              <span className="quiet small">
                {[
                  seat === state.seat
                    ? table.you
                    : program !== null
                      ? table.program
                      : open || role === called
                        ? ''
                        : role,
                  away(seat) ? table.absent : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {state.owner && (open || sitter === 'program') ? (
                <Button
                  onPress={() => setChoosing(seat)}
                  aria-label={`${open ? t.program : t.otherProgram}, ${called}`}
                >
                  {open ? t.program : t.otherProgram}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {choosing === null ? null : (
        <Suspense fallback={<Fetching />}>
          <OpponentDialog
            id={standing.game}
            title={t.whichProgram}
            usual={standing.seats[choosing]?.program ?? ownOpponent(standing.game)}
            say={t.seatProgram}
            choose={(program) => void seatProgram(choosing, program)}
            close={() => setChoosing(null)}
          >
            {standing.seats[choosing]?.sitter === 'program' ? (
              <Button onPress={() => void seatProgram(choosing, null)}>{t.noProgram}</Button>
            ) : null}
          </OpponentDialog>
        </Suspense>
      )}
    </div>
  );
}

/** Round the table, in hundredths of its width and height, and never before the lamp: near the viewer, or behind it. */
const NEAR = [
  [27, 76],
  [73, 76],
  [50, 86],
  [9, 58],
  [91, 58],
  [15, 38],
  [85, 38],
] as const;
const FAR = [
  [85, 38],
  [15, 38],
  [91, 58],
  [9, 58],
  [50, 86],
  [73, 76],
  [27, 76],
] as const;

/** Whoever has come sits near, free seats wait behind the table under the lamp. */
function placesOf(free: readonly boolean[]): readonly Readonly<Record<string, string>>[] {
  let [near, far] = [0, 0];
  return free.map((open) => {
    const [x, y] = (open ? FAR[far++ % FAR.length] : NEAR[near++ % NEAR.length]) as readonly [number, number];
    return { '--x': `${x}%`, '--y': `${y}%` };
  });
}
