/** Before the game: whom each seat plays, one's own choice, and the game master's leave. */
import type { CharacterDocument } from '@reverie/kernel/character';
import { calledIn } from '@reverie/kernel/words';
import { Button } from '@reverie/ui/components/Button';
import { Problem } from '@reverie/ui/components/Problem';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { useGame } from '../../base/games.ts';
import { bring } from '../../remote/api.ts';
import { ownSeatAt } from '../../remote/own-seats.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { useAtTable } from '../table/at-table.ts';
import { CharacterChoice } from './CharacterChoice.tsx';
import { gameMasterOf } from './game-master.ts';
import { characterWords } from './words.ts';
import './with-whom.css';

export function WithWhom() {
  const t = useWords(characterWords);
  const remote = useWords(remoteWords);
  const { language } = useSettings();
  const { session, standing, seats, state, place } = useAtTable();
  const game = useGame(standing.game);
  const [chosen, setChosen] = useState<CharacterDocument | null>(null);
  const [problem, setProblem] = useState('');
  const role = game?.characters?.role;
  if (!game || role === undefined) return null;
  const mine = state.seat === null ? undefined : standing.seats[state.seat];
  const plays = mine?.role === role;
  const leads = mine !== undefined && !plays;
  const led = gameMasterOf({ standing, seats }, role) !== null;
  const choose = async (character: CharacterDocument | null) => {
    const before = chosen;
    setChosen(character);
    setProblem('');
    try {
      await bring(place.table, ownSeatAt(place.table)?.secret ?? '', character);
    } catch (error) {
      setChosen(before);
      setProblem(sayApiError(error, remote));
    }
  };
  const admit = async (seat: number, agree: boolean) => {
    const fate = await session.send({ do: 'admit', seat, agree });
    setProblem(fate.fate === 'refused' ? fate.text : '');
  };
  const brought = standing.seats.flatMap(({ character }, seat) => (character ? [{ character, seat }] : []));
  return (
    <section className="with-whom" aria-labelledby="with-whom">
      <h2 id="with-whom" className="rule">
        {t.people}
      </h2>
      {plays && place.kind === 'remote' ? (
        <CharacterChoice
          game={game}
          chosen={chosen}
          brought={mine.character?.name}
          choose={(character) => void choose(character)}
        />
      ) : null}
      {brought.length > 0 ? (
        <ul>
          {brought.map(({ character, seat }) => {
            const { what, how } = character.summary[language];
            const odd = character.provenance;
            const called = calledIn(game.texts[language], character.name);
            return (
              <li key={seat}>
                <strong>{seat === state.seat ? t.youPlay(called) : t.plays(seats[seat]?.name ?? '', called)}</strong>{' '}
                <span className="quiet small">{t.told(what, how)}</span>
                {odd === 'changed' || odd === 'forged' ? <span className="by-hand">{t.notWhole[odd]}</span> : null}
                {character.waits && leads ? (
                  <span className="admit">
                    <Button look="main" aria-label={t.acceptOf(called)} onPress={() => void admit(seat, true)}>
                      {t.accept}
                    </Button>
                    <Button aria-label={t.refuseOf(called)} onPress={() => void admit(seat, false)}>
                      {t.refuse}
                    </Button>
                  </span>
                ) : null}
                {character.waits && !leads && led ? <span className="quiet small"> · {t.waits}</span> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      <Problem text={problem} />
    </section>
  );
}
