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
  try {
    sessionStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // Too long for the storage of a tab: it is found until the page is loaded anew.
    sessionStorage.removeItem(KEY);
  }
  return `f-${last.id}`;
}

export function broughtAs(id: string): string | null {
  last ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Brought | null;
  return last?.id === id ? last.text : null;
}
