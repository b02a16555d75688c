/** Hands a game chosen on another page to the replay; it is taken once and not stored. */
import { useEffect, useState } from 'react';

let brought: string | null = null;

export function bring(text: string): void {
  brought = text;
}

/** What was brought, for as long as this page stands. It is let go of after the first drawing, which may be begun twice. */
export function useBrought(): string | null {
  const [text] = useState(() => brought);
  useEffect(() => {
    brought = null;
  }, []);
  return text;
}
