import type { Standing } from '@reverie/table/feed';

export function AwaitedDraw({ awaited }: { readonly awaited: NonNullable<Standing['awaited']> }) {
  return <p>{awaited.label}</p>;
}
