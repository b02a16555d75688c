import { askHouse } from '../../house/local.ts';
import { exportOf } from '../../remote/api.ts';
import { ownSeatAt } from '../../remote/own-seats.ts';

/** The journal as far as this viewer may have it; null if it is not available yet. */
export const journalFor = (place: {
  readonly kind: 'local' | 'remote';
  readonly table: string;
}): Promise<string | null> =>
  place.kind === 'local'
    ? askHouse('journal', { table: place.table })
    : exportOf(place.table, ownSeatAt(place.table)?.secret ?? '');
