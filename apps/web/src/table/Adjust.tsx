import type { Open } from '../boards/board.ts';

export function Adjust(_: { readonly open: Open; readonly chosen: unknown }) {
  return null;
}
