/** Undo, where one sees it: at once where it is free, otherwise by asking the others; the reason is told in both cases. */

import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useId } from 'react';
import { useAtTable } from '../table/at-table.ts';
import { takenAlong } from './taken-along.ts';
import { panelWords } from './words.ts';
import './take-back.css';

export function TakeBack() {
  const t = useWords(panelWords);
  const { session, state, standing } = useAtTable();
  const why = useId();
  const { back, takeBack, phase } = standing;
  const { seat } = state;
  if (seat === null || back || !takeBack || phase !== 'playing') return null;
  const others = standing.seats.some((one, i) => i !== seat && one.sitter === 'person' && one.program === null);
  const text = takeBack.free ? t.backFree : others ? t.backAsk : t.backAskAlone;
  return (
    <span className="take-back" title={text}>
      <Button
        aria-describedby={why}
        onPress={({ pointerType }) => {
          // Pressed by hand, it does not keep the focus: Enter is for what is asked now, and must not take back once more.
          if (pointerType !== 'keyboard' && pointerType !== 'virtual') (document.activeElement as HTMLElement)?.blur();
          void session.send({ do: 'takeBack' });
        }}
      >
        <span aria-hidden="true">↶</span>{' '}
        <span className="take-back-words">{takeBack.free || !others ? t.takeBack : t.askBack}</span>
      </Button>
      <span className="visually-hidden" id={why}>
        {text}
      </span>
    </span>
  );
}

/** Somebody wants to undo: the others are asked in the panel. */
export function UndoRequest() {
  const t = useWords(panelWords);
  const { session, state, standing, seats } = useAtTable();
  const { back } = standing;
  const { seat } = state;
  if (seat === null || !back) return null;
  const name = (one: number) => seats[one]?.name ?? String(one);
  if (back.seat === seat) return <p className="notice">{t.backWaits(back.waitingFor.map(name))}</p>;
  return (
    <div className="notice consent" role="alert">
      <p>{t.backWanted(name(back.seat), takenAlong(state.lines, seat))}</p>
      {back.waitingFor.includes(seat) ? (
        <>
          <Button look="main" onPress={() => void session.send({ do: 'consent', agree: true })}>
            {t.agree}
          </Button>
          <Button onPress={() => void session.send({ do: 'consent', agree: false })}>{t.disagree}</Button>
        </>
      ) : null}
    </div>
  );
}
