/** The Arpenteur beside the cloth: portrait, panache to take in hand, Karma gauge, mana, wounds, what is at hand. */
import { MASQUES } from '../data/skills.ts';
import type { FigureView } from '../view-shape.ts';
import { readyWord } from '../words/ready.ts';
import { Pebbles, Portrait, Stone } from './art.tsx';
import { portraitOf } from './reading.ts';
import { useTable } from './table.ts';

export function Strip() {
  const { me, t, language } = useTable();
  if (!me) return null;
  const { sheet } = me;
  return (
    <aside className="sg-strip" aria-label={t.strip}>
      <header className="sg-who">
        <Portrait of={portraitOf(me)} />
        <div>
          <h2>{sheet.name}</h2>
          <p>{sheet.masque ? MASQUES[sheet.masque][language] : ''}</p>
          {me.out ? (
            <p className="sg-bad">{t.outs[me.out]}</p>
          ) : me.asleep ? (
            <p className="sg-bad">{t.asleep}</p>
          ) : null}
        </div>
      </header>
      <section>
        <h3>{t.panache}</h3>
        <PanacheStones figure={me} />
      </section>
      <section>
        <h3>{t.karmaTitle}</h3>
        <KarmaGauge cases={me.karma} points={me.points} />
      </section>
      {sheet.mana > 0 ? (
        <section className="sg-mana-of">
          <h3>
            {t.mana}, {t.manaOf(me.mana, sheet.mana)}
          </h3>
          <span className="sg-mana" aria-hidden="true">
            {Array.from({ length: Math.min(24, sheet.mana) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
              <i key={i} data-full={i < me.mana} />
            ))}
          </span>
        </section>
      ) : null}
      <section>
        <h3>{t.wounds}</h3>
        <Wounds figure={me} />
      </section>
      <section className="sg-traits-of">
        <h3>{t.traits}</h3>
        <ul className="sg-chips">
          {sheet.descripteurs.map((name) => (
            <li key={name}>{readyWord(language, name)}</li>
          ))}
          {sheet.traits.map(({ name, flaw }) => (
            <li key={name} data-flaw={flaw}>
              {readyWord(language, name)}
              {flaw ? `, ${t.flaw}` : ''}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

/** One's own stones: each can be taken in hand, by a tap or a drag, and put on a black stone or on the chain. */
export function PanacheStones({ figure }: { readonly figure: FigureView }) {
  const { t, held, hold, own, view } = useTable();
  const mine = view.figures[own] === figure;
  const { white, black } = figure.panache;
  const colours = [
    ...Array.from({ length: white }, () => 'white' as const),
    ...Array.from({ length: black }, () => 'black' as const),
  ];
  if (!mine) return <Pebbles white={white} black={black} label={t.stones(white, black)} />;
  return (
    <span className="sg-panache">
      {colours.map((colour, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: stones of a colour are alike
          key={i}
          type="button"
          aria-label={t.hold(t[colour])}
          aria-pressed={held === colour}
          onClick={() => hold(held === colour ? null : colour)}
          data-thing={colour}
        >
          <Stone look={colour} turn={i} />
        </button>
      ))}
      {colours.length === 0 ? <span className="sg-quiet">{t.noPanache}</span> : null}
    </span>
  );
}

/** Quarters of points from −4 to +4. */
function KarmaGauge({ cases, points }: { readonly cases: number; readonly points: number }) {
  const { t } = useTable();
  return (
    <div className="sg-karma" role="img" aria-label={t.karmaSaid(cases, points)}>
      <svg viewBox="0 0 240 34" aria-hidden="true">
        {Array.from({ length: 32 }, (_, i) => {
          const at = i < 16 ? i - 16 : i - 15;
          const full = at < 0 ? cases <= at : cases >= at;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
              key={i}
              x={8 + i * 7}
              y="8"
              width="7"
              height="10"
              className={full ? (at < 0 ? 'sg-k-bad' : 'sg-k-good') : at < 0 ? 'sg-k-dark' : 'sg-k-light'}
            />
          );
        })}
        {[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((point) => (
          <text key={point} x={120 + point * 28} y="31" data-bad={point <= -2}>
            {point < 0 ? `−${-point}` : point}
          </text>
        ))}
        <path d={`M${120 + cases * 7} 7l-4-6h8Z`} className="sg-k-mark" />
      </svg>
    </div>
  );
}

const KINDS = ['legere', 'serieuse', 'grave', 'mortelle'] as const;

/** The track of wounds; three alike for a middle PNJ. */
export function Wounds({ figure }: { readonly figure: FigureView }) {
  const { t } = useTable();
  const { wounds, sheet, kind, boxes } = figure;
  if (kind === 'middle' || kind === 'minor') {
    const of = kind === 'middle' ? 3 : 1;
    return (
      <span className="sg-wounds">
        <span className="sg-wound-kind" role="img" aria-label={t.boxes(boxes, of)}>
          {Array.from({ length: of }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drop is its place
            <i key={i} data-hit={i < boxes} />
          ))}
        </span>
        {kind === 'middle' && boxes > 0 ? <small className="sg-quiet">{t.alike(boxes, of)}</small> : null}
      </span>
    );
  }
  const secret = wounds.filter((wound) => wound.kind === null).length;
  const mortal = wounds.filter((wound) => wound.kind === 'mortelle').length;
  const said = [
    ...wounds.map((one) => `${one.kind ? t.woundKinds[one.kind] : t.kept}${one.place ? ` (${one.place})` : ''}`),
    ...(mortal > 0 ? [t.mortalOf(mortal, sheet.track[3] ?? mortal)] : []),
  ];
  return (
    <>
      <span className="sg-wounds" role="img" aria-label={said.join(', ') || t.unhurt}>
        {KINDS.map((one, i) => {
          const hit = wounds.filter((wound) => wound.kind === one).length;
          return (
            <span key={one} className="sg-wound-kind">
              <b>{t.woundLetters[one]}</b>
              {Array.from({ length: Math.max(sheet.track[i] ?? 0, hit) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a drop is its place
                <i key={at} data-hit={at < hit} />
              ))}
            </span>
          );
        })}
        {secret > 0 ? <b>+{secret} ?</b> : null}
      </span>
      {said.length > 0 ? <small className="sg-quiet sg-wounds-said">{said.join(', ')}</small> : null}
    </>
  );
}
