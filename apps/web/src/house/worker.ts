/** The house, off the page's own thread: rules, programs, odds and checks never hold up what moves on the screen. */
import { lazyGames } from '@reverie/shelf/lazy';
import { malformedReason, readFrame } from '@reverie/table/frames';
import { CLOSE } from '@reverie/table/protocol';
import { LocalHouse } from './house.ts';
import { openIdbStore } from './idb-store.ts';
import type { CloseNotice, FromHouse, HouseRequest, ToHouse } from './requests.ts';

/** Pages of one device tell each other which table went on. */
const hints = new BroadcastChannel('reverie.tables');

const house = openIdbStore().then(
  (store) =>
    new LocalHouse({
      store,
      load: async (id, ...parts) => lazyGames.find((game) => game.id === id)?.load(...parts),
      now: Date.now,
      later(ms, call) {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      entropy: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      hint: (table, seq) => hints.postMessage({ table, seq }),
      log: (what, details) => console.warn(what, details),
    }),
);

hints.onmessage = async ({ data }: MessageEvent<{ table: string; seq: number }>) =>
  (await house).catchUp(data.table, data.seq);

async function grant(asked: HouseRequest): Promise<unknown> {
  const here = await house;
  switch (asked.ask) {
    case 'prepare':
      return here.prepare(asked.game);
    case 'open':
      return here.open(asked.spec, asked.name, asked.characters);
    case 'again':
      return here.again(asked.table);
    case 'character':
      return here.character(asked.table, asked.seat);
    case 'chronicles':
      return here.chronicles.list();
    case 'begin':
      return here.chronicles.begin(asked);
    case 'chronicle':
      return here.chronicles.look(asked.chronicle);
    case 'tell':
      return here.chronicles.tell(asked.chronicle, asked.command, asked.member);
    case 'welcome':
      return here.chronicles.welcome(asked.chronicle, asked.name);
    case 'evening':
      return here.chronicles.evening(asked.chronicle, asked.title);
    case 'end':
      return here.chronicles.end(asked.chronicle);
    case 'bringChronicle':
      return here.chronicles.bring(asked.file);
    case 'journalOfEvening':
      return here.chronicles.journal(asked.chronicle, asked.evening);
    case 'exported':
      return here.chronicles.exported(asked.chronicle);
    case 'alone':
      return here.alone(asked);
    case 'resume':
      return here.resume(asked.journal, asked.name, asked.seat);
    case 'tables':
      return here.tables();
    case 'forget':
      return here.forget(asked.table);
    case 'journal':
      return here.journal(asked.table);
    case 'verify':
      return here.verify(asked.journal, asked.receipt);
    case 'lookBack':
      return here.lookBack(asked.journal, asked.who, asked.entries);
  }
}

async function connect(table: string, seat: number | null, port: MessagePort): Promise<void> {
  let open = true;
  const close = (closed: number, reason: string): void => {
    if (!open) return;
    open = false;
    port.postMessage({ closed, reason } satisfies CloseNotice);
  };
  try {
    const peer = {
      get open() {
        return open;
      },
      send(frame: string, sent?: () => void) {
        if (open) port.postMessage(frame);
        sent?.();
      },
      close,
    };
    const conversation = await (await house).connect(table, seat, peer);
    port.onmessage = ({ data }: MessageEvent<string | CloseNotice>) => {
      if (typeof data === 'string') {
        const frame = readFrame(data);
        if (frame.type === 'malformed') return close(CLOSE.malformed, malformedReason(frame));
        conversation.receive(frame).catch((error: unknown) => {
          console.error(error);
          close(1011, 'fault');
        });
        return;
      }
      open = false;
      conversation.end();
    };
  } catch (error) {
    // A store that cannot be opened, a table whose game is gone: trying again at once would not help.
    console.error(error);
    close(1008, 'unreadable');
  }
}

self.onmessage = async ({ data, ports }: MessageEvent<ToHouse>) => {
  if (data.ask === 'connect') {
    const [port] = ports;
    if (port) await connect(data.table, data.seat, port);
    return;
  }
  const answer = (reply: FromHouse): void => self.postMessage(reply);
  try {
    answer({ id: data.id, got: await grant(data) });
  } catch (error) {
    answer({ id: data.id, failed: error instanceof Error ? error.message || error.name : String(error) });
  }
};
