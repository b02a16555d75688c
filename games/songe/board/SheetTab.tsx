/** The tab Feuille: everything one owns and knows, and what one does with it. */
import { colon } from '@reverie/kernel/words';
import { printPaper } from '@reverie/ui/print-paper';
import { useWords } from '@reverie/ui/words';
import { BOTTES } from '../data/bottes.ts';
import { eclatCalled } from '../data/eclats.ts';
import { MANOEUVRES } from '../data/manoeuvres.ts';
import { CHARACTERISTIC_WORDS, CHARACTERISTICS, SKILLS } from '../data/skills.ts';
import { ARMOURS, RANGED, SHIELDS } from '../data/tables.ts';
import type { FigureView } from '../view-shape.ts';
import { phraseIn, readyWord } from '../words/ready.ts';
import { ActList, type ActOpen } from './ActList.tsx';
import { actWords } from './act-words.ts';
import { actsAt } from './acts.ts';
import { Pebbles } from './art.tsx';
import { eclatName as eclat, quoted } from './names.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { useTable, whyNot } from './table.ts';

export function SheetTab({ open }: { readonly open: ActOpen | undefined }) {
  const { me, t, language } = useTable();
  if (!me) return null;
  return (
    <div className="sg-sheet-tab">
      {open ? <ActList acts={actsAt('sheet')} open={open} /> : null}
      {open && me.sheet.ranged && !me.ammunition ? <MoreAmmunition open={open} /> : null}
      <WholeSheet figure={me} />
      <PrintSheet sheet={me.sheet} figure={me} language={language} />
      <button type="button" className="sg-plain" onClick={printPaper}>
        {t.print}
      </button>
    </div>
  );
}

/** SON-RNG-05: arrows and bullets are a common object, which the Conteur agrees to. */
function MoreAmmunition({ open }: { readonly open: ActOpen }) {
  const table = useTable();
  const { t, give, language } = table;
  const answer = { do: 'object', name: language === 'fr' ? 'munitions' : 'ammunition' } as const;
  const why = whyNot(table, open.decision, answer);
  return (
    <p>
      <button
        type="button"
        className="sg-plain"
        data-do="object"
        disabled={why !== ''}
        onClick={() => give(open, answer)}
      >
        {t.moreAmmunition}
      </button>{' '}
      <small>{why}</small>
    </p>
  );
}

/** A figure in words and numbers: nothing of it is left out. */
export function WholeSheet({ figure }: { readonly figure: FigureView }) {
  const { t, language, view } = useTable();
  const { traitLevels: levels } = useWords(actWords);
  const ready = (word: string) => readyWord(language, word);
  const { sheet, xp, routines, marks, bound, things, debts } = figure;
  const entries = <K extends string>(all: Readonly<Partial<Record<K, number>>>) => Object.entries(all) as [K, number][];
  return (
    <div className="sg-sheet">
      <h2 className="sg-sheet-name">{sheet.name}</h2>
      <Part title={t.characteristics}>
        {CHARACTERISTICS.map((one) => (
          <Line key={one} name={CHARACTERISTIC_WORDS[one][language]} value={sheet.characteristics[one] ?? 0} />
        ))}
      </Part>
      <Part title={t.skills}>
        {entries(sheet.skills).map(([id, level]) => (
          <Line key={id} name={SKILLS[id][language]} value={level} stones />
        ))}
      </Part>
      <Part title={`${t.fencing} ${sheet.escrime ?? '?'}`}>
        {entries(sheet.manoeuvres).map(([id, level]) => (
          <Line key={id} name={MANOEUVRES[id][language]} value={level} stones />
        ))}
        {sheet.bottes.map((id) => (
          <Line key={id} name={BOTTES[id][language]} said={t.woundKinds[BOTTES[id].wound]} />
        ))}
      </Part>
      <Part title={t.traits}>
        {sheet.descripteurs.map((name) => (
          <Line key={name} name={ready(name)} />
        ))}
        {sheet.traits.map(({ name, level, flaw }) => (
          <Line key={name} name={flaw ? `${ready(name)}, ${t.flaw}` : ready(name)} said={levels[level]} />
        ))}
        {sheet.specialisations.map((name) => (
          <Line key={name} name={ready(name)} said={t.specialisations} />
        ))}
      </Part>
      <Part title={t.eclats}>
        {sheet.eclats.map((id) => {
          const { price = 0, mana = 0, effect } = eclatCalled(id) ?? {};
          return (
            <Line
              key={id}
              name={eclat(language, id)}
              said={`${t.eclatCost(price, mana)}${colon(language)}${effect?.[language] ?? ''}`}
            />
          );
        })}
      </Part>
      {Object.keys({ ...sheet.pouvoirs, ...sheet.cles }).length > 0 ? (
        <Part title={t.words}>
          {[...entries(sheet.pouvoirs), ...entries(sheet.cles)].map(([word, level]) => (
            <Line key={word} name={phraseIn(language, word)} value={level} stones />
          ))}
          {routines.map(({ phrase, level }) => (
            <Line key={phrase} name={phraseIn(language, phrase)} said={`${t.routines} ${level}`} />
          ))}
        </Part>
      ) : null}
      <Part title={t.equipment}>
        <Line name={t.armour} said={ARMOURS[sheet.armour][language]} />
        <Line name={t.shield} said={SHIELDS[sheet.shield][language]} />
        {sheet.ranged ? (
          <Line name={t.ranged} said={`${RANGED[sheet.ranged][language]}, ${t.ammunition(figure)}`} />
        ) : null}
        {sheet.objects.map(({ name, charge, phrase }) => (
          <Line
            key={name}
            name={ready(name)}
            said={`${quoted(language, phraseIn(language, phrase))}, ${charge === null ? t.endless : t.charge(charge)}`}
          />
        ))}
        {sheet.focus.map(({ name, words, level }) => (
          <Line
            key={name}
            name={ready(name)}
            said={`${words.map((word) => phraseIn(language, word)).join(', ')} ${level}`}
          />
        ))}
        {sheet.potions.map((quality, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: potions of a quality are alike
          <Line key={`p${i}`} name={t.potions} said={t.potionOf(quality)} />
        ))}
        {[...things, ...bound].map((name) => (
          <Line key={name} name={name} said={bound.includes(name) ? t.boundThings : ''} />
        ))}
      </Part>
      <Part title={t.experience}>
        <Line name={t.xp(xp.free, xp.rounds, xp.total)} />
        {debts > 0 ? <Line name={t.debts(debts)} /> : null}
        {sheet.signe ? <Line name={t.signe[sheet.signe]} /> : null}
        {marks.map((mark) => (
          <Line key={mark} name={ready(mark)} said={t.marks} />
        ))}
      </Part>
      {view.facts.length > 0 ? (
        <Part title={t.facts}>
          {view.facts.map(({ text, about, stones }, i) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its number
              key={i}
              name={about ? `${about}${colon(language)}${text}` : text}
              value={stones > 0 ? stones : undefined}
              stones
            />
          ))}
        </Part>
      ) : null}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="sg-lines">{children}</ul>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly value?: number | undefined;
  readonly said?: string;
  readonly stones?: boolean;
}

function Line({ name, value, said, stones = false }: LineProps) {
  const { t } = useTable();
  return (
    <li>
      <span>{name}</span>
      {value === undefined ? null : stones ? (
        <Pebbles white={Math.max(0, value)} black={Math.max(0, -value)} of={4} label={t.level(value)} />
      ) : (
        <b>{value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0'}</b>
      )}
      {said ? <small>{said}</small> : null}
    </li>
  );
}
