/** SON-PPG-08, SON-FIN-01: what is taken on before a draw, folded away: black stones for as much panache, a coup final. */
import { useId, useState } from 'react';
import { isOpen, type Use } from '../data/mends.ts';
import { Pebbles } from './art.tsx';
import { useTable } from './table.ts';

/** The fields of an answer; nothing of it where nothing is taken on. */
interface Staked {
  readonly panache?: number;
  readonly margin?: number;
}
interface Stakes {
  readonly staked: Staked;
  stake(staked: Staked): void;
}

/** The component forgets it with its question. */
export function useStakes(): Stakes {
  const [staked, stake] = useState<Staked>({});
  return { staked, stake };
}

/** What of it may be taken on for this kind of draw. */
export const stakedFor = (use: Use, { panache, margin }: Staked): Staked => ({
  ...(panache && isOpen(use, 'difficulty') && { panache }),
  ...(margin && isOpen(use, 'final') && { margin }),
});
/** The same as names, for tests that look for a control. */
const fieldsFor = (use: Use): string =>
  [...(isOpen(use, 'difficulty') ? ['panache'] : []), ...(isOpen(use, 'final') ? ['margin text'] : [])].join(' ');

interface StakesProps extends Stakes {
  readonly use: Use;
  /** For which answers. */
  readonly of: string;
  /** A repartee, where there is no room for one elsewhere. */
  readonly line?: string;
  say?(line: string): void;
  readonly why?: string;
}

export function StakesOf({ use, of, staked, stake, line, say, why }: StakesProps) {
  const { t, guided } = useTable();
  const id = useId();
  // A lesson says what to press.
  if (guided) return null;
  const { panache = 0, margin = 0 } = staked;
  return (
    <details className="sg-stakes" data-for={of} data-with={fieldsFor(use)}>
      <summary>{t.stakes}</summary>
      <fieldset className="sg-spice">
        <legend>{t.spice}</legend>
        {[0, 1, 2, 3, 4].map((n) => (
          <button
            key={n}
            type="button"
            aria-pressed={panache === n}
            onClick={() => stake({ ...stakedFor(use, { margin }), ...(n > 0 && { panache: n }) })}
          >
            {n === 0 ? t.spiceNone : <Pebbles black={n} label={t.stones(0, n)} />}
          </button>
        ))}
      </fieldset>
      {isOpen(use, 'final') ? (
        <fieldset className="sg-spice">
          <legend>{t.final}</legend>
          {[0, 1, 2, 3].map((n) => (
            <button
              key={n}
              type="button"
              aria-pressed={margin === n}
              onClick={() => stake({ ...stakedFor(use, { panache }), ...(n > 0 && { margin: n }) })}
            >
              {n === 0 ? t.spiceNone : <Pebbles white={n} label={t.stones(n, 0)} />}
            </button>
          ))}
        </fieldset>
      ) : null}
      {say && margin > 0 ? (
        <label className="sg-line" htmlFor={id}>
          <span>{t.line}</span>
          <input
            id={id}
            maxLength={300}
            placeholder={t.lineHint}
            value={line}
            onChange={({ target }) => say(target.value)}
          />
        </label>
      ) : null}
      <p className="sg-why" role="status">
        {why}
      </p>
    </details>
  );
}
