import { useSettings } from '@reverie/ui/settings';
import { useState } from 'react';
import { useRulebook } from '../../base/games.ts';
import { Link } from '../../base/route.tsx';
import { useAtTable } from '../table/at-table.ts';
import '../panel/rests.css';

interface Props {
  readonly rule: string;
  /** Whether a pointer that rests on it reads the rule. */
  readonly titled?: boolean;
  readonly tabIndex?: number;
}

export function RuleLink({ rule, titled = false, ...rest }: Props) {
  const { standing } = useAtTable();
  const { expert, language } = useSettings();
  // The book is fetched when somebody looks: most games end without.
  const [pointed, setPointed] = useState(false);
  const book = useRulebook(titled && pointed ? standing.game : undefined);
  const title = book?.find(({ rules }) => Object.hasOwn(rules, rule))?.rules[rule]?.[language];
  return (
    <Link
      className="rule-id"
      to={{ at: 'rules', game: standing.game, rule }}
      aria-label={`§ ${rule}`}
      onPointerEnter={() => setPointed(true)}
      {...(title && { title })}
      {...rest}
    >
      {expert ? rule : '§'}
    </Link>
  );
}
