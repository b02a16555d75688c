/** Client of the house on this device. The worker starts on first use. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { Socket } from '@reverie/table/client';
import { type CloseNotice, type FromHouse, type HouseRequests, STORE, type ToHouse } from './requests.ts';

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, { resolve(got: unknown): void; reject(error: Error): void }>();

function house(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'house' });
  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) one?.reject(new Error(data.failed));
    else one?.resolve(data.got);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('house'));
    waiting.clear();
  };
  return worker;
}

export function askHouse<K extends keyof HouseRequests>(
  what: K,
  asks: HouseRequests[K]['asks'],
): Promise<HouseRequests[K]['gets']> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    house().postMessage({ ...asks, ask: what, id });
  });
}

/** Starts the house before anything is asked of it. */
export function wakeHouse(): void {
  house();
}

/** Some browsers do not tell which stores they have. */
async function hasKeptSomething(): Promise<boolean> {
  const stores = await indexedDB.databases?.();
  return stores?.some(({ name }) => name === STORE) ?? true;
}

/** A list of what is kept on this device. Where nothing ever was, the house is not fetched to say so. */
export async function keptHere<K extends 'tables' | 'chronicles'>(what: K): Promise<HouseRequests[K]['gets']> {
  return worker || (await hasKeptSomething()) ? askHouse(what, {}) : [];
}

/** A connection to a table on this device, in the shape of a socket. */
export function connectLocal(table: string, seat: SeatIndex | null): Socket {
  const { port1, port2 } = new MessageChannel();
  const socket: Socket = {
    onmessage: null,
    onclose: null,
    onopen: null,
    send: (text) => port1.postMessage(text),
    close() {
      port1.postMessage({ closed: 1000, reason: '' } satisfies CloseNotice);
      port1.close();
      socket.onclose?.({ code: 1000, reason: '' });
    },
  };
  port1.onmessage = ({ data }: MessageEvent<string | CloseNotice>) => {
    if (typeof data === 'string') socket.onmessage?.({ data });
    else {
      port1.close();
      socket.onclose?.({ code: data.closed, reason: data.reason });
    }
  };
  house().postMessage({ ask: 'connect', table, seat } satisfies ToHouse, [port2]);
  // Frames wait in the port until the house listens; the client expects `onopen` asynchronously.
  queueMicrotask(() => socket.onopen?.());
  return socket;
}
