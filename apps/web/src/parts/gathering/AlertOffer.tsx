/** Offers, once and in one line, to tell somebody who waits when it is their turn. */
import { Button } from '@reverie/ui/components/Button';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { type AlertOutcome, allowAlerts, canAlert } from '../../remote/alerts.ts';
import { gatheringWords } from './words.ts';

export function AlertOffer() {
  const { alert: t } = useWords(gatheringWords);
  const { notify } = useSettings();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AlertOutcome | null>(null);
  if (outcome) {
    return (
      <p className="quiet small" role="status">
        {t.outcomes[outcome]}
      </p>
    );
  }
  if (notify || !canAlert() || Notification.permission === 'denied') return null;
  const ask = async () => {
    setBusy(true);
    setOutcome(await allowAlerts());
    setBusy(false);
  };
  return (
    <p className="quiet small alert-offer">
      {t.offer}{' '}
      <Button look="bare" isPending={busy} onPress={() => void ask()}>
        {t.yes}
      </Button>
    </p>
  );
}
