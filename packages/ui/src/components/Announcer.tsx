/** Tells people who listen what happened, without moving them from where they are. */
import { useEffect, useState } from 'react';

/** What is said changes with `text`; saying the same twice in a row needs a new `key`. */
export function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  // Put in after the region is there, or readers pass over it.
  useEffect(() => setSaid(text), [text]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  );
}
