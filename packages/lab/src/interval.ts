/**
 * An interval for a share that stays valid however often it is looked at. An ordinary 95 % interval holds for a number of
 * games fixed beforehand; whoever watches it and stops when he likes it is wrong far more often than once in twenty.
 *
 * For each share p the game is a bet against "the true share is p", with stakes mixed over all other shares (the uniform
 * mixture): capital = ∫ q^s (1−q)^(n−s) dq / p^s (1−p)^(n−s). If p is true the capital ever reaches 20 with a chance of
 * at most 1 in 20 (Ville). The interval holds every p against which less than that was won. A game may count as a part
 * of a win (a draw, a shared victory): the capital grows less then, and the bound stays true.
 */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** One chance in this many to be wrong, ever. */
const ERROR = 20;
const STEPS = 60;

/** `won` of `games`, parts of a win included. */
export function watched(won: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const lost = games - won;
  const stakes = logBeta(won + 1, lost + 1);
  const limit = Math.log(ERROR);
  const share = won / games;
  const open = (p: number) => stakes - part(won, p) - part(lost, 1 - p) < limit;
  return { low: edge(share, 0, open), high: edge(share, 1, open) };
}

/** n·log p, where nothing times anything is nothing. */
const part = (n: number, p: number): number => (n === 0 ? 0 : n * Math.log(p));

/** The last place from `inside` towards `outside` that is still open. */
function edge(inside: number, outside: number, open: (p: number) => boolean): number {
  if (open(outside)) return outside;
  let [near, far] = [inside, outside];
  for (let i = 0; i < STEPS; i++) {
    const middle = (near + far) / 2;
    if (open(middle)) near = middle;
    else far = middle;
  }
  return far;
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Stirling's series, from ten on; below, by Γ(x) = Γ(x + 1) / x. */
export function logGamma(x: number): number {
  let below = 0;
  let at = x;
  for (; at < 10; at++) below += Math.log(at);
  const r = 1 / (at * at);
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r / 1188)))) / at;
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - below;
}
