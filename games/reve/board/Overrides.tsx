/** What a gardien may put right at any time, always with a reason that everybody reads. */
import { useWords } from '@reverie/ui/words';
import { type ReactNode, useState } from 'react';
import { type Answer, type Do, LEAST_VIE } from '../answers.ts';
import { EFFECT_IDS } from '../data/dragons.ts';
import { trackLength } from '../data/fatigue.ts';
import { HOURS } from '../data/hours.ts';
import { CELLS } from '../data/map.ts';
import { SPELLS } from '../data/spells.ts';
import { VOIES } from '../data/voies.ts';
import type { DreamerView } from '../view.ts';
import { type Names, VOIE_NAMES } from './names.ts';
import { powerWords } from './power-words.ts';
import { dreamersOf, type OpenQuestion, type ReveProps, spellNamed } from './reading.ts';
import { Stepper } from './Stepper.tsx';

interface Props extends ReveProps {
  readonly open: OpenQuestion;
  readonly names: Names;
}

interface PartProps {
  readonly d: DreamerView;
  readonly names: Names;
  /** Nothing is put right without one. */
  readonly reason: string;
  give(answer: Answer): void;
}

export function Overrides({ open, names, view, seats, texts, answer }: Props) {
  const words = useWords(powerWords);
  const dreamers = dreamersOf(view).filter(({ ended }) => !ended);
  const [seat, setSeat] = useState(dreamers[0]?.seat ?? 0);
  const [detail, setDetail] = useState('');
  const d = dreamers.find((one) => one.seat === seat) ?? dreamers[0];
  if (!d) return null;
  const give = (given: Answer) => answer(open.decision.id, given);
  const part: PartProps = { d, names, reason: detail.trim(), give };
  const settled = open.choices.filter(
    (choice): choice is Do<'settle'> => choice.do === 'settle' && choice.seat === d.seat,
  );
  return (
    <section className="rv-powers">
      <h2>{words.correcting(dreamers.length > 1 ? '' : d.sheet.name)}</h2>
      {dreamers.length > 1 && (
        <div className="rv-words">
          {dreamers.map((one) => (
            <button
              key={one.seat}
              type="button"
              className="rv-plain"
              aria-pressed={one === d}
              onClick={() => setSeat(one.seat)}
            >
              {one.sheet.name}
            </button>
          ))}
        </div>
      )}
      <label className="rv-reason">
        {words.reason}
        <input type="text" maxLength={200} value={detail} onChange={({ target }) => setDetail(target.value)} />
      </label>
      {part.reason === '' && <p className="rv-quiet">{words.reasonNeeded}</p>}
      {/* Begun anew for another dreamer. */}
      <Figures key={d.seat} {...part} />
      <Fold title={words.place}>
        <Position key={d.seat} {...part} />
      </Fold>
      <Fold title={words.reserves}>
        <Reserves key={d.seat} {...part} />
      </Fold>
      <Fold title={words.spells}>
        <Spells key={d.seat} {...part} />
      </Fold>
      <Fold title={words.fates}>
        <Fates key={d.seat} {...part} />
      </Fold>
      <Fold title={words.clock}>
        <Clock {...part} view={view} />
      </Fold>
      <div className="rv-words">
        {open.choices.some((choice) => choice.do === 'break' && choice.seat === d.seat) && (
          <button
            type="button"
            className="rv-plain"
            onClick={() => give({ do: 'break', seat: d.seat, ...(part.reason !== '' && { detail: part.reason }) })}
          >
            {words.break}
          </button>
        )}
        {settled.map((choice) => (
          <button key={choice.what} type="button" className="rv-plain" onClick={() => give(choice)}>
            {texts.choice(open.decision as never, choice, seats)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      <div className="rv-fields">{children}</div>
    </details>
  );
}

type What = Do<'correct'>['what'];

/** A figure of the sheet, and what it can be. */
const figuresOf = (d: DreamerView): readonly (readonly [what: What, value: number, least: number, most: number])[] => [
  ['points', d.points, 1, 200],
  ['fatigue', d.fatigue, 0, trackLength(d.sheet.endurance) - 1 - (d.journey?.fatigue ?? 0)],
  ['refoulement', d.refoulement, 0, 19],
  ['vie', d.vie, LEAST_VIE, d.sheet.vie],
  ['seuil', d.seuil, 0, 2 * d.sheet.reve],
  ['ethylisme', d.ethylisme, -10, 0],
  ['surencombrement', d.surencombrement, -20, 0],
  ...VOIES.map((voie) => [voie, d.levels[voie], -11, 20] as const),
];

/** Each figure with its steps; what is changed is written down one at a time. */
function Figures({ d, names, reason, give }: PartProps) {
  const words = useWords(powerWords);
  const [changed, setChanged] = useState<Partial<Record<What, number>>>({});
  const nameOf = (what: What) => {
    const voie = VOIES.find((one) => one === what);
    return voie ? VOIE_NAMES[voie] : names.stat(what as Parameters<Names['stat']>[0]);
  };
  const all = figuresOf(d);
  const first = all.find(([what, value]) => changed[what] !== undefined && changed[what] !== value);
  return (
    <>
      <div className="rv-steppers">
        {all.map(([what, value, least, most]) => (
          <Stepper
            key={what}
            label={nameOf(what)}
            value={changed[what] ?? value}
            least={least}
            most={most}
            set={(n) => setChanged({ [what]: n })}
          />
        ))}
      </div>
      <button
        type="button"
        className="rv-go"
        disabled={!first || reason === ''}
        onClick={() => {
          if (!first) return;
          const [what, value] = first;
          give({ do: 'correct', seat: d.seat, what, value: changed[what] ?? value, detail: reason });
          setChanged({});
        }}
      >
        {first ? words.correct(nameOf(first[0]), first[1], changed[first[0]] ?? first[1]) : words.nothingChanged}
      </button>
    </>
  );
}

function CellField({ value, change }: { readonly value: string; change(cell: string): void }) {
  const words = useWords(powerWords);
  return (
    <label>
      {words.cell}
      <select value={value} onChange={({ target }) => change(target.value)}>
        {CELLS.map(({ coord, name }) => (
          <option key={coord} value={coord}>
            {coord} {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Position({ d, reason, give }: PartProps) {
  const words = useWords(powerWords);
  const [cell, setCell] = useState(d.cell ?? 'A1');
  const [secret, setSecret] = useState(false);
  return (
    <>
      <CellField value={cell} change={setCell} />
      <label className="check">
        <input type="checkbox" checked={secret} onChange={({ target }) => setSecret(target.checked)} />
        {words.secretly}
      </label>
      <button
        type="button"
        className="rv-plain"
        disabled={reason === '' || cell === d.cell}
        onClick={() => give({ do: 'move', seat: d.seat, cell, secret, detail: reason })}
      >
        {words.put(d.sheet.name)}
      </button>
    </>
  );
}

/** The spells that a sheet can know: those of the book, and those of its own making. */
const spellsOf = (d: DreamerView, names: Names): readonly (readonly [id: string, name: string])[] => {
  const own = d.sheet.spells.flatMap((one) => (typeof one === 'string' ? [] : [one.name]));
  return [
    ...own.map((name, i) => [`own:${i}`, name] as const),
    ...SPELLS.map(({ id }) => [id, names.spell(id)] as const),
  ];
};

function Reserves({ d, names, reason, give }: PartProps) {
  const words = useWords(powerWords);
  const [spell, setSpell] = useState(d.spells[0] ?? SPELLS[0]?.id ?? '');
  const [cell, setCell] = useState(d.cell ?? 'A1');
  const [cost, setCost] = useState(4);
  return (
    <>
      <ul className="rv-plain-list">
        {d.reserves.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reserve is its place
          <li key={place}>
            {spellNamed(d, one.spell, names.spell)}, {one.cell === null ? words.unknownCell : names.cell(one.cell)}{' '}
            <button
              type="button"
              className="rv-plain"
              disabled={reason === ''}
              onClick={() => give({ do: 'liftReserve', seat: d.seat, place, detail: reason })}
            >
              {words.lift}
            </button>
          </li>
        ))}
      </ul>
      <label>
        {words.spell}
        <select value={spell} onChange={({ target }) => setSpell(target.value)}>
          {spellsOf(d, names).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <CellField value={cell} change={setCell} />
      <Stepper label={words.cost} value={cost} least={0} most={60} set={setCost} />
      <button
        type="button"
        className="rv-plain"
        disabled={reason === ''}
        onClick={() => give({ do: 'layReserve', seat: d.seat, cell, spell, cost, detail: reason })}
      >
        {words.lay}
      </button>
    </>
  );
}

function Spells({ d, names, reason, give }: PartProps) {
  const words = useWords(powerWords);
  const [spell, setSpell] = useState(d.spells[0] ?? SPELLS[0]?.id ?? '');
  const known = d.spells.includes(spell);
  return (
    <>
      <label>
        {words.spell}
        <select value={spell} onChange={({ target }) => setSpell(target.value)}>
          {spellsOf(d, names).map(([id, name]) => (
            <option key={id} value={id}>
              {d.spells.includes(id) ? `✓ ${name}` : name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="rv-plain"
        disabled={reason === ''}
        onClick={() => give({ do: 'spell', seat: d.seat, spell, known: !known, detail: reason })}
      >
        {known ? words.forget : words.learn}
      </button>
    </>
  );
}

function Fates({ d, names, reason, give }: PartProps) {
  const words = useWords(powerWords);
  const [id, setId] = useState<string>(EFFECT_IDS[0] ?? '');
  const [days, setDays] = useState(0);
  return (
    <>
      <ul className="rv-plain-list">
        {d.effects.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may come twice
          <li key={i}>
            {names.effect(one.id)}{' '}
            <button
              type="button"
              className="rv-plain"
              disabled={reason === ''}
              onClick={() => give({ do: 'fate', seat: d.seat, id: one.id, on: false, detail: reason })}
            >
              {words.lift}
            </button>
          </li>
        ))}
      </ul>
      <label>
        {words.fate}
        <select value={id} onChange={({ target }) => setId(target.value)}>
          {EFFECT_IDS.map((one) => (
            <option key={one} value={one}>
              {names.effect(one)}
            </option>
          ))}
        </select>
      </label>
      <Stepper label={words.days} value={days} least={0} most={400} set={setDays} />
      <button
        type="button"
        className="rv-plain"
        disabled={reason === ''}
        onClick={() => give({ do: 'fate', seat: d.seat, id, on: true, ...(days > 0 && { days }), detail: reason })}
      >
        {words.comes}
      </button>
    </>
  );
}

/** Time only goes on. */
function Clock({ view, names, reason, give }: PartProps & Pick<ReveProps, 'view'>) {
  const words = useWords(powerWords);
  const later = (hours: number) => {
    const all = view.day * HOURS.length + view.hour + hours;
    return { day: Math.floor(all / HOURS.length), hour: all % HOURS.length };
  };
  const [hours, setHours] = useState(1);
  const { day, hour } = later(hours);
  return (
    <>
      <Stepper label={words.hours(hours)} value={hours} least={1} most={120} set={setHours} />
      <button
        type="button"
        className="rv-plain"
        disabled={reason === ''}
        onClick={() => give({ do: 'clock', day, hour, detail: reason })}
      >
        {words.goOn(names.hour(hour), day + 1)}
      </button>
    </>
  );
}
