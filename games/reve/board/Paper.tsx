/** A haut-rêvant on paper: one page of A4, black on white, shown in print alone. */
import type { PaperProps } from '@reverie/ui/board';
import { Paper, PaperPart } from '@reverie/ui/components/Paper';
import { type Body, bodySchema } from '../body.ts';
import { fatigueSegments } from '../data/fatigue.ts';
import { dayAt, hourAt } from '../data/hours.ts';
import { VOIES } from '../data/voies.ts';
import { lastHour, spellFigures } from '../words/speech.ts';
import { HourSign, Portrait } from './art.tsx';
import { NAMES, VOIE_NAMES } from './names.ts';
import { paperWords } from './paper-words.ts';
import { readyIdOf } from './ready.ts';
import { boardWords } from './words.ts';
import './paper.css';

export function RevePaper({ name, body, language, notes }: PaperProps) {
  const read = bodySchema.safeParse(body);
  return read.success ? <Sheet name={name} b={read.data} language={language} notes={notes} /> : null;
}

function Sheet({ name, b, language, notes }: Omit<PaperProps, 'body'> & { readonly b: Body }) {
  const [words, t, names] = [boardWords[language], paperWords[language], NAMES[language]];
  const { sheet } = b;
  const own = sheet.spells.filter((one) => typeof one !== 'string');
  const spell = (id: string) => (id.startsWith('own:') ? (own[Number(id.slice(4))]?.name ?? id) : names.spell(id));
  const until = (round: number) => words.until(names.hour(lastHour(round).hour), lastHour(round).day);
  const possible = [...new Set(b.belief?.map(([cell]) => cell))];
  const lost = possible.length > 1;
  return (
    <Paper className="rv-paper" language={language}>
      <header>
        <Portrait of={readyIdOf({ name }) ?? 'anybody'} size={72} />
        <h1>{name}</h1>
        <p>
          {t.of} · {words.birthHour} {names.hour(sheet.birthHour)}
        </p>
        <svg viewBox="8 6 48 50" aria-hidden="true">
          <HourSign hour={sheet.birthHour} />
        </svg>
      </header>
      <PaperPart title={words.characteristics}>
        {(['reve', 'empathie', 'volonte', 'vue', 'endurance', 'vie'] as const).map((what) => (
          <Row key={what} name={words.stats[what]} value={what === 'vie' ? `${b.vie} / ${sheet.vie}` : sheet[what]} />
        ))}
      </PaperPart>
      <PaperPart title={words.draconic}>
        {VOIES.map((voie) => (
          <Row
            key={voie}
            name={VOIE_NAMES[voie]}
            value={`${names.signed(b.levels[voie])}${b.experience[voie] > 0 ? ` (${t.xp(b.experience[voie])})` : ''}`}
          />
        ))}
        {b.shadowed ? <li>{words.shadowed}</li> : null}
      </PaperPart>
      <PaperPart title={t.dream}>
        <Row name={t.points} value={b.points} />
        <Row name={t.seuil} value={b.seuil} />
        <Row name={t.refoulement} value={b.refoulement} />
        <Row name={t.reveXp} value={b.experience.reve} />
        <Row name={t.when} value={t.moment(dayAt(b.round) + 1, names.hour(hourAt(b.round)))} />
      </PaperPart>
      <PaperPart title={t.place}>
        <li>{lost ? t.lost(possible.length) : names.cell(b.cell ?? '')}</li>
        {lost ? <li className="rv-paper-small">{possible.join(', ')}</li> : null}
      </PaperPart>
      <section data-wide="true">
        <h2>{words.fatigue}</h2>
        <Track endurance={sheet.endurance} marked={b.fatigue} />
      </section>
      <PaperPart title={words.spells} lines={6} count={b.spells.length} wide>
        {b.spells.map((id) => (
          <Row key={id} name={spell(id)} value={spellFigures(id, undefined, undefined)} />
        ))}
      </PaperPart>
      <PaperPart title={words.reserves} lines={4} count={b.reserves.length}>
        {b.reserves.map(({ spell: id, cell, parameters, erratic }, i) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same are two
            key={i}
            name={erratic ? words.failureOf(spell(id)) : spell(id)}
            value={`${cell ?? words.somewhere}, r${parameters.cost}`}
          />
        ))}
      </PaperPart>
      <PaperPart title={words.waiting} lines={4} count={b.waiting.length}>
        {b.waiting.map(({ kind, force, cell, until: round }, i) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same are two
            key={i}
            name={`${names.encounter(kind)}, ${force}`}
            value={`${cell ?? words.somewhere}, ${until(round)}`}
          />
        ))}
      </PaperPart>
      <PaperPart title={words.effects} lines={4} count={b.effects.length + b.written.length} wide>
        {b.effects.map(({ id, cells = [], until: round, left }, i) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same are two
            key={i}
            name={names.effect(id)}
            value={[
              cells.join(', '),
              round === undefined ? '' : until(round),
              left === undefined ? '' : words.left(left),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
        {b.written.map((id) => (
          <li key={id}>{names.written(id)}</li>
        ))}
      </PaperPart>
      <PaperPart title={t.notes} lines={4} count={notes === '' ? 0 : notes.split('\n').length} wide>
        {notes === '' ? null : notes.split('\n').map((line) => <li key={line}>{line}</li>)}
      </PaperPart>
      <footer>Rêve de Dragon</footer>
    </Paper>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <li>
      {name} <b>{value}</b>
    </li>
  );
}

/** RDD-FAT-01: the track, a box for each cell, segment by segment. */
function Track({ endurance, marked }: { readonly endurance: number; readonly marked: number }) {
  let before = 0;
  return (
    <p className="rv-paper-track" role="img" aria-label={`${marked} / ${2 * endurance}`}>
      {fatigueSegments(endurance).map((cells, segment) => {
        const from = before;
        before += cells;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          <span key={segment}>
            {Array.from({ length: cells }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <i key={i} data-full={from + i < marked} />
            ))}
          </span>
        );
      })}
    </p>
  );
}
