/** Beside a rule: whether it is the book’s, this house’s and why, asked of the game master, or settled by an option. */
import type { OptionWords } from '@reverie/kernel/game';
import { sourcesOf } from '@reverie/kernel/house';
import type { RuleEntry } from '@reverie/kernel/rulebook';
import { useSettings } from '@reverie/ui/settings';
import { withFrenchSpaces } from '@reverie/ui/words';
import { Fragment } from 'react';
import { Link } from '../../base/route.tsx';
import styles from './rules.module.css';

interface Props {
  readonly game: string;
  readonly entry: RuleEntry | undefined;
  /** What the options are called; without it they go by their names. */
  readonly options: Readonly<Record<string, OptionWords>> | undefined;
}

export function RuleSources({ game, entry, options }: Props) {
  const { language } = useSettings();
  if (!entry) return null;
  const sources = sourcesOf(entry, language, options);
  return (
    <p className={styles.sources} data-of={sources[0]?.kind}>
      {sources.map(({ kind, text, option }, i) => (
        <Fragment key={`${kind} ${option ?? ''}`}>
          {i > 0 && ' · '}
          {option === undefined ? (
            withFrenchSpaces(text)
          ) : (
            <Link to={{ at: 'open', game, option }}>{withFrenchSpaces(text)}</Link>
          )}
        </Fragment>
      ))}
    </p>
  );
}
