/** Who may do what in a chronicle: chronicles by id, members by secret, and what a member asks for as a request. */
import type { Chronicle, ChronicleRequest } from '@reverie/table/chronicle/chronicle';
import { tableRefusal } from '@reverie/table/texts/say';
import { hashOf } from '../secrets.ts';
import { type Access, recorded } from './access.ts';
import type { LobbyParts } from './parts.ts';
import { HttpError } from './routes.ts';

type AccessParts = Pick<LobbyParts, 'chronicles' | 'now'>;

interface Admitted {
  readonly chronicle: Chronicle;
  readonly member: number;
  readonly secret: string;
}

export class ChronicleAccess {
  readonly #parts: AccessParts;
  /** Wrong secrets count together with those of tables. */
  readonly guarded: Access['guarded'];

  constructor(parts: AccessParts, access: Access) {
    this.#parts = parts;
    this.guarded = access.guarded.bind(access);
  }

  async chronicle(id: string): Promise<Chronicle> {
    const chronicle = await this.#parts.chronicles.find(id);
    if (!chronicle) throw new HttpError(tableRefusal('noChronicle'), 404);
    return chronicle;
  }

  /** The member whom a secret opens. Throws if it opens nobody's place. */
  admit(chronicle: Chronicle, secret: string): Admitted {
    const hash = hashOf(secret);
    const member = chronicle.memberOf(hash);
    if (member >= 0) return { chronicle, member, secret };
    // The secret was right: not an attempt to guess one.
    if (chronicle.wasMember(hash)) throw new HttpError(tableRefusal('memberRemoved'), 410);
    throw new HttpError(tableRefusal('notInvited'), 403);
  }

  async admitTo(id: string, secret: string): Promise<Admitted> {
    return this.admit(await this.chronicle(id), secret);
  }

  /** A member asks, under an id of this server. */
  request({ member, secret }: Admitted, id: string): Omit<ChronicleRequest, 'command'> {
    return {
      actor: { kind: 'member', member },
      id,
      at: this.#parts.now(),
      // Checked at execution too: a member may be removed meanwhile, at another node.
      stillAllowed: (chronicle) => chronicle.memberOf(hashOf(secret)) >= 0,
    };
  }

  /** A member asks, under an id that the client chose: unique among the member's own. */
  clientRequest(by: Admitted, command: string): Omit<ChronicleRequest, 'command'> {
    return this.request(by, `${by.member}-${command}`);
  }

  /** Submits a request and gives the number of its first entry. Throws if it is not recorded. */
  async submit(id: string, request: Omit<ChronicleRequest, 'at'>): Promise<number> {
    return recorded(await this.#parts.chronicles.submit(id, { ...request, at: this.#parts.now() }));
  }
}
