import { hrefOf } from '../../base/route.tsx';

export const seatLink = (table: string, secret: string, origin = location.origin): string =>
  origin + hrefOf({ at: 'table', table, secret });
