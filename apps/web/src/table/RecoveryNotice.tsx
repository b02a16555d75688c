/** The code by which a seat is found again from another device: shown once when one has sat down, then under the menu. */
import { useWords } from '../app/words.ts';
import { keep, useKept } from '../remote/kept.ts';
import { Button } from '../ui/Button.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { useAtTable } from './at-table.ts';
import { tableWords } from './words.ts';

export function RecoveryNotice() {
  const t = useWords(tableWords);
  const { place } = useAtTable();
  const kept = useKept()[place.table];
  if (place.kind !== 'remote' || !kept?.recovery || kept.noted) return null;
  return (
    <section className="notice recovery" aria-label={t.mySeat.recovery}>
      <CopyField label={t.mySeat.recovery} value={kept.recovery} />
      <p className="quiet small">{t.mySeat.recoveryWhy}</p>
      <Button onPress={() => keep(place.table, { ...kept, noted: true })}>{t.mySeat.noted}</Button>
    </section>
  );
}
