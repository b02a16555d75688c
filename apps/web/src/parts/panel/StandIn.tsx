/**
 * Tells the visitor that a bot plays their seat, and lets them take it back while their clock runs; and, once they have,
 * undo what it did.
 */

import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { headerWords } from '../header/words.ts';
import { useAtTable } from '../table/at-table.ts';
import { panelWords } from './words.ts';

export function StandIn() {
  const t = useWords(panelWords);
  const header = useWords(headerWords);
  const { session, state, standing } = useAtTable();
  const mine = state.seat === null ? undefined : standing.seats[state.seat];
  if (mine?.sitter !== 'person' || standing.phase !== 'playing') return null;
  if (mine.program === null) return <Returned />;
  const late = standing.clock?.[state.seat ?? 0] === 0;
  return (
    <p className="notice" role="status">
      {late ? t.standInLate : t.standIn}{' '}
      {late ? null : <Button onPress={() => void session.send({ do: 'giveBack' })}>{header.menu.giveBack}</Button>}
    </p>
  );
}

function Returned() {
  const { absence: t } = useWords(panelWords);
  const { session, standing } = useAtTable();
  if (standing.takeBack?.absence !== true) return null;
  return (
    <div className="notice" role="status">
      <p>
        {t.played} <span className="quiet small">{t.undoWhy}</span>
      </p>
      <Button onPress={() => void session.send({ do: 'takeBack' })}>{t.undo}</Button>
    </div>
  );
}
