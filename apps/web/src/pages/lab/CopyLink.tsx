import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { labWords } from './words.ts';

/** The address of the page makes the same again. */
export function CopyLink() {
  const t = useWords(labWords);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(t.copied);
    } catch {
      setSaid(t.notCopied);
    }
  };
  return (
    <p className="copy-link">
      <Button onPress={() => void copy()}>{t.copyLink}</Button>
      <span className="quiet" role="status">
        {said}
      </span>
    </p>
  );
}
