/** Before a journey alone: a goal, or none. Free play is one press away. */
import type { StartProps } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { READY } from '../characters.ts';
import { QUEST_IDS, QUESTS, type QuestId } from '../data/quests.ts';
import { Portrait } from './art.tsx';
import { NAMES } from './names.ts';
import { moonsOf, stepSaid } from './QuestCard.tsx';
import { questWords } from './quest-words.ts';
import './start.css';

export function ReveStart({ language, play, OpenLink }: StartProps) {
  const words = useWords(questWords);
  const names = NAMES[language];
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const begin = async (quest?: QuestId) => {
    setBusy(true);
    setProblem((await play(quest ? { quest } : {})) ?? '');
    setBusy(false);
  };
  return (
    <div className="rv-start rv-setup">
      <button type="button" className="rv-go" disabled={busy} onClick={() => void begin()}>
        {words.free}
      </button>
      <p className="rv-quiet">
        {words.freeText} <OpenLink>{words.together}</OpenLink>
      </p>
      <h3>{words.which}</h3>
      <ul>
        {QUEST_IDS.map((id) => {
          const { title, story, steps, hours, chance, dreamer } = QUESTS[id];
          const moons = moonsOf(id);
          return (
            <li key={id}>
              <button type="button" disabled={busy} onClick={() => void begin(id)}>
                <Portrait of={dreamer} size={44} />
                <strong>{title[language]}</strong>
                <span className="story">{story[language]}</span>
                <span>{steps.map((step) => stepSaid(step, names, words)).join(' ')}</span>
                <span className="rv-quiet">
                  <span role="img" aria-label={words.hard(moons)}>
                    {'●'.repeat(moons)}
                    {'○'.repeat(5 - moons)}
                  </span>{' '}
                  {[
                    ...(chance === null ? [] : [words.chance(chance)]),
                    hours === null ? words.noHours : words.hours(hours),
                    words.who(READY[dreamer].name),
                  ].join(' · ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
