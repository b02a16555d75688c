/** What whoever leads decides about characters during a game: who comes late, and who goes home. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Game } from '@reverie/kernel/game';
import type { CharacterCard } from '@reverie/table/characters';
import type { Command } from '@reverie/table/commands';
import type { SeatView } from '@reverie/table/feed';
import { Button } from '@reverie/ui/components/Button';
import { Problem } from '@reverie/ui/components/Problem';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { useGame } from '../../base/games.ts';
import { bring } from '../../remote/api.ts';
import { ownSeatAt } from '../../remote/own-seats.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { type AtTable, useAtTable } from '../table/at-table.ts';
import { CharacterChoice } from './CharacterChoice.tsx';
import { gameMasterOf, playedAt } from './game-master.ts';
import { characterWords } from './words.ts';
import './with-whom.css';

/** Whether nobody is played yet on the visitor's own seat. */
function isNobody({ standing, state, texts }: AtTable): boolean {
  if (standing.view === null || state.seat === null || !texts.cast) return false;
  return !texts.cast(standing.view)[state.seat] && !standing.seats[state.seat]?.character;
}

/** Whoever came late and was not let in, or came with nobody, says with whom they come. */
function ComeIn({ game }: { readonly game: Game }) {
  const t = useWords(characterWords);
  const remote = useWords(remoteWords);
  const { place } = useAtTable();
  const [chosen, setChosen] = useState<CharacterDocument | null>(null);
  const [problem, setProblem] = useState('');
  const propose = async () => {
    setProblem('');
    try {
      // Whoever has been at many tables does not fit into a frame, and the lobby notes where they play.
      await bring(place.table, ownSeatAt(place.table)?.secret ?? '', chosen);
    } catch (error) {
      setProblem(sayApiError(error, remote));
    }
  };
  return (
    <section className="with-whom">
      <CharacterChoice game={game} chosen={chosen} choose={setChosen} />
      <Button look="main" isDisabled={chosen === null} onPress={() => void propose()}>
        {t.propose}
      </Button>
      <Problem text={problem} />
    </section>
  );
}

type Send = (command: Command) => Promise<void>;
type Seated<T> = T & { readonly seat: number };

/** Those who came late, whom the game master lets in or not. */
function Latecomers({
  late,
  send,
}: {
  readonly late: readonly Seated<{ coming: CharacterCard }>[];
  readonly send: Send;
}) {
  const t = useWords(characterWords);
  const { language } = useSettings();
  const { seats } = useAtTable();
  return (
    <>
      <h3>{t.lateAsk}</h3>
      <ul>
        {late.map(({ coming, seat }) => {
          const odd = coming.provenance;
          const { what, how } = coming.summary[language];
          return (
            <li key={seat}>
              <strong>{t.late(seats[seat]?.name ?? '', coming.name)}</strong>{' '}
              <span className="quiet small">{t.told(what, how)}</span>
              {odd === 'changed' || odd === 'forged' ? <span className="by-hand">{t.notWhole[odd]}</span> : null}
              <span className="admit">
                <Button
                  look="main"
                  aria-label={t.acceptOf(coming.name)}
                  onPress={() => void send({ do: 'admit', seat, agree: true })}
                >
                  {t.accept}
                </Button>
                <Button
                  aria-label={t.refuseOf(coming.name)}
                  onPress={() => void send({ do: 'admit', seat, agree: false })}
                >
                  {t.refuse}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Those whose characters go home as they stand, where the game master agrees. */
function GoingHome({
  home,
  send,
}: {
  readonly home: readonly Seated<{ home: NonNullable<SeatView['home']> }>[];
  readonly send: Send;
}) {
  const t = useWords(characterWords);
  const at = useAtTable();
  const waiting = home.filter((one) => one.home === 'waits');
  return (
    <>
      <h3>{t.homeAsk}</h3>
      <ul>
        {home.map((one) => {
          const character = playedAt(at, one.seat);
          return (
            <li key={one.seat}>
              <strong>{t.homeOf(at.seats[one.seat]?.name ?? '', character)}</strong>{' '}
              {one.home === 'waits' ? null : (
                <span className="quiet small">{one.home === 'agreed' ? t.homeAgreed : t.homeKeptBack}</span>
              )}
              <span className="admit">
                {one.home === 'agreed' ? null : (
                  <Button
                    aria-label={t.letHomeOf(character)}
                    onPress={() => void send({ do: 'home', seat: one.seat, agree: true })}
                  >
                    {t.letHome}
                  </Button>
                )}
                {one.home === 'waits' ? (
                  <Button
                    look="bare"
                    aria-label={t.keepBackOf(character)}
                    onPress={() => void send({ do: 'home', seat: one.seat, agree: false })}
                  >
                    {t.keepBack}
                  </Button>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      {waiting.length > 1 ? (
        <Button
          look="main"
          onPress={() => {
            for (const { seat } of waiting) void send({ do: 'home', seat, agree: true });
          }}
        >
          {t.letAllHome}
        </Button>
      ) : null}
    </>
  );
}

export function GameMaster() {
  const t = useWords(characterWords);
  const at = useAtTable();
  const { session, standing, state, place } = at;
  const [problem, setProblem] = useState('');
  const game = useGame(standing.game);
  const master = gameMasterOf(at, game?.characters?.role);
  const mine = state.seat === null ? undefined : standing.seats[state.seat];
  if (place.kind === 'local' || !master || !mine) return null;
  if (mine.coming)
    return (
      <p className="comes-home" role="status">
        {t.lateYours(mine.coming.name, master.name)}
      </p>
    );
  const playsHere = game?.characters?.role === mine.role;
  if (playsHere && game && standing.phase === 'playing' && !mine.resigned && isNobody(at))
    return <ComeIn game={game} />;
  if (state.seat !== master.seat) return null;
  const send: Send = async (command) => {
    const fate = await session.send(command);
    setProblem(fate.fate === 'refused' ? fate.text : '');
  };
  const late = standing.seats.flatMap(({ coming }, seat) => (coming ? [{ coming, seat }] : []));
  const home = standing.seats.flatMap((one, seat) => (one.home ? [{ home: one.home, seat }] : []));
  if (late.length === 0 && home.length === 0) return null;
  return (
    <section className="with-whom">
      {late.length > 0 ? <Latecomers late={late} send={send} /> : null}
      {home.length > 0 ? <GoingHome home={home} send={send} /> : null}
      <Problem text={problem} />
    </section>
  );
}
