/** RDD-X-05: a goal for a journey alone. Looked at when a round is over: what has been done, and whether it is too late. */
import { coordOf } from '../data/map.ts';
import { QUESTS, type QuestStep, questEnds, questStep } from '../data/quests.ts';
import type { Io } from '../events.ts';
import type { Dreamer, QuestState, State } from '../state.ts';
import { isLost } from './hidden.ts';

function isDone(d: Dreamer, step: QuestStep): boolean {
  switch (step.do) {
    case 'reach':
      return d.journey !== null && !isLost(d) && coordOf(d.at) === step.cell;
    case 'cast':
      return d.carried.some(({ spell, erratic }) => spell === step.spell && !erratic);
    case 'reserve':
      return d.reserves.some(({ spell, erratic }) => spell === step.spell && !erratic);
    case 'back':
      return d.journey === null && !d.exhausted;
  }
}

/** After a dreamer's round. What is won or lost ends his journey; the demi-rêve stays where it is. */
export function followQuest(s: State, d: Dreamer, io: Io): void {
  const { quest } = s;
  if (!quest || quest.over !== null || d.ended) return;
  const step = questStep(quest.id, quest.done);
  const ends = questEnds(quest);
  if (step && isDone(d, step)) {
    quest.done++;
    const more = questStep(quest.id, quest.done) !== undefined;
    if (!more) quest.over = 'won';
    if (!more || quest.id === 'sansFin') d.experience.reve += QUESTS[quest.id].reward;
    tell(quest, d, more ? 'step' : 'won', io);
  } else if (ends !== null && s.round >= ends) {
    quest.over = 'lost';
    tell(quest, d, 'lost', io);
  }
  if (quest.over !== null) endJourney(d);
}

/** Hours have passed, and with them the last one of his quest: whoever slept or waited need not get up for it. */
export function sleptThrough(s: State, d: Dreamer, io: Io): boolean {
  const { quest } = s;
  const ends = quest && quest.over === null && !d.ended ? questEnds(quest) : null;
  if (!quest || ends === null || s.round <= ends) return false;
  quest.over = 'lost';
  tell(quest, d, 'lost', io);
  endJourney(d);
  return true;
}

function tell({ id, done }: QuestState, { seat }: Dreamer, how: 'step' | 'won' | 'lost', io: Io): void {
  io.tell?.({ kind: 'quest', rule: 'RDD-X-05', seat, quest: id, done, how });
}

function endJourney(d: Dreamer): void {
  d.ended = true;
  d.journey = null;
}
