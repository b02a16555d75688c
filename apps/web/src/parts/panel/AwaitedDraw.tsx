/** A draw with real dice: what to roll, and a field for the result. */
import type { Standing } from '@reverie/table/feed';
import { Button } from '@reverie/ui/components/Button';
import { Problem } from '@reverie/ui/components/Problem';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useState } from 'react';
import { Die } from '../log/Drawn.tsx';
import { useAtTable } from '../table/at-table.ts';
import { readOutcome } from './outcome.ts';
import { type PanelWords, panelWords } from './words.ts';
import '../log/drawn.css';

type PendingDraw = NonNullable<Standing['awaited']>;

/** Up to this many faces get a button each. */
const MOST_BUTTONS = 20;

function sayKind([kind, a = 0, b = 0]: PendingDraw['space'], { draw }: PanelWords): string {
  switch (kind) {
    case 'die':
      return draw.die(a);
    case 'pick':
      return draw.pick(a - 1);
    case 'dice':
      return draw.dice(a, b);
    case 'sum':
      return draw.sum(a, b);
    case 'shuffle':
      return draw.shuffle(a - 1);
    default:
      return draw.list;
  }
}

export function AwaitedDraw({ awaited }: { readonly awaited: PendingDraw }) {
  const t = useWords(panelWords);
  const { session, state, standing, texts } = useAtTable();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const { label, space, seats } = awaited;
  const mine = state.seat !== null && (seats === 'all' || seats.includes(state.seat));
  const purpose = texts.purpose(label);
  if (!mine) return <p role="status">{t.draw.waits(purpose)}</p>;
  const [kind, sides = 0] = space;
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  const give = async (outcome: number | readonly number[]) => {
    const fate = await session.send({ do: 'supply', outcome: typeof outcome === 'number' ? outcome : [...outcome] });
    if (fate.fate === 'recorded') setTyped('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = readOutcome(typed, space);
    if (outcome === undefined) return setProblem(t.draw.bad);
    return void give(outcome);
  };
  return (
    <form className="awaited" onSubmit={submit} key={standing.seq}>
      <h2 className="question">{t.draw.title(purpose)}</h2>
      <p className="quiet">{sayKind(space, t)}</p>
      {kind === 'die' && sides <= MOST_BUTTONS ? (
        <div className="faces">
          {faces.map((face) => (
            <Button key={face} aria-label={String(face)} onPress={() => void give(face)}>
              <Die face={face} sides={sides} />
            </Button>
          ))}
        </div>
      ) : (
        <div className="row">
          <input
            className="input"
            aria-label={t.draw.field}
            placeholder={t.draw.field}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={problem !== ''}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem('');
            }}
          />
          <Button type="submit" look="main">
            {t.draw.give}
          </Button>
        </div>
      )}
      <Problem text={problem} />
    </form>
  );
}
