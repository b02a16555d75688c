/** The visitor's chronicles on servers. Their secrets are stored on this device and nowhere else. */
import { createStore, readStored, writeStored } from '@reverie/ui/store';

interface OwnChronicle {
  /** Of the member; it opens the seat of every evening too. */
  readonly secret: string;
  readonly member: number;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly recovery?: string;
  /** For whoever leads: the link that invites others. */
  readonly invitation?: string;
  readonly at: number;
}

const KEY = 'reverie.chronicles';
type Chronicles = Readonly<Record<string, OwnChronicle>>;
const read = (): Chronicles => (readStored(KEY) ?? {}) as Chronicles;
const chronicles = createStore(read());

function write(next: Chronicles): boolean {
  chronicles.set(next);
  return writeStored(KEY, next);
}

/** False if storage is not available: then the visitor must keep the link. */
export const keepChronicle = (id: string, kept: OwnChronicle): boolean => write({ ...chronicles.get(), [id]: kept });

export function forgetChronicle(id: string): void {
  const { [id]: _, ...rest } = chronicles.get();
  write(rest);
}

export function ownChronicle(id: string): OwnChronicle | undefined {
  const all = chronicles.get();
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

// Another tab may have joined one meanwhile.
addEventListener('storage', ({ key }) => {
  if (key === KEY) chronicles.set(read());
});

export const useOwnChronicles = chronicles.use;
