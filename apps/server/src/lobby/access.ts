/** What every route needs to decide who may do what: tables by id, secrets, and how a refusal becomes an HTTP error. */
import type { Admission, SubmitRequest } from '@reverie/table/connection-host';
import type { SubmitResult, Table } from '@reverie/table/table';
import { tableRefusal } from '@reverie/table/texts/say';
import { admit, isExpired, linkPurpose } from '../admission.ts';
import { AttemptLimit } from '../limits.ts';
import { hashOf } from '../secrets.ts';
import type { LobbyParts } from './parts.ts';
import { HttpError } from './routes.ts';

type AccessParts = Pick<LobbyParts, 'config' | 'keeper' | 'submit' | 'now'>;

export class Access {
  readonly #parts: AccessParts;
  readonly #failures: AttemptLimit;

  constructor(parts: AccessParts) {
    this.#parts = parts;
    this.#failures = new AttemptLimit(parts.config.JOINS_A_MINUTE, 60_000);
  }

  async table(id: string): Promise<Table> {
    const table = await this.#parts.keeper.table(id);
    if (!table) throw new HttpError(tableRefusal('noTable'), 404);
    return table;
  }

  /** What `use` makes of a table whose entries are all stored: nobody may learn of a command that is not recorded. */
  async inspect<T>(id: string, use: (table: Table) => T): Promise<T> {
    const made = await this.#parts.keeper.inspect(id, (table) => ({ made: use(table) }));
    if (!made) throw new HttpError(tableRefusal('noTable'), 404);
    return made.made;
  }

  /**
   * Counts wrong secrets, before they are compared. Too many of them lock the address out for a while, even with the
   * right one. `attempt` may call `fail` for a wrong secret that it answers all the same.
   */
  async guarded<T>(address: string, attempt: (fail: () => void) => Promise<T>): Promise<T> {
    const wrong = (error: unknown): boolean =>
      error instanceof HttpError && error.status === 403 && error.refusal.reason !== 'claimFirst';
    const done = await this.#failures.run(
      address,
      () => this.#parts.now(),
      async (fail) => ({ answer: await attempt(fail) }),
      wrong,
    );
    if (!done) {
      const pause = this.#failures.pause(address, this.#parts.now());
      throw new HttpError(tableRefusal('tooManyTries'), 429, undefined, pause);
    }
    return done.answer;
  }

  /** What a secret opens at a table. Throws if it opens nothing. */
  admit(table: Table, secret: string, owner = '', name = ''): Admission {
    const admission = admit(table, secret, owner, name);
    if (!admission) {
      // An invitation is right, only not taken up: this does not count as a failed attempt either.
      const invited = secret !== '' && this.purpose(table, secret).for === 'invitation';
      throw new HttpError(tableRefusal(invited ? 'claimFirst' : 'notInvited'), 403);
    }
    // The secret is right, so this does not count as a failed attempt.
    if (typeof admission.who === 'number' && this.#isExpired(table, admission.who)) {
      throw new HttpError(tableRefusal('seatExpired'), 410);
    }
    return admission;
  }

  /**
   * As `admit`, for a ticket: a client that is refused one does not ask again, so this node first reads what others have
   * stored. The secret may have been issued there a moment ago.
   */
  async admitTo(id: string, secret: string, owner?: string, name?: string): Promise<Admission> {
    const table = await this.table(id);
    if (!admit(table, secret, owner ?? '', name ?? '')) await this.#parts.keeper.catchUp(id);
    return this.admit(await this.table(id), secret, owner, name);
  }

  /** The seat that a secret opens. Throws if it opens none. */
  seat(table: Table, secret: string): number {
    const { who } = this.admit(table, secret);
    if (typeof who !== 'number') throw new HttpError(tableRefusal('notInvited'), 403);
    return who;
  }

  purpose(table: Table, secret: string) {
    return linkPurpose(table, secret, (seat) => this.#isExpired(table, seat));
  }

  /** Submits a command and gives the number of its first entry. Throws if it is not recorded. */
  async submit(request: SubmitRequest): Promise<number> {
    return recorded(await this.#parts.submit(request));
  }

  #isExpired(table: Table, seat: number): boolean {
    return isExpired(table, seat, this.#parts.now(), this.#parts.config);
  }
}

/** The number of the first entry, or the HTTP error that says why there is none. */
export function recorded(result: SubmitResult | null): number {
  if (!result) throw new HttpError(tableRefusal('noTable'), 404);
  if ('refusal' in result) throw new HttpError(result.refusal, result.refusal.reason === 'notInvited' ? 403 : 409);
  if ('later' in result) throw new HttpError(tableRefusal(result.later), 503);
  return result.seq;
}

/** The actor of a command that owners and seats may give. */
export function actorOf({ who, owner }: Admission) {
  if (owner) return { kind: 'owner' } as const;
  if (typeof who !== 'number') throw new HttpError(tableRefusal('watching'), 403);
  return { kind: 'seat', seat: who } as const;
}

/** Whether a secret still opens a seat: it may have changed hands since it was checked, here or at another node. */
export const stillSits = (seat: Admission['who'], secret: string) => (table: Table) =>
  typeof seat !== 'number' || table.seats[seat]?.secret === hashOf(secret);
