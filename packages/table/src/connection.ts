/**
 * One connection to a table over any transport: hello with a ticket, then commands in and lines out. A server runs it over
 * WebSockets, a page with tables of its own over a message port. A further hello, or `follow`, leads on to another table.
 */
import type { Admission, ConnectionHost, Peer } from './connection-host.ts';
import type { FrameOf, IncomingFrame } from './frames.ts';
import { CLOSE } from './protocol.ts';
import { Stay } from './stay.ts';
import { RETRYABLE } from './wire.ts';

export class Connection {
  readonly #peer: Peer;
  readonly #host: ConnectionHost;
  /** Where frames that arrive now belong: pending until the client is let in there, null if they were not. */
  #stay: Promise<Stay | null> | null = null;
  /** Where the client was let in last. */
  #latest: Stay | null = null;

  constructor(peer: Peer, host: ConnectionHost) {
    this.#peer = peer;
    this.#host = host;
  }

  /** Whether a hello has arrived. */
  get greeted(): boolean {
    return this.#stay !== null;
  }

  async receive(frame: IncomingFrame): Promise<void> {
    if (frame.type === 'hello' || frame.type === 'follow') {
      this.#stay = this.#goTo(frame, this.#stay);
      await this.#stay;
      return;
    }
    const stay = this.#stay && (await this.#stay);
    if (!this.#peer.open) return;
    if (!stay) return this.#refuseConnection('hello first');
    return stay.receive(frame);
  }

  /** The peer is gone. */
  end(): void {
    this.#latest?.end();
  }

  #refuseConnection(reason: string): void {
    this.#peer.close(CLOSE.policy, reason);
  }

  /**
   * Leaves the table where the client is, once all commands that arrived before are answered, and lets them in at another:
   * nothing of the old one is sent after the new welcome.
   */
  async #goTo(frame: FrameOf<'hello' | 'follow'>, before: Promise<Stay | null> | null): Promise<Stay | null> {
    const from = await before;
    await from?.leave();
    if (!this.#peer.open) return null;
    const admission = await this.#admissionBy(frame, from);
    if (typeof admission === 'string') {
      this.#refuseConnection(admission);
      return null;
    }
    const stay = new Stay(this.#peer, this.#host, admission, frame);
    this.#latest = stay;
    await stay.arrive(frame.after);
    return stay;
  }

  /** What the client is let in with, or why they are not. Whoever may not follow comes with a ticket, if they have one. */
  async #admissionBy(frame: FrameOf<'hello' | 'follow'>, from: Stay | null): Promise<Admission | string> {
    if (frame.type === 'hello') return (await this.#host.redeem(frame.ticket)) ?? RETRYABLE.ticket;
    if (!from) return 'hello first';
    return (await this.#host.follow(from.admission, frame.table)) ?? RETRYABLE.ticket;
  }
}
