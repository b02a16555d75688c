/** Turns the position into lines of text. Knows nothing of the page. */

import type { Texts } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import { signed } from '@reverie/kernel/words';
import type { Standing } from '@reverie/table/feed';
import { type Offer, type Prompt, promptFor } from '@reverie/table/prompt';
import { sumOf } from '../../parts/log/telling.ts';
import type { AtTable } from '../../parts/table/at-table.ts';
import type { TextWords } from './words.ts';

/** Nobody listens to a longer list; typing the beginning of an answer finds it. */
const MOST_CHOICES = 60;

type TextSource = Pick<AtTable, 'texts' | 'seats' | 'cites'>;

export const askedOf = ({ decisions }: Standing, { texts, seats }: TextSource): Prompt =>
  promptFor(decisions, (decision, answer) => texts.choice(decision, answer, seats));

export const offerLines = (offers: readonly Offer[], t: TextWords): string[] => [
  ...offers.slice(0, MOST_CHOICES).map(({ number, text }) => `${number}. ${text}`),
  ...(offers.length > MOST_CHOICES ? [t.more(offers.length - MOST_CHOICES)] : []),
];

export function questionLines(
  { decisions, offers }: Prompt,
  { texts, seats, cites }: TextSource,
  t: TextWords,
): string[] {
  return decisions.flatMap((decision) => [
    texts.decision(decision, seats) + (decision.optional ? ` ${t.optional}` : ''),
    ...offerLines(
      offers.filter((offer) => offer.decision === decision),
      t,
    ),
    ...(decision.open ? [t.open] : []),
    ...(cites ? [t.rests(cites(decision).join(', '))] : []),
  ]);
}

/** Explains a line: its rule, draws and sum. */
export function whyLines(
  { event, drawn, ...rest }: VisibleEntry,
  texts: Texts,
  rules: Readonly<Record<string, string>>,
  t: TextWords,
): string[] {
  const sum = sumOf({ event, drawn, ...rest });
  return [
    `${event.rule} : ${rules[event.rule] ?? ''}`,
    ...drawn.map(({ label, outcome }) => `${t.drawn} : ${texts.purpose(label)} → ${texts.drawn(label, outcome)}`),
    ...(sum
      ? [
          `${t.sum} : ${sum.terms.map(({ what, value, rule }) => `${texts.term(what)} ${signed(value)} (${rule})`).join(', ')} = ${sum.total}`,
        ]
      : []),
  ];
}

/** Commands of the page besides those of every game; both languages are understood. */
export type Order =
  | { readonly do: 'odds'; readonly number: number | null }
  | { readonly do: 'say'; readonly text: string }
  /** Reminds the players to move, or the one whose name begins like this. */
  | { readonly do: 'nudge'; readonly whom: string }
  | { readonly do: 'log'; readonly lines: number }
  | { readonly do: 'choices' | 'board' | 'yes' | 'no' | 'resign' };

export function orderIn(line: string): Order | null {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line.trim()) ?? [];
  const number = /^\d+$/.test(rest) ? Number(rest) : null;
  switch (word.toLowerCase()) {
    case 'odds':
    case 'chances':
      return { do: 'odds', number };
    case 'say':
    case 'dire':
      return rest ? { do: 'say', text: rest } : null;
    case 'nudge':
    case 'relancer':
      return { do: 'nudge', whom: rest };
    case 'log':
    case 'journal':
      return { do: 'log', lines: number ?? 10 };
    case 'choices':
    case 'choix':
      return rest ? null : { do: 'choices' };
    case 'board':
    case 'plateau':
      return rest ? null : { do: 'board' };
    case 'yes':
    case 'oui':
      return rest ? null : { do: 'yes' };
    case 'no':
    case 'non':
      return rest ? null : { do: 'no' };
    case 'leave':
    case 'abandonner':
      return /^(yes|oui)$/i.test(rest) ? { do: 'resign' } : null;
    default:
      return null;
  }
}
