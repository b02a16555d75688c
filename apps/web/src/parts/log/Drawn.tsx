/** Draws as small pictures: dice, stones, cards; anything else in the game's own words. */
import type { Seen } from '@reverie/kernel/chance/chance';
import { useAtTable } from '../table/at-table.ts';
import './drawn.css';

export function Drawn({ seen: { label, space, outcome } }: { readonly seen: Seen }) {
  const { texts } = useAtTable();
  const [kind, first, second] = space;
  const list = typeof outcome === 'number' ? [outcome] : outcome;
  const sides = kind === 'die' ? first : kind === 'dice' ? second : undefined;
  return (
    <p className="drawn">
      <span>{texts.purpose(label)}</span>{' '}
      {sides === undefined ? (
        <strong>
          {kind === 'sum' ? `${first}d${second} → ` : ''}
          {kind === 'sum' ? texts.drawn(label, outcome) : <Pictured text={texts.drawn(label, outcome)} />}
        </strong>
      ) : (
        <span className="dice">
          {list.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
            <Die key={i} face={face} sides={sides} />
          ))}
        </span>
      )}
    </p>
  );
}

/** Longer words are not card symbols. */
const LONGEST_SIGN = 5;

/** Draws stones and cards as pictures; other text stays as it is. */
function Pictured({ text }: { readonly text: string }) {
  const stones = /^[○●]+$/.test(text);
  const signs = stones ? [...text] : text.split(/[\s,]+/);
  const cards = signs.length > 1 && signs.every((sign) => [...sign].length <= LONGEST_SIGN);
  if (!stones && !cards) return text;
  return (
    <span className="pictured" role="img" aria-label={text}>
      {signs.map((sign, i) =>
        stones ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: stones have no names
          <i key={i} className={sign === '○' ? 'stone white' : 'stone black'} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come twice
          <i key={i} className="card-sign">
            {sign}
          </i>
        ),
      )}
    </span>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

export function Die({ face, sides }: { readonly face: number; readonly sides: number }) {
  return (
    <svg className="die" viewBox="0 0 32 32" role="img" aria-label={`${face} (d${sides})`}>
      <rect x="2" y="2" width="28" height="28" rx={sides === 6 ? 6 : 14} />
      {sides === 6 ? (
        PIPS[face]?.map(([x, y]) => <circle key={`${x}${y}`} cx={8 + 8 * x} cy={8 + 8 * y} r="2.6" />)
      ) : (
        <text x="16" y="21" textAnchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
