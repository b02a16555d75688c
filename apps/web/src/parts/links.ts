import { hrefOf } from '../base/route.tsx';

export const seatLink = (table: string, secret: string): string =>
  location.origin + hrefOf({ at: 'table', table, secret });
