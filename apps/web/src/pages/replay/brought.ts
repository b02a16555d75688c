/** A game that was chosen elsewhere on the page and is to be looked at: handed over once, and kept nowhere. */
let brought: string | null = null;

export function bring(text: string): void {
  brought = text;
}

export function takeBrought(): string | null {
  const text = brought;
  brought = null;
  return text;
}
