/** A moon that waxes from evening to evening: from a sliver (0) to full (1). */
export function Moon({ share }: { readonly share: number }) {
  // The terminator is half an ellipse; beyond the half moon it bulges the other way.
  const bulge = 40 * (1 - 2 * share);
  const lit = `M50 10 A40 40 0 0 1 50 90 A${Math.abs(bulge)} 40 0 0 ${bulge > 0 ? 0 : 1} 50 10`;
  return (
    <svg className="waxing" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="44" className="waxing-rim" />
      {share >= 1 ? <circle cx="50" cy="50" r="40" className="waxing-lit" /> : <path d={lit} className="waxing-lit" />}
    </svg>
  );
}
