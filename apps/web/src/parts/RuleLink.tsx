import { useSettings } from '@reverie/ui/settings';
import { Link } from '../base/route.tsx';
import { useAtTable } from './at-table.ts';
import './rests.css';

interface Props {
  readonly rule: string;
  readonly title?: string | undefined;
  readonly tabIndex?: number;
}

export function RuleLink({ rule, ...rest }: Props) {
  const { standing } = useAtTable();
  const { expert } = useSettings();
  return (
    <Link className="rule-id" to={{ at: 'rules', game: standing.game, rule }} aria-label={`§ ${rule}`} {...rest}>
      {expert ? rule : '§'}
    </Link>
  );
}
