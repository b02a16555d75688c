/** Every open question with its answers as buttons, for those who do not see the board. */
import type { Event } from '@reverie/kernel/events';
import type { Question } from '@reverie/kernel/game';
import { type BoardProps, sameAnswer } from '../board.ts';

type Asked<V, A, Q extends Question, E extends Event> = Pick<
  BoardProps<V, A, Q, E>,
  'decisions' | 'selected' | 'select' | 'texts' | 'seats'
> & { readonly label: string };

export function QuestionList<V, A, Q extends Question, E extends Event>(props: Asked<V, A, Q, E>) {
  const { decisions, selected, select, texts, seats, label } = props;
  return decisions.map(({ decision, choices }) => (
    <section key={decision.id} aria-label={label}>
      <h3>{texts.decision(decision, seats)}</h3>
      <ul>
        {choices.map((choice) => (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              aria-pressed={selected?.decision === decision.id && sameAnswer(selected.answer, choice)}
              onClick={() => select({ decision: decision.id, answer: choice })}
            >
              {texts.choice(decision, choice, seats)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
