import type { Language, Seat, SeatIndex } from '@reverie/kernel/game';
import type { ComponentType, MouseEvent } from 'react';
import type { View } from '../view.ts';
import type { Mark } from './marks.ts';
import type { Thing } from './reading.ts';

/** Props that every part of the table shares. */
export interface Table {
  readonly view: View;
  readonly seats: readonly Seat[];
  readonly Face: ComponentType<{ readonly seat: SeatIndex }>;
  readonly language: Language;
  mark(thing: Thing): Mark;
  /** A few words beside a thing, such as the odds of attacking it. */
  note(thing: Thing): string | undefined;
  touch(thing: Thing, event: MouseEvent): void;
  look(thing: Thing | null): void;
}
