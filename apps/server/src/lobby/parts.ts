import type { CharactersInPlay } from '@reverie/table/characters-in-play';
import type { ChronicleKeeper } from '@reverie/table/chronicle/keeper';
import type { Keeper } from '@reverie/table/keeper';
import type { Store } from '@reverie/table/store';
import type { House } from '@reverie/table/table';
import type { Subscriptions } from '../alerts/subscriptions.ts';
import type { Config } from '../config.ts';
import type { LabQueue } from '../lab-queue.ts';
import type { Pool } from '../pool.ts';
import type { CodeHasher } from '../secrets.ts';
import type { SubmitCommand } from '../submit.ts';
import type { Tickets } from '../tickets.ts';
import type { Answer } from './routes.ts';

/** What the lobby needs from the server. */
export interface LobbyParts {
  readonly config: Config;
  readonly house: House;
  readonly keeper: Keeper;
  readonly chronicles: ChronicleKeeper;
  readonly inPlay: CharactersInPlay;
  readonly store: Store;
  readonly tickets: Tickets;
  readonly pool: Pool;
  readonly hasher: CodeHasher;
  readonly submit: SubmitCommand;
  now(): number;
  /** The games on the shelf. */
  games(): Answer<'GET /api/games'>['games'];
  readonly limits: Readonly<Record<string, number>>;
  /** Who wants to be alerted; null if this server alerts nobody. */
  readonly alerts: { readonly subscriptions: Subscriptions } | null;
  /** Studies that workers play; null if this server shows none. */
  readonly lab: Pick<LabQueue, 'list' | 'watch'> | null;
  /** Where other machines reach this server. */
  origins(): readonly string[];
}
