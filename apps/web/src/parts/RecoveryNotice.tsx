/**
 * The code by which a seat is found again from another device. While people gather it is there to be written down; once the
 * game is on it waits in one line under everything else, and later it is found under the menu.
 */

import { Button } from '@reverie/ui/components/Button';
import { CopyField } from '@reverie/ui/components/CopyField';
import { useWords } from '@reverie/ui/words';
import { keepSeat, useOwnSeats } from '../remote/own-seats.ts';
import { useAtTable } from './at-table.ts';
import { tableWords } from './words.ts';
import './recovery.css';

export function RecoveryNotice() {
  const t = useWords(tableWords);
  const { place, standing } = useAtTable();
  const kept = useOwnSeats()[place.table];
  if (place.kind !== 'remote' || !kept?.recovery || kept.noted || standing.phase === 'over') return null;
  const code = (
    <div className="recovery-code">
      <CopyField label={t.mySeat.recovery} value={kept.recovery} />
      <p className="quiet small">{t.mySeat.recoveryWhy}</p>
      <Button onPress={() => keepSeat(place.table, { ...kept, noted: true })}>{t.mySeat.noted}</Button>
    </div>
  );
  return (
    <section className="recovery" aria-label={t.mySeat.recovery}>
      {standing.phase === 'gathering' ? (
        <div className="notice">{code}</div>
      ) : (
        <details>
          <summary className="quiet small">{t.mySeat.recoveryLater}</summary>
          {code}
        </details>
      )}
    </section>
  );
}
