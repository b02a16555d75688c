/** Announces text to screen readers without moving the focus. */
import { useEffect, useState } from 'react';

/** Announces `text` whenever it changes; to repeat the same text, give a new `key`. */
export function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  // Set after the region exists, or screen readers ignore it.
  useEffect(() => setSaid(text), [text]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  );
}
