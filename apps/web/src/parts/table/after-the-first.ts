import { whenIdle } from '@reverie/ui/when-idle';

/** After a table is there, the first question comes before all that may be wanted later. */
const LATER = 6000;

/** Calls back when a table has been there for a while and the page is idle. Returns a function that cancels the call. */
export function afterTheFirst(call: () => void): () => void {
  let cancel = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    cancel = whenIdle(call);
  }, LATER);
  return () => cancel();
}
