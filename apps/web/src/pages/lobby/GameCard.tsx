/** A game in the lobby: its cover, what to expect, and two doors: play, play together. */
import type { LazyGame } from '@reverie/shelf/lazy';
import { Button } from '@reverie/ui/components/Button';
import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { Suspense, useState } from 'react';
import { Cover } from '../../base/art/Cover.tsx';
import { hasLesson, hasWorkshop } from '../../base/games.ts';
import { chooseOpponent, ownOpponent } from '../../base/own-opponent.ts';
import { Link } from '../../base/route.tsx';
import { PlayButton, useStart } from './PlayButton.tsx';
import { lobbyWords } from './words.ts';

const OpponentDialog = lazyPart(async () => (await import('../../parts/opponents/OpponentDialog.tsx')).OpponentDialog);
interface CardProps {
  readonly game: LazyGame;
  /** Nothing was played here yet. */
  readonly fresh: boolean;
}

export function GameCard({ game, fresh }: CardProps) {
  const { id, title, pitch, workshop, first } = game;
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const called = title[language];
  return (
    <article className="game-card" aria-labelledby={`game-${id}`}>
      <div className="game-picture">
        <Cover game={id} />
        {fresh && first ? <span className="ribbon">{t.first}</span> : null}
      </div>
      <h2 id={`game-${id}`}>{called}</h2>
      <p className="pitch">{withFrenchSpaces(pitch[language])}</p>
      <Facts game={game} />
      <div className="doors">
        <PlayButton id={id} look="main" called={t.playGame(called)}>
          {t.playAlone}
        </PlayButton>
        <Link className="button together" to={{ at: 'open', game: id }} aria-label={t.openGame(called)}>
          {t.openTable}
        </Link>
      </div>
      <div className="game-more">
        {hasLesson(id) ? (
          <Link to={{ at: 'tutorial', game: id }} aria-label={t.learnGame(called)}>
            {t.learn}
          </Link>
        ) : null}
        {hasWorkshop(id) ? (
          <Link to={{ at: 'workshop', game: id }} aria-label={t.workshopOf(workshop?.[language] ?? t.workshop, called)}>
            {workshop?.[language] ?? t.workshop}
          </Link>
        ) : null}
        <Link to={{ at: 'rules', game: id, rule: '' }} aria-label={t.rulesOf(called)}>
          {t.rules}
        </Link>
        {seatsAlone(game) > 1 ? <OpponentButton game={game} /> : null}
      </div>
    </article>
  );
}

/** Those who sit at the smallest table: others than the visitor are bots. */
const seatsAlone = ({ seats }: LazyGame): number => seats.reduce((sum, { min }) => sum + min, 0);

/** Who sits across the table when one plays alone. */
function OpponentButton({ game: { id, title } }: { readonly game: LazyGame }) {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const { begin, dialog, problem } = useStart(id);
  const [asked, setAsked] = useState(false);
  return (
    <>
      {dialog}
      <Button look="bare" aria-label={t.opponentAt(title[language])} onPress={() => setAsked(true)}>
        {t.opponent}
      </Button>
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      ) : null}
      {asked ? (
        <Suspense fallback={<Fetching />}>
          <OpponentDialog
            id={id}
            title={t.against}
            usual={ownOpponent(id)}
            say={t.playAgainst}
            close={() => setAsked(false)}
            choose={(program) => {
              chooseOpponent(id, program);
              setAsked(false);
              void begin();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** How many play, how long, how hard: each as a sign and in words. */
function Facts({ game: { seats, minutes, difficulty } }: { readonly game: LazyGame }) {
  const t = useWords(lobbyWords);
  const most = seats.reduce((sum, { max }) => sum + max, 0);
  return (
    <ul className="facts">
      <li>
        <svg viewBox="0 0 26 20" aria-hidden="true">
          <path d="M8 10a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM1 19q0-8 7-8t7 8zM18 10a3.4 3.4 0 1 0-2-6M17 12q7-1 8 7h-6" />
        </svg>
        {t.players(most)}
      </li>
      <li>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path className="line" d="M4 1h12M4 19h12M5 1q0 6 5 9 5-3 5-9M5 19q0-6 5-9 5 3 5 9" />
          <path d="M7 17q3-4 6 0z" />
        </svg>
        {t.minutes(minutes[0])}
      </li>
      <li>
        <svg viewBox="0 0 58 20" aria-hidden="true">
          {[0, 1, 2].map((moon) => (
            <g key={moon} transform={`translate(${10 + moon * 19} 10)`}>
              <circle r="8" className="line" />
              {moon < difficulty ? <path d="M3-7.6A8 8 0 1 0 3 7.6 8.5 8.5 0 0 1 3-7.6z" /> : null}
            </g>
          ))}
        </svg>
        {t.difficulty[difficulty]}
      </li>
    </ul>
  );
}

/** One of the small games to try: a line, not a picture. */
export function SmallGame({ game }: { readonly game: LazyGame }) {
  const { id, title, pitch } = game;
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  return (
    <li>
      <span>
        <strong>{title[language]}</strong> <span className="quiet">{pitch[language]}</span>
      </span>
      <span className="doors">
        <PlayButton id={id} look="plain" called={t.playGame(title[language])}>
          {t.playAlone}
        </PlayButton>
        <Link className="button" to={{ at: 'open', game: id }} aria-label={t.openGame(title[language])}>
          {t.openTable}
        </Link>
        <Link to={{ at: 'rules', game: id, rule: '' }} aria-label={t.rulesOf(title[language])}>
          {t.rules}
        </Link>
      </span>
    </li>
  );
}
