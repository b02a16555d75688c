/** RDD-X-05: a goal for a journey alone. Looked at when a round is over: what has been done, and whether it is too late. */
import type { Io } from '@reverie/kernel/game';
import { coordOf } from '../data/map.ts';
import { QUESTS, type QuestStep, questEnds, questStep } from '../data/quests.ts';
import type { Event } from '../events.ts';
import type { Dreamer, State } from '../state.ts';
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
export function followQuest(s: State, d: Dreamer, io: Io<Event>): void {
  const { quest } = s;
  if (!quest || quest.over !== null || d.ended) return;
  const tell = (how: 'step' | 'won' | 'lost') =>
    io.tell?.({ kind: 'quest', rule: 'RDD-X-05', seat: d.seat, quest: quest.id, done: quest.done, how });
  const step = questStep(quest.id, quest.done);
  const ends = questEnds(quest);
  if (step && isDone(d, step)) {
    quest.done++;
    const more = questStep(quest.id, quest.done) !== undefined;
    if (!more) quest.over = 'won';
    if (!more || quest.id === 'sansFin') d.experience.reve += QUESTS[quest.id].reward;
    tell(more ? 'step' : 'won');
  } else if (ends !== null && s.round >= ends) {
    quest.over = 'lost';
    tell('lost');
  }
  if (quest.over !== null) {
    d.ended = true;
    d.journey = null;
  }
}
