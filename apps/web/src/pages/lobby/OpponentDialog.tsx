/** Against whom one plays alone: faces, names, what they say of themselves, and how strong they are. Kept for the next time. */
import type { Game } from '@reverie/kernel/game';
import { usualBot } from '@reverie/players/bots';
import { opponentOf } from '@reverie/players/opponents';
import { Button } from '@reverie/ui/components/Button';
import { Dialog } from '@reverie/ui/components/Dialog';
import { Face } from '@reverie/ui/components/Face';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { useId, useState } from 'react';
import { useGame } from '../../base/games.ts';
import { chooseOpponent, ownOpponent } from '../../base/own-opponent.ts';
import { openWords } from './open-words.ts';
import './opponents.css';

interface Props {
  readonly id: string;
  close(): void;
  /** Begins a game against whoever was chosen. */
  play(): void;
}

export function OpponentDialog({ id, close, play }: Props) {
  const t = useWords(openWords);
  const game = useGame(id);
  return (
    <Dialog title={t.against} isOpen onClose={close}>
      {game ? <Choice game={game} play={play} /> : <p role="status">{game === null ? t.loading : t.noGame}</p>}
      <div className="actions">
        <Button onPress={close}>{t.later}</Button>
      </div>
    </Dialog>
  );
}

function Choice({ game, play }: { readonly game: Game; play(): void }) {
  const t = useWords(openWords);
  const { language } = useSettings();
  const group = useId();
  const { opponents = [], rules, texts } = game;
  const words = texts[language].opponents ?? {};
  const usual = opponentOf(game, ownOpponent(rules.id) ?? '') ?? opponentOf(game, usualBot(game, 1));
  const [who, setWho] = useState(usual?.opponent.id ?? '');
  const [level, setLevel] = useState(usual?.level ?? 3);
  if (opponents.length === 0) return <p>{t.nobodyAgainst}</p>;
  const begin = () => {
    chooseOpponent(rules.id, `${who}-${level}`);
    play();
  };
  return (
    <div className="opponents">
      <div className="opponent-cards" role="radiogroup" aria-label={t.against}>
        {opponents.map(({ id, face }) => (
          <label key={id} className="opponent-card">
            <input
              type="radio"
              name={group}
              className="visually-hidden"
              checked={id === who}
              onChange={() => setWho(id)}
            />
            <Face face={face} size={56} />
            <span>
              <strong>{words[id]?.name}</strong>
              <span className="quiet small">{withFrenchSpaces(words[id]?.line ?? '')}</span>
            </span>
          </label>
        ))}
      </div>
      <fieldset className="opponent-levels">
        <legend>{t.level}</legend>
        {t.levels.map((name, i) => (
          <label key={name}>
            <input
              type="radio"
              name={`${group}-level`}
              className="visually-hidden"
              checked={level === i + 1}
              onChange={() => setLevel(i + 1)}
            />
            <span>{t.levelOf(i + 1, name)}</span>
          </label>
        ))}
      </fieldset>
      <Button look="main" onPress={begin}>
        {t.playAgainst(words[who]?.name ?? '')}
      </Button>
    </div>
  );
}
