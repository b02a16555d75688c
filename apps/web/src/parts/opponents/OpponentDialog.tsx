/** Which program plays: faces, names, what they say of themselves, and how strong they are. */
import type { Game, Opponent } from '@reverie/kernel/game';
import { botIds, usualBot } from '@reverie/players/bots';
import { botName } from '@reverie/players/names';
import { opponentOf } from '@reverie/players/opponents';
import { Button } from '@reverie/ui/components/Button';
import { CloseAction } from '@reverie/ui/components/CloseAction';
import { Dialog } from '@reverie/ui/components/Dialog';
import { Face } from '@reverie/ui/components/Face';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { type ReactNode, useId, useState } from 'react';
import { useGame } from '../../base/games.ts';
import { opponentWords } from './words.ts';
import './opponents.css';

interface Choosing {
  /** The program that is marked at first; the usual one where it is none. */
  readonly usual: string | undefined;
  /** On the button: what happens to whoever is chosen. */
  say(name: string): string;
  choose(program: string): void;
}

interface Props extends Choosing {
  /** The game that they play. */
  readonly id: string;
  readonly title: string;
  close(): void;
  /** Other ways to answer. */
  readonly children?: ReactNode;
}

export function OpponentDialog({ id, title, close, children, ...choosing }: Props) {
  const t = useWords(opponentWords);
  const game = useGame(id);
  return (
    <Dialog title={title} isOpen onClose={close}>
      {game ? <Choice game={game} {...choosing} /> : <p role="status">{game === null ? t.loading : t.noGame}</p>}
      <CloseAction onPress={close}>{children}</CloseAction>
    </Dialog>
  );
}

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly face?: Opponent['face'];
}

function Choice({ game, usual, say, choose }: Choosing & { readonly game: Game }) {
  const t = useWords(opponentWords);
  const { language } = useSettings();
  const group = useId();
  const { opponents = [] } = game;
  const words = game.texts[language].opponents ?? {};
  const first = usual !== undefined && botIds(game).includes(usual) ? usual : usualBot(game, 1);
  const seated = opponentOf(game, first);
  const [who, setWho] = useState(seated?.opponent.id ?? first);
  const [level, setLevel] = useState(seated?.level ?? 3);
  // A game without characters of its own is played by plain programs, which have no levels.
  const candidates: readonly Candidate[] =
    opponents.length > 0
      ? opponents.map(({ id, face }) => ({ id, face, name: words[id]?.name ?? id, line: words[id]?.line ?? '' }))
      : botIds(game).map((id) => ({ id, name: botName(game, id, language), line: '' }));
  const chosen = candidates.find(({ id }) => id === who);
  return (
    <div className="opponents">
      <div className="opponent-cards" role="radiogroup" aria-label={t.who}>
        {candidates.map(({ id, name, line, face }) => (
          <label key={id} className="opponent-card">
            <input
              type="radio"
              name={group}
              className="visually-hidden"
              checked={id === who}
              onChange={() => setWho(id)}
            />
            {face ? <Face face={face} size={56} /> : null}
            <span>
              <strong>{name}</strong>
              <span className="quiet small">{withFrenchSpaces(line)}</span>
            </span>
          </label>
        ))}
      </div>
      {opponents.length > 0 ? (
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
      ) : null}
      <Button look="main" onPress={() => choose(opponents.length > 0 ? `${who}-${level}` : who)}>
        {say(chosen?.name ?? '')}
      </Button>
    </div>
  );
}
