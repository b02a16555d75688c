/** The goal of a journey alone: what is to be done now, until when; and at its end, its seal. */
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import type { Goal } from '../advisor/model.ts';
import { questGoal } from '../advisor/quest-goal.ts';
import { CELLS } from '../data/map.ts';
import { QUESTS, type QuestId, type QuestStep, questEnds, questStep } from '../data/quests.ts';
import type { View } from '../view.ts';
import { lastHour } from '../words/speech.ts';
import type { Names } from './names.ts';
import { questWords } from './quest-words.ts';
import type { AdvisorState } from './use-advice.ts';
import { boardWords } from './words.ts';

/** What a step asks for, in words. */
export function stepSaid(step: QuestStep, names: Names, words: (typeof questWords)['fr']): string {
  switch (step.do) {
    case 'reach':
      return words.reach(names.cell(step.cell));
    case 'cast':
      return words.cast(names.spell(step.spell));
    case 'reserve':
      return words.reserve(names.spell(step.spell));
    case 'back':
      return words.back;
  }
}

/** The cell that a goal stands on now, if it is a cell. */
export function questCell({ quest }: View): number | null {
  const step = quest && quest.over === null ? questStep(quest.id, quest.done) : undefined;
  const at = step?.do === 'reach' ? CELLS.findIndex(({ coord }) => coord === step.cell) : -1;
  return at < 0 ? null : at;
}

interface CardProps {
  readonly view: View;
  readonly names: Names;
  readonly language: 'fr' | 'en';
  readonly advisor: AdvisorState;
}

/** The advisor's way to the step under way, for as long as it is wanted: the next step has another. */
function useGuide(view: View, { goal, seek }: AdvisorState) {
  const [wanted, want] = useState(false);
  const next = JSON.stringify(questGoal(view));
  useEffect(() => {
    if (wanted) seek(JSON.parse(next) as Goal | null);
  }, [wanted, next, seek]);
  return {
    shown: wanted && goal !== null,
    toggle() {
      if (wanted) seek(null);
      want(!wanted);
    },
  };
}

export function QuestCard({ view, names, language, advisor }: CardProps) {
  const guide = useGuide(view, advisor);
  const words = useWords(questWords);
  const board = useWords(boardWords);
  const { quest } = view;
  if (!quest) return null;
  const { title, steps, reward } = QUESTS[quest.id];
  const step = questStep(quest.id, quest.done);
  const ends = questEnds(quest);
  return (
    <section className="rv-quest" aria-label={words.quest} data-over={quest.over ?? 'open'}>
      <strong>{title[language]}</strong>
      {quest.over !== null ? (
        <p className="rv-sealed">
          {quest.over === 'won' ? words.won : words.lost} {quest.over === 'won' && words.reward(reward)}
        </p>
      ) : (
        <>
          {step && <p>{stepSaid(step, names, words)}</p>}
          <p className="rv-quiet">
            {quest.id === 'sansFin' ? words.count(quest.done) : words.steps(quest.done, steps.length)}
            {ends !== null && ` · ${board.until(names.hour(lastHour(ends).hour), lastHour(ends).day)}`}
          </p>
          {questGoal(view) && (
            <button type="button" className="rv-plain" aria-pressed={guide.shown} onClick={guide.toggle}>
              {words.showWay}
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** How hard a goal is, as moons: one for what is as good as certain, five for what mostly fails. */
export const moonsOf = (id: QuestId): number => {
  const { chance } = QUESTS[id];
  if (chance === null) return 5;
  return [95, 85, 70, 50].findIndex((least) => chance >= least) + 1 || 5;
};
