/** Where a chronicle is kept: on the server, or on this device. The page does not care which. */
import type { MemberCommand } from '@reverie/table/chronicle/commands';
import type { ChronicleView } from '@reverie/table/chronicle/view';
import { currentSettings } from '@reverie/ui/settings';
import type { Route } from '../../base/route.tsx';
import { askHouse } from '../../house/local.ts';
import { ApiError } from '../../remote/api.ts';
import { endEvening, exportOfChronicle, lookAtChronicle, openEvening, tellChronicle } from '../../remote/chronicles.ts';
import { ownChronicle } from '../../remote/own-chronicles.ts';
import { keepSeat } from '../../remote/own-seats.ts';

export interface ChroniclePlace {
  readonly here: boolean;
  look(): Promise<ChronicleView>;
  /** A command of the visitor or, where people share a device, of another member. */
  tell(command: MemberCommand, member?: number): Promise<unknown>;
  /** Opens the table of the next evening. */
  open(): Promise<Route>;
  /** The table of an evening, for the visitor. */
  seatAt(view: ChronicleView, evening: number): Route | null;
  end(): Promise<unknown>;
  /** Null where nothing of the game is left. */
  replayOf(view: ChronicleView, evening: number): Route | null;
  file(): Promise<string>;
}

export function remotePlace(id: string, secret: string): ChroniclePlace {
  const seatAt = (view: ChronicleView, n: number): Route | null => {
    const evening = view.evenings[n];
    const seat = evening?.seats.indexOf(view.me) ?? -1;
    if (!evening || seat < 0) return null;
    // The member's secret opens the seat, and the table itself for whoever leads.
    keepSeat(evening.table, {
      ...{ secret, seat, name: view.members[view.me]?.name ?? '', game: view.game, title: evening.title || view.title },
      ...(view.me === view.master && { owner: secret }),
      at: Date.now(),
      ...(ownChronicle(id)?.recovery !== undefined && { recovery: ownChronicle(id)?.recovery as string, noted: true }),
    });
    return { at: 'table', table: evening.table, secret: '' };
  };
  const look = async (): Promise<ChronicleView> => {
    const found = await lookAtChronicle(id, secret);
    if (found.for !== 'member') throw new ApiError('notInvited', 403, '');
    return found.chronicle;
  };
  return {
    here: false,
    look,
    tell: (command) => tellChronicle(id, secret, command),
    async open() {
      await openEvening(id, secret);
      const view = await look();
      return seatAt(view, view.evenings.length - 1) ?? { at: 'chronicle', chronicle: id, secret: '' };
    },
    seatAt,
    end: () => endEvening(id, secret),
    replayOf: ({ evenings }, n) =>
      evenings[n]?.imported?.journal === false ? null : { at: 'replay', source: `c-${id}-${n}`, entry: null, who: '' },
    file: () => exportOfChronicle(id, secret),
  };
}

export function localPlace(id: string): ChroniclePlace {
  /** What the house refuses becomes an error, as from a server. */
  const must = <T extends object>(done: T): Exclude<T, { readonly refused: unknown }> => {
    if ('refused' in done) {
      const said = done.refused as Readonly<Record<'fr' | 'en', string>>;
      throw new ApiError('refused', 409, said[currentSettings().language]);
    }
    return done as Exclude<T, { readonly refused: unknown }>;
  };
  return {
    here: true,
    async look() {
      const view = await askHouse('chronicle', { chronicle: id });
      if (!view) throw new ApiError('notFound', 404, '');
      return view;
    },
    tell: async (command, member) => must(await askHouse('tell', { chronicle: id, member, command })),
    async open() {
      const { table, seats } = must(await askHouse('evening', { chronicle: id, title: '' }));
      return { at: 'solo', table, seat: seats[0] ?? 0 };
    },
    seatAt: ({ evenings }, n) => {
      const evening = evenings[n];
      const seat = evening?.seats.findIndex((member) => member !== null) ?? -1;
      return evening ? { at: 'solo', table: evening.table, seat: Math.max(0, seat) } : null;
    },
    end: async () => must(await askHouse('end', { chronicle: id })),
    replayOf: ({ evenings }, n) => {
      const { imported = null, table = '' } = evenings[n] ?? {};
      if (imported && !imported.journal) return null;
      return { at: 'replay', source: imported ? `d-${id}-${n}` : `s-${table}`, entry: null, who: '' };
    },
    async file() {
      const text = await askHouse('exported', { chronicle: id });
      if (text === null) throw new ApiError('notFound', 404, '');
      return text;
    },
  };
}
