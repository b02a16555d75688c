/** Undo: at once where it is free, otherwise by asking the others; the reason is shown in both cases. */

import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useAtTable } from './at-table.ts';
import { tableWords } from './words.ts';
import './take-back.css';

export function TakeBack() {
  const t = useWords(tableWords);
  const { session, state, standing, seats } = useAtTable();
  const { back, takeBack } = standing;
  const { seat } = state;
  if (seat === null) return null;
  const name = (one: number) => seats[one]?.name ?? String(one);
  if (back && back.seat === seat) {
    return <p className="notice">{t.backWaits(back.waitingFor.map(name))}</p>;
  }
  if (back) {
    return (
      <div className="notice consent" role="alert">
        <p>{t.backWanted(name(back.seat))}</p>
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
  if (!takeBack) return <p className="quiet small take-back">{t.noBack}</p>;
  const others = standing.seats.some((one, i) => i !== seat && one.sitter === 'person' && one.program === null);
  return (
    <div className="take-back">
      <Button onPress={() => void session.send({ do: 'takeBack' })}>
        ↶ {takeBack.free || !others ? t.takeBack : t.askBack}
      </Button>
      <span className="quiet small">{takeBack.free ? t.backFree : others ? t.backAsk : t.backAskAlone}</span>
    </div>
  );
}
