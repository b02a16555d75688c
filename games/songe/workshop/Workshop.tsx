/** The workshop of Songe: a new Arpenteur on one page, the budget always in sight. */
import { MAX_DOCUMENT } from '@reverie/kernel/character';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { misshape } from '@reverie/kernel/shape';
import { sayRefusal } from '@reverie/table/texts/say';
import type { WorkshopProps } from '@reverie/ui/board';
import { printPaper } from '@reverie/ui/print-paper';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { words as inBoth, useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { ArtDefs, Pebbles, Portrait } from '../board/art.tsx';
import { useCharacters } from '../board/characters-kept.ts';
import { createWords } from '../board/create-words.ts';
import { PrintSheet } from '../board/PrintSheet.tsx';
import { portraitOf } from '../board/reading.ts';
import { SheetBlocks } from '../board/SheetBlocks.tsx';
import { Block } from '../board/sheet-fields.tsx';
import { ARPENTEUR_IDS, ARPENTEURS, MIDDLES } from '../characters.ts';
import { MASQUE_IDS, MASQUES } from '../data/skills.ts';
import { BUDGET, overBudget, type Sheet, sheetSchema, spentBy } from '../sheet.ts';
import { openingOdds } from '../sketch.ts';
import { readySheet } from '../words/ready.ts';
import '../board/board.css';
import '../board/setup.css';
import './create.css';

export const title = inBoth({ fr: 'Mes Arpenteurs', en: 'My characters' });

const BLANK: Sheet = sheetSchema.parse({ name: '…', masque: 'mousquetaire', escrime: 1 });

export function Workshop({ texts, play, OpenLink, keep, piece }: WorkshopProps) {
  const t = useWords(createWords);
  const { language } = useSettings();
  const kept = useCharacters();
  const chosen = kept.find(({ id }) => id === piece?.id);
  const [sheet, setSheet] = useState<Sheet>(chosen?.sheet ?? { ...BLANK, name: '' });
  /** Which of the collection is being changed; a new one without. */
  const [own, setOwn] = useState(chosen?.id);
  const [isChanged, setChanged] = useState(false);
  const [said, say] = useState('');
  const [problem, setProblem] = useState('');
  const set = (more: Partial<Sheet>) => {
    say('');
    setProblem('');
    setChanged(true);
    setSheet({ ...sheet, ...more });
  };
  const isGrown = (kept.find(({ id }) => id === own)?.arrival.xp.total ?? 0) > 0;
  const fault = faultOf(sheet, isGrown);
  const words = fault ? (isRefusal(fault) ? sayRefusal(language, fault, texts) : t.faults[fault]) : '';
  const load = (one: Sheet, id?: string) => {
    setSheet({ ...readySheet(language, one), kind: 'arpenteur' });
    setOwn(id);
    setChanged(false);
    say('');
    setProblem('');
  };
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      const json: unknown = file.size > MAX_DOCUMENT ? null : JSON.parse(await file.text());
      const parsed = sheetSchema.safeParse(json);
      if (parsed.success) load(parsed.data);
      else if ((json as { readonly kind?: unknown } | null)?.kind === 'reverie character') setProblem(t.wholeCharacter);
      else {
        const { where, unknown } = misshape(parsed.error);
        setProblem(where || unknown ? t.badFile(unknown ?? where) : t.notAFile);
      }
    } catch {
      setProblem(t.notAFile);
    }
  };
  const store = async () => {
    const done = await keep(sheet, own);
    if ('problem' in done) return setProblem(done.problem);
    setOwn(done.id);
    setChanged(false);
    say(t.kept);
  };
  const duel = async () => {
    // Who is kept already fights as the kept one, and comes home as the same.
    const done = own === undefined || !isChanged ? { id: own } : await keep(sheet, own);
    if ('problem' in done) return setProblem(done.problem);
    const refused = await play({ mode: 'arena', arpenteurs: [sheet], foe: 'bretteur' }, done.id);
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
            <Start key={one.id} sheet={one.sheet}>
              <button type="button" className="sg-chip" onClick={() => load(one.sheet, one.id)}>
                {t.edit}
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
        <SheetBlocks sheet={sheet} set={set} from={2} escrime={BUDGET.escrime} />
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
          {problem || words}
        </p>
        <button type="button" className="sg-main" disabled={fault !== null} onClick={() => void store()}>
          {t.keep}
        </button>
        <p role="status">{said}</p>
        <div className="sg-options">
          <button type="button" className="sg-plain" disabled={fault !== null} onClick={() => void duel()}>
            {t.duel}
          </button>
          <button type="button" className="sg-plain" onClick={printPaper}>
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

/** What stands against a sheet: a name is missing, or the budget is overdrawn; experience goes beyond it. */
function faultOf(sheet: Sheet, isGrown: boolean): 'name' | 'sheet' | Refusal | null {
  if (sheet.name.trim() === '') return 'name';
  if (!sheetSchema.safeParse(sheet).success) return 'sheet';
  return isGrown ? null : (overBudget(sheet) ?? null);
}

function Start({ sheet, children }: { readonly sheet: Sheet; readonly children: React.ReactNode }) {
  const { language } = useSettings();
  return (
    <div className="sg-face">
      <Portrait of={portraitOf({ sheet, kind: sheet.kind })} />
      <b>{readySheet(language, sheet).name}</b>
      {children}
    </div>
  );
}

const IN_PEBBLES = ['characteristics', 'skills', 'manoeuvres', 'escrime', 'wordLevels'] as const;
const COUNTED = ['bottes', 'descripteurs', 'traits', 'eclats', 'pouvoirs', 'cles'] as const;

/** What is left: of levels in pebbles, of the rest by count. */
function Budget({ sheet }: { readonly sheet: Sheet }) {
  const t = useWords(createWords);
  const spent = spentBy(sheet);
  return (
    <div className="sg-cloth-card">
      <h3>{t.left}</h3>
      {IN_PEBBLES.map((what) => {
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
      <p>{COUNTED.map((what) => `${t.budget[what]} ${spent[what]}/${BUDGET[what]}`).join(' · ')}</p>
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
