/** A manoeuvre as a card: level, Caractéristique, and one bar that says what comes of it. */
import { colon } from '@reverie/kernel/words';
import { MANOEUVRES } from '../data/manoeuvres.ts';
import { CHARACTERISTIC_WORDS, shortOf } from '../data/skills.ts';
import { Pebbles, Stone } from './art.tsx';
import type { Card } from './moves.ts';
import { manoeuvreName as called } from './names.ts';
import { percent } from './reading.ts';
import { useTable } from './table.ts';

interface CardProps {
  readonly card: Card;
  readonly number: number;
  readonly chosen: boolean;
  readonly defends: boolean;
  readonly repeated: boolean;
  press(): void;
}

export function ManoeuvreCard({ card, number, chosen, defends, repeated, press }: CardProps) {
  const { t, language } = useTable();
  const { answer, found, shares } = card;
  const { on } = MANOEUVRES[answer.manoeuvre];
  const used = found?.on ?? on[0];
  const short = used ? shortOf(used, language) : '';
  return (
    <button type="button" className="sg-card" aria-pressed={chosen} data-do={answer.do} onClick={press}>
      <b className="sg-card-name">{called(language, answer.manoeuvre)}</b>
      <span className="sg-card-terms">
        {found && found.fixed !== 0 ? (
          <Pebbles
            white={Math.max(0, found.fixed)}
            black={Math.max(0, -found.fixed)}
            label={t.fixedBefore(found.fixed)}
          />
        ) : (
          '0'
        )}
        <abbr title={on.map((one) => CHARACTERISTIC_WORDS[one][language]).join(', ')}>{short}</abbr>
        {found && found.redraws > 0 ? (
          <span className="sg-tick-row" role="img" aria-label={t.ticks(short, found.redraws)}>
            {Array.from({ length: found.redraws }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
              <i key={i} />
            ))}
          </span>
        ) : null}
        {repeated ? (
          <span className="sg-repeated" title={t.repeated}>
            <Stone look="black" />
            <span className="visually-hidden">{t.repeated}</span>
          </span>
        ) : null}
      </span>
      {found ? <Bar shares={shares} defends={defends} /> : null}
      {found ? (
        <span className="sg-card-worth">
          <b>{percent(card.worth, language)}</b> {defends ? t.nothing : found.redraws > 0 ? t.withRedraws : ''}
        </span>
      ) : null}
      {number <= 9 ? <kbd className="sg-key">{number}</kbd> : null}
    </button>
  );
}

/** What comes of it, as a bar: labelled inside, failure hatched. */
function Bar({ shares, defends }: { readonly shares: readonly number[]; readonly defends: boolean }) {
  const { t, language } = useTable();
  const parts = shares.map((share, n) => ({ share, n })).filter(({ share }) => share >= 0.005);
  const name = (n: number): string => (defends ? (n === 0 ? t.nothing : String(n)) : n === 0 ? t.missed : String(n));
  const bad = (n: number): boolean => (defends ? n === shares.length - 1 && n > 0 : n === 0);
  return (
    <span
      className="sg-bar"
      role="img"
      aria-label={parts.map(({ share, n }) => `${name(n)}${colon(language)}${percent(share, language)}`).join(', ')}
    >
      {parts.map(({ share, n }) => (
        <i
          key={n}
          style={{ flexGrow: share }}
          data-bad={bad(n)}
          data-good={defends ? shares.length - n : n}
          aria-hidden="true"
        >
          {/* Only where it fits: a word of n letters takes so much of the bar. */}
          {share > Math.max(0.12, name(n).length * 0.035) ? <small>{name(n)}</small> : null}
          {share > 0.08 ? Math.round(share * 100) : ''}
        </i>
      ))}
    </span>
  );
}
