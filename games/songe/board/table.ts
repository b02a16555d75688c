/** What all parts of the board share: the props, the words, whose figure is the viewer's, and the stone in hand. */
import { sayRefusal } from '@reverie/table/texts/say';
import { withFrenchSpaces, withoutRule } from '@reverie/ui/words';
import { createContext, useContext } from 'react';
import type { Answer } from '../answers.ts';
import { refusalOf } from '../sketch.ts';
import type { Colour } from '../stones.ts';
import type { SongeDecision } from '../types.ts';
import type { FigureView } from '../view-shape.ts';
import type { Orders } from './auto.ts';
import type { PurseChoice } from './pay-from.ts';
import type { Open, SongeProps } from './reading.ts';
import type { Recent } from './recent.ts';
import type { BoardWords } from './words.ts';

/** What one can have in hand: a stone of panache, or what the Conteur gives. */
export type Held = Colour | 'award' | 'karma';

export interface Table extends SongeProps {
  readonly t: BoardWords;
  /** The viewer's Arpenteur; −1 without one. */
  readonly own: number;
  readonly me: FigureView | undefined;
  readonly conteur: boolean;
  readonly recent: Recent;
  /** What waits for its target. */
  readonly held: Held | null;
  hold(what: Held | null): void;
  /** SON-LIM-03: what the Conteur pays from first for a PNJ; null as the rules take it. */
  readonly purse: PurseChoice | null;
  payFrom(purse: PurseChoice | null): void;
  give(open: Pick<Open, 'decision'>, answer: Answer): void;
  /** Gives this, and fences on by itself until somebody is hurt. */
  fence(open: Open, answer: Answer): void;
  /** What is decided for the rest of a duel. */
  readonly orders: Orders;
  order(orders: Orders): void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('outside of a board of Songe');
  return table;
}

/** Why an answer would be refused now, in words; '' where it would not. */
export function whyNot({ view, language, texts }: Table, decision: SongeDecision, answer: Answer): string {
  const refusal = refusalOf(view, decision, answer);
  if (!refusal) return '';
  const said = withoutRule(sayRefusal(language, refusal, texts));
  return language === 'fr' ? withFrenchSpaces(said) : said;
}
