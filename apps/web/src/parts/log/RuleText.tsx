/** A rule and what it says, at a table. Whoever shows it wants to read: the book is fetched then. */
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useRulebook } from '../../base/games.ts';
import { useAtTable } from '../table/at-table.ts';
import { RuleLink } from './RuleLink.tsx';
import { logWords } from './words.ts';

export function RuleText({ rule, small = false }: { readonly rule: string; readonly small?: boolean }) {
  const t = useWords(logWords);
  const { language } = useSettings();
  const { standing } = useAtTable();
  const book = useRulebook(standing.game);
  const text = book?.find(({ rules }) => Object.hasOwn(rules, rule))?.rules[rule]?.[language];
  return (
    <p className={small ? 'rule-text small' : 'rule-text'}>
      <RuleLink rule={rule} /> {text ?? (book ? t.noRuleText : book === null ? '…' : t.noRulebook)}
    </p>
  );
}
