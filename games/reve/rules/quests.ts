/** RDD-X-05: a goal for a journey alone. Looked at when a round is over: what has been done, and whether it is too late. */
import { coordOf } from '../data/map.ts';
import { QUESTS, type QuestStep, questEnds, questStep } from '../data/quests.ts';
import type { Io } from '../events.ts';
import type { Dreamer, QuestState, State } from '../state.ts';
import { isLost } from './hidden.ts';

function isDone(d: Dreamer, step: QuestStep): boolean {
  if (step.do === 'reach') return d.journey !== null && !isLost(d) && coordOf(d.at) === step.cell;
  if (step.do === 'back') return d.journey === null && !d.exhausted;
  const spells = step.do === 'cast' ? d.carried : d.reserves;
  return spells.some(({ spell, erratic }) => spell === step.spell && !erratic);
}

/** After a dreamer's round. What is won or lost ends his journey; the demi-rêve stays where it is. */
export function followQuest(s: State, d: Dreamer, io: Io): void {
  const { quest } = s;
  if (!quest || quest.over !== null || d.ended) return;
  const step = questStep(quest.id, quest.done);
  if (step && isDone(d, step)) {
    quest.done++;
    const more = questStep(quest.id, quest.done) !== undefined;
    if (!more || quest.id === 'sansFin') {
      const { experience } = d;
      d.experience = { ...experience, reve: experience.reve + QUESTS[quest.id].reward };
    }
    if (more) tell(quest, d, 'step', io);
    else endQuest(quest, d, 'won', io);
  } else if (s.round >= (questEnds(quest) ?? Number.POSITIVE_INFINITY)) endQuest(quest, d, 'lost', io);
}

/** Hours have passed, and with them the last one of his quest: whoever slept or waited need not get up for it. */
export function sleptThrough(s: State, d: Dreamer, io: Io): boolean {
  const { quest } = s;
  if (!quest || quest.over !== null || d.ended || s.round <= (questEnds(quest) ?? Number.POSITIVE_INFINITY))
    return false;
  endQuest(quest, d, 'lost', io);
  return true;
}

function tell({ id, done }: QuestState, { seat }: Dreamer, how: 'step' | 'won' | 'lost', io: Io): void {
  io.tell?.({ kind: 'quest', rule: 'RDD-X-05', seat, quest: id, done, how });
}

function endQuest(quest: QuestState, d: Dreamer, how: 'won' | 'lost', io: Io): void {
  quest.over = how;
  tell(quest, d, how, io);
  d.ended = true;
  d.journey = null;
}
