/** Who is in a horde, and what it costs. */
import { useWords } from '@reverie/ui/words';
import { Face } from '../board/Figure.tsx';
import { makerWords } from '../board/maker-words.ts';
import { BASE } from '../data/constants.ts';
import { costOf } from '../data/fighters.ts';

const { points, least, most } = BASE.horde;

export function HordeTally({ fighters }: { readonly fighters: readonly string[] }) {
  const t = useWords(makerWords);
  const cost = costOf(fighters);
  return (
    <>
      <p className="mb-faces">
        {fighters.map((kind, i) => (
          // Those who are too many, or too dear, are crossed out where they stand.
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a kind are alike
          <span key={i} data-over={i >= most || costOf(fighters.slice(0, i + 1)) > points}>
            <Face kind={kind} own />
          </span>
        ))}
      </p>
      <div className="mb-teeth" role="img" aria-label={t.cost(cost, points)}>
        {Array.from({ length: points }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tooth is its number
          <i key={i} data-on={i < cost} />
        ))}
      </div>
      <p>
        <b>{t.cost(cost, points)}</b> · {t.figures(fighters.length)} ({least}–{most})
      </p>
    </>
  );
}
