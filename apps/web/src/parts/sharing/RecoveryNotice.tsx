/** The recovery code of a seat: one line at the bottom until it is written down, and always in the menu. */

import { Button } from '@reverie/ui/components/Button';
import { CopyField } from '@reverie/ui/components/CopyField';
import { useWords } from '@reverie/ui/words';
import { keepSeat, useOwnSeats } from '../../remote/own-seats.ts';
import { useAtTable } from '../table/at-table.ts';
import { sharingWords } from './words.ts';
import './recovery.css';

export function RecoveryNotice() {
  const t = useWords(sharingWords);
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
      <details>
        <summary className="quiet small">{t.mySeat.recoveryLater}</summary>
        {code}
      </details>
    </section>
  );
}
