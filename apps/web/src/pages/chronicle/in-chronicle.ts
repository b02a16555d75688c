import type { MemberCommand } from '@reverie/table/chronicle/commands';
import type { ChronicleView } from '@reverie/table/chronicle/view';
import type { ChroniclePlace } from './place.ts';

/** What every part of the page needs. */
export interface InChronicle {
  readonly view: ChronicleView;
  readonly place: ChroniclePlace;
  readonly faces: readonly number[];
  readonly leads: boolean;
  /** Does something, shows what went wrong, and looks again; true if it was done. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  tell(command: MemberCommand, member?: number): Promise<boolean>;
}
