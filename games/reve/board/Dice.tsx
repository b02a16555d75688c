/** The dice of the last answer, as they fell. */
import type { VisibleEntry } from '@reverie/kernel/match';
import { useWords } from '@reverie/ui/words';
import type { Event } from '../events.ts';
import type { Names } from './names.ts';
import { boardWords } from './words.ts';

interface Props {
  readonly news: readonly VisibleEntry<Event>[];
  readonly names: Names;
}

const MOST = 4;

interface Roll {
  readonly label: string;
  readonly faces: readonly string[];
  readonly sides: number;
  /** How it came out, where the event says so. */
  readonly good: boolean | undefined;
}

/** Two ten-sided dice for a hundred, as they lie on a real table. */
function facesOf(sides: number, outcome: unknown): readonly string[] {
  if (typeof outcome !== 'number') return Array.isArray(outcome) ? outcome.map(String) : [];
  if (sides !== 100) return [String(outcome)];
  const shown = String(outcome % 100).padStart(2, '0');
  return [`${shown.charAt(0)}0`, shown.charAt(1)];
}

function isGood(event: Event): boolean | undefined {
  if ('success' in event) return event.success;
  if ('holds' in event) return event.holds;
  return 'met' in event ? !event.met : undefined;
}

function rollsOf(news: readonly VisibleEntry<Event>[]): readonly Roll[] {
  return news
    .flatMap(({ event, drawn }) =>
      drawn.map(({ label, space, outcome }) => {
        const [kind, first = 0, second] = space;
        const sides = kind === 'sum' || kind === 'dice' ? (second ?? first) : first;
        return { label, sides, faces: facesOf(sides, outcome), good: isGood(event) };
      }),
    )
    .filter(({ faces }) => faces.length > 0)
    .slice(-MOST);
}

export function Dice({ news, names }: Props) {
  const words = useWords(boardWords);
  const rolls = rollsOf(news);
  if (rolls.length === 0) return null;
  return (
    <ul className="rv-dice" aria-label={words.dice}>
      {rolls.map(({ label, faces, sides, good }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than the order in which they fell
        <li key={`${news[0]?.n} ${i}`} className={good === undefined ? '' : good ? 'good' : 'bad'}>
          <span className="faces" aria-hidden="true">
            {faces.map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tens, then the units
              <Die key={at} sides={sides} face={face} delay={i * 90 + at * 60} />
            ))}
          </span>
          <span className="what">
            {names.texts.purpose(label)}
            <span className="rv-hidden"> {faces.join(' ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const SHAPES: Readonly<Record<number, string>> = {
  100: 'M12 1L23 9v6L12 23 1 15V9z',
  20: 'M12 1L22 6.5v11L12 23 2 17.5v-11z',
  8: 'M12 1L23 12 12 23 1 12z',
  7: 'M12 1l9 4.5 2 9.5-6.5 7.5h-9L1 15 3 5.5z',
  6: 'M3 5q0-2 2-2h14q2 0 2 2v14q0 2-2 2H5q-2 0-2-2z',
  4: 'M12 2L23 21H1z',
};

function Die({ sides, face, delay }: { readonly sides: number; readonly face: string; readonly delay: number }) {
  return (
    <svg className="rv-die" viewBox="0 0 24 24" style={{ animationDelay: `${delay}ms` }} aria-hidden="true">
      <path d={SHAPES[sides] ?? SHAPES[6]} />
      <text x="12" y={sides === 4 ? 18.5 : 16}>
        {face}
      </text>
    </svg>
  );
}
