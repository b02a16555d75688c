/** SON-INI-07: something else than the next blow: a spell, a potion, an object. */
import type { Answer } from '../answers.ts';
import { ActForm } from './ActForm.tsx';
import { Choices } from './Choices.tsx';
import { type Open, offered } from './reading.ts';
import { useTable } from './table.ts';

const OTHERS: ReadonlySet<Answer['do']> = new Set(['spell', 'potion', 'useObject']);
export const isInstead = (a: Answer): boolean => OTHERS.has(a.do);

export function Instead({ open }: { readonly open: Open }) {
  const { t, me, own, view, guided } = useTable();
  const choices = open.choices.filter(isInstead);
  if (choices.length === 0 || guided) return null;
  const { about } = open.decision;
  const fight = view.business.at(-1);
  const fighter =
    fight?.kind === 'duel' && 'side' in about
      ? fight.sides[about.side].figure
      : fight?.kind === 'algarade'
        ? fight.figure
        : -1;
  // A Phrase of one's own words; the Conteur takes those that his PNJ knows.
  const mine = me !== undefined && fighter === own;
  return (
    <details className="sg-stakes">
      <summary>{t.instead}</summary>
      <Choices open={{ ...open, choices }} />
      {mine && offered(choices, 'spell').length > 0 ? <ActForm act="spell" open={open} /> : null}
    </details>
  );
}
