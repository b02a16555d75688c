/** After a duel: who stands and who does not, on the cloth. The last throw was somebody's, and is in the log. */
import { Moon, Portrait } from './art.tsx';
import { portraitOf } from './reading.ts';
import { Wounds } from './Strip.tsx';
import { useTable } from './table.ts';

export function Over() {
  const { view, own, t } = useTable();
  const there = view.figures.flatMap((figure, i) => (figure.onStage || i === own ? [{ figure, i }] : []));
  // One's own side on the left, as in the duel.
  const sides = there.sort((a, b) => Number(b.i === own) - Number(a.i === own));
  return (
    <section className="sg-cloth sg-over" aria-label={t.cloth}>
      <span className="sg-stitching" aria-hidden="true" />
      <Moon className="sg-watermark" />
      <ul>
        {sides.map(({ figure, i }) => (
          <li key={i} data-out={figure.out !== null}>
            <Portrait of={portraitOf(figure)} />
            <h2>{figure.sheet.name}</h2>
            <p>{figure.out ? t.outs[figure.out] : t.stands}</p>
            <Wounds figure={figure} />
          </li>
        ))}
      </ul>
    </section>
  );
}
