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
const STEPS = 48;

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

/**
 * The same for the mean of differences from −1 to 1, of which `gained` is the sum of those above zero and `lost` that of
 * those below. It grows with their variance and not with what it might be at most: on the same draws most games come out
 * alike, and a difference is found with fewer of them.
 *
 * Against "the mean is m" one stakes a share λ on each game: 1 + λ (x − m) is what becomes of one coin. If m is true that is
 * a fair game for each λ, and so it is with a capital that is spread over many; one side of the interval is made by those
 * above zero, the other by those below, each with half of the chance to be wrong. A stake above zero wins less the higher
 * m is, so a side has one edge. Fractions count as so much of a whole difference and so much of none: log is concave, the
 * capital grows less, and the bound stays true.
 */
export function watchedDifference(gained: number, lost: number, games: number): Interval {
  if (games === 0) return { low: -1, high: 1 };
  const mean = (gained - lost) / games;
  const none = games - gained - lost;
  const limit = Math.log(2 * ERROR);
  const below = (m: number) => capital(m, gained, none, lost) < limit;
  const above = (m: number) => capital(-m, lost, none, gained) < limit;
  return { low: edge(mean, -1, below), high: edge(mean, 1, above) };
}

/** The logarithm of what the stakes above zero have come to. */
function capital(m: number, gained: number, none: number, lost: number): number {
  let most = Number.NEGATIVE_INFINITY;
  const grown = STAKES.map(([stake, part]) => {
    const log =
      part + gained * Math.log1p(stake * (1 - m)) + none * Math.log1p(-stake * m) + lost * Math.log1p(-stake * (1 + m));
    if (log > most) most = log;
    return log;
  });
  return most + Math.log(grown.reduce((sum, log) => sum + Math.exp(log - most), 0));
}

/** Less than a half: nobody may lose more than he has. */
const MOST_STAKE = 0.49;
const LEAST_STAKE = 0.0005;
const NEXT_STAKE = 1.2;
/** What is staked on studies of a few hundred to some ten thousand games; larger and smaller ones take a little longer. */
const USUAL_STAKE = 0.15;
/** Each stake with the logarithm of its part of the capital: half a bell, cut into steps. */
const STAKES: readonly (readonly [number, number])[] = (() => {
  const stakes: number[] = [];
  for (let stake = MOST_STAKE; stake > LEAST_STAKE; stake /= NEXT_STAKE) stakes.push(stake);
  const parts = stakes.map((stake) => stake * Math.exp(-((stake / USUAL_STAKE) ** 2) / 2));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return stakes.map((stake, i) => [stake, Math.log((parts[i] as number) / all)] as const);
})();

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
