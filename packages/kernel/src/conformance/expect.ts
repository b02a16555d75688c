/** A failed property: a sentence, and the two things that should have been the same. */
export function demand(ok: boolean, what: string | (() => string)): asserts ok {
  if (!ok) throw new Error(typeof what === 'string' ? what : what());
}

export function same(what: string, found: string, expected: string): void {
  if (found === expected) return;
  let at = 0;
  while (found[at] === expected[at]) at++;
  const excerpt = (text: string) => text.slice(Math.max(0, at - 40), at + 80);
  throw new Error(`${what}\n  …${excerpt(expected)}…\n  …${excerpt(found)}…`);
}
