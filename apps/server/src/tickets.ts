/** Tickets: what opens a socket. Got by POST with a seat's secret, good once and for half a minute. */
import { randomBytes } from 'node:crypto';
import type { Admission } from '@reverie/table/conversation';

const GOOD_FOR = 30_000;
const MOST = 100_000;

export class Tickets {
  readonly #issued = new Map<string, { readonly admission: Admission; readonly until: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(admission: Admission): string {
    this.#forgetOld();
    const ticket = randomBytes(20).toString('base64url');
    this.#issued.set(ticket, { admission, until: this.#now() + GOOD_FOR });
    return ticket;
  }

  /** What a ticket admits to; it is good no more after that. */
  redeem(ticket: string): Admission | undefined {
    const found = this.#issued.get(ticket);
    this.#issued.delete(ticket);
    return found && found.until >= this.#now() ? found.admission : undefined;
  }

  /** They are issued in order of time, so the old ones come first. */
  #forgetOld(): void {
    for (const [ticket, { until }] of this.#issued) {
      if (until >= this.#now() && this.#issued.size < MOST) return;
      this.#issued.delete(ticket);
    }
  }
}
