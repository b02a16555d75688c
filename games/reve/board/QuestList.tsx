/** Goals to choose from: each with its story, its steps, how hard it is and who dreams. */
import type { Language } from '@reverie/kernel/game';
import { useWords } from '@reverie/ui/words';
import { READY } from '../characters.ts';
import { QUEST_IDS, QUESTS, type QuestId } from '../data/quests.ts';
import { Portrait } from './art.tsx';
import { NAMES } from './names.ts';
import { moonsOf, stepSaid } from './QuestCard.tsx';
import { questWords } from './quest-words.ts';
import './start.css';

interface Props {
  readonly language: Language;
  readonly busy: boolean;
  begin(quest: QuestId): void;
}

export function QuestList({ language, busy, begin }: Props) {
  const words = useWords(questWords);
  const names = NAMES[language];
  return (
    <ul className="rv-quests">
      {QUEST_IDS.map((id) => {
        const { title, story, steps, hours, chance, dreamer } = QUESTS[id];
        const moons = moonsOf(id);
        return (
          <li key={id}>
            <button type="button" disabled={busy} onClick={() => begin(id)}>
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
  );
}
