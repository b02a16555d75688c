/** One link to share: to copy, to show as a QR code, or to read aloud as a code. */

import { Button } from '@reverie/ui/components/Button';
import { CopyField } from '@reverie/ui/components/CopyField';
import { Problem } from '@reverie/ui/components/Problem';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { Suspense, useState } from 'react';
import { hourIn } from '../../base/formats.ts';
import { sayCode } from '../../remote/api.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { seatLink } from './links.ts';
import { OnlyHere } from './OnlyHere.tsx';
import { useShareOrigin } from './share-origin.ts';
import { sharingWords } from './words.ts';

const QrCode = lazyPart(async () => (await import('@reverie/ui/components/QrCode')).QrCode);

interface Props {
  readonly label: string;
  /** The label of its code. */
  readonly aloud: string;
  readonly table: string;
  readonly secret: string;
}

export function SharedLink({ label, aloud, table, secret }: Props) {
  const { share: t } = useWords(sharingWords);
  const remote = useWords(remoteWords);
  const { language } = useSettings();
  const [drawn, setDrawn] = useState(false);
  const [said, setSaid] = useState<{ readonly code: string; readonly until: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { origin, reach } = useShareOrigin();
  const link = seatLink(table, secret, origin);
  const say = async () => {
    setBusy(true);
    setProblem('');
    await sayCode(table, secret).then(setSaid, (error: unknown) => setProblem(sayApiError(error, remote)));
    setBusy(false);
  };
  return (
    <div>
      <CopyField label={label} value={link} />
      {reach === 'machine' ? <OnlyHere /> : null}
      <Button look="bare" aria-expanded={drawn} onPress={() => setDrawn(!drawn)}>
        {t.qr}
      </Button>
      <Button look="bare" isPending={busy} onPress={() => void say()}>
        {t.aloud}
      </Button>
      {drawn ? (
        <Suspense>
          <QrCode text={link} />
        </Suspense>
      ) : null}
      {said ? (
        <>
          <CopyField label={aloud} value={said.code} />
          <p className="quiet small">{t.codeWhy(location.host, hourIn(language, said.until))}</p>
        </>
      ) : null}
      <Problem text={problem} />
    </div>
  );
}
