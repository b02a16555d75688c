import { useMemo } from 'react';
import { encode } from 'uqr';
import { uiWords } from '../ui-words.ts';
import { useWords } from '../words.ts';

/** Dark on light in both themes: many scanners read nothing else. */
export function QrCode({ text }: { readonly text: string }) {
  const t = useWords(uiWords);
  const { size, path } = useMemo(() => {
    const { data, size: across } = encode(text, { ecc: 'M', border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: across, path: dark.join('') };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.qr} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
