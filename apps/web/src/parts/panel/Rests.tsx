/** The rules behind a question or a choice, as links to the rules reader. */
import { useWords } from '@reverie/ui/words';
import { RuleLink } from '../log/RuleLink.tsx';
import { panelWords } from './words.ts';
import './rests.css';

interface Props {
  /** Undefined while they are on their way: their room is kept, lest what is pressed below moves when they come. */
  readonly rules: readonly string[] | undefined;
  /** Beside a choice: skipped by the keyboard, which finds the same links at the selected answer. */
  readonly beside?: boolean;
}

export function Rests({ rules, beside = false }: Props) {
  const t = useWords(panelWords);
  const look = beside ? 'rests beside' : 'rests';
  if (!rules) return <span className={look} />;
  if (rules.length === 0) return null;
  return (
    <span className={look}>
      <span className="visually-hidden">{t.rests}</span>
      {[...new Set(rules)].map((rule) => (
        <RuleLink key={rule} rule={rule} titled {...(beside && { tabIndex: -1 })} />
      ))}
    </span>
  );
}
