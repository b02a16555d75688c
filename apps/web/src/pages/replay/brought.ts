/** Hands a game chosen on another page to the replay; it is taken once and not stored. */
let brought: string | null = null;

export function bring(text: string): void {
  brought = text;
}

export function takeBrought(): string | null {
  const text = brought;
  brought = null;
  return text;
}
