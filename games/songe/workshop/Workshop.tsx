/** The workshop of Songe: a new Arpenteur on one page, the budget always in sight. */
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/table/texts/say';
import type { WorkshopProps } from '@reverie/ui/board';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { words as inBoth, useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { ArtDefs, Pebbles, Portrait } from '../board/art.tsx';
import { dropCharacter, keepCharacter, useCharacters } from '../board/characters-kept.ts';
import { PrintSheet, printSheet } from '../board/PrintSheet.tsx';
import { portraitOf } from '../board/reading.ts';
import { ARPENTEUR_IDS, ARPENTEURS, MIDDLES } from '../characters.ts';
import { BOTTE_IDS, BOTTES } from '../data/bottes.ts';
import { ECLAT_IDS, ECLATS } from '../data/eclats.ts';
import { CLES, POUVOIRS } from '../data/magic.ts';
import { isAttack, MANOEUVRE_IDS, MANOEUVRES } from '../data/manoeuvres.ts';
import { CHARACTERISTIC_WORDS, CHARACTERISTICS, MASQUE_IDS, MASQUES, SKILL_IDS, SKILLS } from '../data/skills.ts';
import { BUDGET, overBudget, type Sheet, sheetSchema, TRAIT_LEVELS } from '../sheet.ts';
import { openingOdds } from '../sketch.ts';
import { createWords } from './words.ts';
import '../board/board.css';
import '../board/setup.css';
import './create.css';

export const title = inBoth({ fr: 'Mes Arpenteurs', en: 'My Arpenteurs' });

const BLANK: Sheet = sheetSchema.parse({ name: '…', masque: 'mousquetaire', escrime: 1 });

const sum = (levels: Readonly<Record<string, number | undefined>>): number =>
  Object.values(levels).reduce<number>((total, one) => total + (one ?? 0), 0);

export function Workshop({ texts, play, OpenLink }: WorkshopProps) {
  const t = useWords(createWords);
  const { language } = useSettings();
  const kept = useCharacters();
  const [sheet, setSheet] = useState<Sheet>({ ...BLANK, name: '' });
  const [said, say] = useState('');
  const [problem, setProblem] = useState('');
  const set = (more: Partial<Sheet>) => {
    say('');
    setProblem('');
    setSheet({ ...sheet, ...more });
  };
  const fault = faultOf(sheet);
  const words = fault ? (isRefusal(fault) ? sayRefusal(language, fault, texts) : t.faults[fault]) : '';
  const load = (one: Sheet) => {
    setSheet({ ...one, kind: 'arpenteur' });
    say('');
    setProblem('');
  };
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      const parsed = sheetSchema.safeParse(JSON.parse(await file.text()));
      if (parsed.success) load(parsed.data);
      else setProblem(t.badFile(parsed.error.issues[0]?.path.join(', ') ?? ''));
    } catch {
      setProblem(t.notAFile);
    }
  };
  const duel = async () => {
    const refused = await play({ mode: 'arena', arpenteurs: [sheet], foe: 'bretteur' });
    if (refused) setProblem(refused);
  };
  return (
    <div className="sg-create">
      <ArtDefs />
      <section className="sg-starts" aria-label={t.starts}>
        <h2>{t.starts}</h2>
        <div className="sg-faces">
          {ARPENTEUR_IDS.map((id) => (
            <Start key={id} sheet={ARPENTEURS[id]}>
              <button type="button" className="sg-chip" onClick={() => load(ARPENTEURS[id])}>
                {t.startFrom}
              </button>
            </Start>
          ))}
          {kept.map((one) => (
            <Start key={one.name} sheet={one}>
              <button type="button" className="sg-chip" onClick={() => load(one)}>
                {t.edit}
              </button>
              <button type="button" className="sg-chip" onClick={() => dropCharacter(one.name)}>
                {t.remove}
              </button>
            </Start>
          ))}
          <div className="sg-face">
            <Portrait of="enfant" />
            <b>{t.fresh}</b>
            <button type="button" className="sg-chip" onClick={() => load({ ...BLANK, name: '' })}>
              {t.begin}
            </button>
          </div>
        </div>
      </section>
      <div className="sg-blocks">
        <Block n={1} title={t.masque}>
          <div className="sg-faces" role="radiogroup" aria-label={t.masque}>
            {MASQUE_IDS.map((id) => (
              <label key={id} className="sg-face">
                <input type="radio" name="masque" checked={sheet.masque === id} onChange={() => set({ masque: id })} />
                <Portrait of={id} />
                <b>{MASQUES[id][language]}</b>
              </label>
            ))}
          </div>
        </Block>
        <Block n={2} title={t.characteristics} note={t.characteristicsWhy}>
          {CHARACTERISTICS.map((one) => (
            <Stepper
              key={one}
              name={CHARACTERISTIC_WORDS[one][language]}
              value={sheet.characteristics[one] ?? 0}
              least={-4}
              most={4}
              change={(value) => set({ characteristics: { ...sheet.characteristics, [one]: value } })}
            />
          ))}
        </Block>
        <Block n={3} title={t.skills} note={t.skillsWhy}>
          <Levels
            known={sheet.skills}
            all={[...skillsOf(sheet), ...SKILL_IDS.filter((id) => !skillsOf(sheet).includes(id))]}
            first={skillsOf(sheet)}
            name={(id) => `${SKILLS[id][language]} · ${SKILLS[id].on}`}
            change={(skills) => set({ skills })}
          />
        </Block>
        <Block n={4} title={t.fencing}>
          <Stepper
            name={t.escrime}
            value={sheet.escrime}
            least={0}
            most={BUDGET.escrime}
            change={(escrime) => set({ escrime })}
          />
          <Levels
            known={sheet.manoeuvres}
            all={[...MANOEUVRE_IDS].sort((a, b) => Number(isAttack(b)) - Number(isAttack(a)))}
            first={['attaqueSimple', 'paradeSimple', 'esquiveSimple']}
            name={(id) => MANOEUVRES[id][language]}
            change={(manoeuvres) => set({ manoeuvres })}
          />
          <h3>{t.bottes}</h3>
          <div className="sg-picks">
            {BOTTE_IDS.map((id) => (
              <Pick
                key={id}
                on={sheet.bottes.includes(id)}
                toggle={() => set({ bottes: toggled(sheet.bottes, id) })}
                name={BOTTES[id][language]}
                note={`${BOTTES[id].combination} · ${t.wounds[BOTTES[id].wound]} · ${t.stones(BOTTES[id].price)}`}
              />
            ))}
          </div>
        </Block>
        <Block n={5} title={t.alone}>
          <Texts
            label={t.descripteurs}
            values={sheet.descripteurs}
            most={BUDGET.descripteurs}
            change={(descripteurs) => set({ descripteurs })}
          />
          <Traits sheet={sheet} set={set} />
          <h3>{t.eclats}</h3>
          <div className="sg-picks">
            {ECLAT_IDS.map((id) => (
              <Pick
                key={id}
                on={sheet.eclats.includes(id)}
                toggle={() => set({ eclats: toggled(sheet.eclats, id) })}
                name={ECLATS[id][language]}
                note={`${t.stones(ECLATS[id].price)}, ${ECLATS[id].mana} mana : ${ECLATS[id].effect[language]}`}
              />
            ))}
          </div>
          <h3>{t.magic}</h3>
          <Levels
            known={sheet.pouvoirs}
            all={Object.keys(POUVOIRS)}
            first={[]}
            most={4}
            name={(id) => `${POUVOIRS[id]?.[language] ?? id} · ${t.verb}`}
            change={(pouvoirs) => set({ pouvoirs })}
          />
          <Levels
            known={sheet.cles}
            all={Object.keys(CLES)}
            first={[]}
            most={4}
            name={(id) => CLES[id]?.[language] ?? id}
            change={(cles) => set({ cles })}
          />
        </Block>
      </div>
      <aside className="sg-budget" aria-label={t.left}>
        <Portrait of={portraitOf({ sheet, kind: 'arpenteur' })} />
        <label className="sg-field">
          <span>{t.name}</span>
          <input maxLength={60} value={sheet.name} onChange={({ target }) => set({ name: target.value })} />
        </label>
        <Budget sheet={sheet} />
        <Foe sheet={sheet} />
        <p className="problem" role="status">
          {words || problem}
        </p>
        <button
          type="button"
          className="sg-main"
          disabled={fault !== null}
          onClick={() => say(keepCharacter(sheet) ? t.kept : t.notKept)}
        >
          {t.keep}
        </button>
        <p role="status">{said}</p>
        <div className="sg-options">
          <button type="button" className="sg-plain" disabled={fault !== null} onClick={() => void duel()}>
            {t.duel}
          </button>
          <button type="button" className="sg-plain" onClick={printSheet}>
            {t.print}
          </button>
          <button
            type="button"
            className="sg-plain"
            onClick={() => saveFile(`${sheet.name || 'arpenteur'}.json`, JSON.stringify(sheet, null, 1))}
          >
            {t.exportIt}
          </button>
          <label className="sg-plain sg-file">
            {t.importIt}
            <input
              type="file"
              accept="application/json,.json"
              className="visually-hidden"
              onChange={({ target }) => void bring(target.files?.[0])}
            />
          </label>
        </div>
        <OpenLink>{t.open}</OpenLink>
      </aside>
      <PrintSheet sheet={sheet} language={language} />
    </div>
  );
}

const skillsOf = (sheet: Sheet): readonly (typeof SKILL_IDS)[number][] =>
  sheet.masque ? MASQUES[sheet.masque].skills : [];

/** What stands against a sheet: a name is missing, or the budget is overdrawn. */
function faultOf(sheet: Sheet): 'name' | 'sheet' | Refusal | null {
  if (sheet.name.trim() === '') return 'name';
  if (!sheetSchema.safeParse(sheet).success) return 'sheet';
  return overBudget(sheet) ?? null;
}

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

function Start({ sheet, children }: { readonly sheet: Sheet; readonly children: React.ReactNode }) {
  return (
    <div className="sg-face">
      <Portrait of={portraitOf({ sheet, kind: sheet.kind })} />
      <b>{sheet.name}</b>
      {children}
    </div>
  );
}

interface BlockProps {
  readonly n: number;
  readonly title: string;
  readonly note?: string;
  readonly children: React.ReactNode;
}

function Block({ n, title: name, note, children }: BlockProps) {
  return (
    <section className="sg-block">
      <h2>
        <span className="sg-number">{n}</span> {name}
      </h2>
      {note ? <p className="sg-quiet">{note}</p> : null}
      {children}
    </section>
  );
}

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  change(value: number): void;
}

function Stepper({ name, value, least, most, change }: StepperProps) {
  const t = useWords(createWords);
  return (
    <div className="sg-stepper">
      <span>{name}</span>
      <button type="button" aria-label={t.less(name)} disabled={value <= least} onClick={() => change(value - 1)}>
        −
      </button>
      <Pebbles white={Math.max(0, value)} black={Math.max(0, -value)} of={4} label={`${name} ${value}`} />
      <button type="button" aria-label={t.more(name)} disabled={value >= most} onClick={() => change(value + 1)}>
        +
      </button>
    </div>
  );
}

interface LevelsProps<K extends string> {
  readonly known: Readonly<Partial<Record<K, number>>>;
  readonly all: readonly K[];
  readonly first: readonly K[];
  readonly most?: number;
  name(id: K): string;
  change(levels: Record<K, number>): void;
}

/** Levels of what is known, and a list to add more of it. A level of nought takes it off. */
function Levels<K extends string>({ known, all, first, most = BUDGET.skill, name, change }: LevelsProps<K>) {
  const t = useWords(createWords);
  const shown = all.filter((id) => (known[id] ?? 0) !== 0 || first.includes(id));
  const rest = all.filter((id) => !shown.includes(id));
  const put = (id: K, value: number) => {
    const { [id]: _old, ...others } = known;
    change((value === 0 ? others : { ...known, [id]: value }) as Record<K, number>);
  };
  return (
    <>
      {shown.map((id) => (
        <Stepper
          key={id}
          name={name(id)}
          value={known[id] ?? 0}
          least={0}
          most={most}
          change={(value) => put(id, value)}
        />
      ))}
      {rest.length > 0 ? (
        <select aria-label={t.add} value="" onChange={({ target }) => put(target.value as K, 1)}>
          <option value="">{t.add}</option>
          {rest.map((id) => (
            <option key={id} value={id}>
              {name(id)}
            </option>
          ))}
        </select>
      ) : null}
    </>
  );
}

function Pick({ on, toggle, name, note }: { on: boolean; toggle(): void; name: string; note: string }) {
  return (
    <button type="button" className="sg-pick" aria-pressed={on} onClick={toggle}>
      <b>{name}</b>
      <small>{note}</small>
    </button>
  );
}

interface TextsProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly most: number;
  change(values: string[]): void;
}

function Texts({ label, values, most, change }: TextsProps) {
  const rows = Array.from({ length: most }, (_, i) => values[i] ?? '');
  return (
    <fieldset className="sg-texts">
      <legend>{label}</legend>
      {rows.map((value, i) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={i}
          aria-label={`${label} ${i + 1}`}
          maxLength={60}
          value={value}
          onChange={({ target }) => change(rows.with(i, target.value).filter((one, at) => one !== '' || at < i))}
        />
      ))}
    </fieldset>
  );
}

function Traits({ sheet, set }: { readonly sheet: Sheet; set(more: Partial<Sheet>): void }) {
  const t = useWords(createWords);
  const { traits } = sheet;
  const rows = [
    ...traits,
    ...(traits.length < BUDGET.traits ? [{ name: '', level: 'modere', flaw: false } as const] : []),
  ];
  const change = (i: number, more: Partial<Sheet['traits'][number]>) =>
    set({ traits: rows.map((one, at) => (at === i ? { ...one, ...more } : one)).filter(({ name }) => name !== '') });
  return (
    <fieldset className="sg-texts">
      <legend>{t.traits}</legend>
      {rows.map(({ name, level, flaw }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={i} className="sg-trait">
          <input
            aria-label={`${t.traits} ${i + 1}`}
            maxLength={60}
            value={name}
            onChange={({ target }) => change(i, { name: target.value })}
          />
          <select
            aria-label={t.traitLevel(i + 1)}
            value={level}
            onChange={({ target }) => change(i, { level: target.value as (typeof TRAIT_LEVELS)[number] })}
          >
            {TRAIT_LEVELS.map((one) => (
              <option key={one} value={one}>
                {t.levels[one]}
              </option>
            ))}
          </select>
          <label className="sg-check">
            <input type="checkbox" checked={flaw} onChange={({ target }) => change(i, { flaw: target.checked })} />
            {t.flaw}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

/** What is left, in pebbles. */
function Budget({ sheet }: { readonly sheet: Sheet }) {
  const t = useWords(createWords);
  const spent = {
    characteristics: sum(sheet.characteristics),
    skills: sum(sheet.skills),
    manoeuvres: sum(sheet.manoeuvres),
    escrime: sheet.escrime,
    wordLevels: sum(sheet.pouvoirs) + sum(sheet.cles),
  };
  const counted = {
    bottes: sheet.bottes.length,
    descripteurs: sheet.descripteurs.length,
    traits: sheet.traits.length,
    eclats: sheet.eclats.length,
    pouvoirs: Object.keys(sheet.pouvoirs).length,
    cles: Object.keys(sheet.cles).length,
  };
  return (
    <div className="sg-cloth-card">
      <h3>{t.left}</h3>
      {(Object.keys(spent) as (keyof typeof spent)[]).map((what) => {
        const left = BUDGET[what] - spent[what];
        return (
          <div key={what} data-over={left < 0}>
            <span>{t.budget[what]}</span>
            <b>{t.leftOf(left, BUDGET[what])}</b>
            <Pebbles
              white={Math.max(0, left)}
              black={Math.max(0, -left)}
              of={BUDGET[what]}
              label={t.leftOf(left, BUDGET[what])}
            />
          </div>
        );
      })}
      <p>
        {(Object.keys(counted) as (keyof typeof counted)[])
          .map((what) => `${t.budget[what]} ${counted[what]}/${BUDGET[what]}`)
          .join(' · ')}
      </p>
    </div>
  );
}

/** How an opening against the bretteur would come out, with coins. */
function Foe({ sheet }: { readonly sheet: Sheet }) {
  const t = useWords(createWords);
  const [won, tied, lost] = openingOdds(sheet.escrime, MIDDLES.bretteur.escrime);
  const whole = (share: number) => Math.round(share * 100);
  return (
    <div className="sg-against">
      <h3>{t.against}</h3>
      <p className="sg-quiet">{t.againstWhy(sheet.escrime, MIDDLES.bretteur.escrime)}</p>
      <p className="sg-odds" role="img" aria-label={t.opening(whole(won), whole(tied), whole(lost))}>
        <i style={{ flexGrow: won }}>{whole(won)}</i>
        <i style={{ flexGrow: tied }}>{whole(tied)}</i>
        <i style={{ flexGrow: lost }} data-bad="true">
          {whole(lost)}
        </i>
      </p>
      <small>{t.opening(whole(won), whole(tied), whole(lost))}</small>
    </div>
  );
}
