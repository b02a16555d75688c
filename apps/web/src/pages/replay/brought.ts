/** A game from a file. It has a source of its own for as long as this tab: a reload, a step back and its analysis find it. */
const KEY = 'reverie.brought';

interface Brought {
  readonly id: string;
  readonly text: string;
}
let last: Brought | null = null;

/** Keeps a game, in place of the one before, and gives its source. */
export function bring(text: string): string {
  last = { id: Date.now().toString(36), text };
  // Too long for the storage of a tab, or there is none: it is found until the page is loaded anew.
  if (!stored((storage) => storage.setItem(KEY, JSON.stringify(last)))) stored((storage) => storage.removeItem(KEY));
  return `f-${last.id}`;
}

export function broughtAs(id: string): string | null {
  stored((storage) => {
    last ??= JSON.parse(storage.getItem(KEY) ?? 'null') as Brought | null;
  });
  return last?.id === id ? last.text : null;
}

/** Whether the storage of this tab did it. Some browsers throw at the mere mention of it. */
function stored(use: (storage: Storage) => void): boolean {
  try {
    use(sessionStorage);
    return true;
  } catch {
    return false;
  }
}
