/** The Arpenteur’s tabs: what one can do, fence, cast, pay for, and the whole sheet. */
import { signed } from '@reverie/kernel/words';
import { useState } from 'react';
import type { Answer } from '../answers.ts';
import { CHARACTERISTIC_WORDS, CHARACTERISTICS, SKILL_IDS, SKILLS, shortOf } from '../data/skills.ts';
import { outlook, type Tested } from '../sketch.ts';
import { readyWord } from '../words/ready.ts';
import { ActForm } from './ActForm.tsx';
import { ActList, type ActOpen } from './ActList.tsx';
import { actsAt } from './acts.ts';
import { Pebbles } from './art.tsx';
import { Fencing } from './Fencing.tsx';
import { Magic } from './Magic.tsx';
import { openOf, percent } from './reading.ts';
import { SheetTab } from './SheetTab.tsx';
import { type TabSpec, Tabs } from './Tabs.tsx';
import { useTable, whyNot } from './table.ts';

type TabId = 'do' | 'fencing' | 'magic' | 'panache' | 'sheet';

export function Desk() {
  const table = useTable();
  const { t, decisions, view } = table;
  const act = openOf(decisions, 'act');
  const [tab, setTab] = useState<TabId>('do');
  const tabs: readonly TabSpec<TabId>[] = [
    ...(act ? [{ id: 'do', label: t.tabs.do, show: () => <Doing open={act} /> } as const] : []),
    { id: 'fencing', label: t.tabs.fencing, show: () => <Fencing /> },
    ...(act
      ? [
          { id: 'magic', label: t.tabs.magic, show: () => <Magic open={act} /> } as const,
          { id: 'panache', label: t.tabs.panache, show: () => <PriceList open={act} /> } as const,
        ]
      : []),
    { id: 'sheet', label: t.tabs.sheet, show: () => <SheetTab open={act} /> },
  ];
  const shown = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? 'sheet');
  return (
    <Tabs
      tabs={tabs}
      chosen={shown}
      choose={setTab}
      label={t.strip}
      note={shown === 'do' && view.mode === 'table' ? t.atAverage : ''}
    />
  );
}

/** Every skill and characteristic with its chance; one press chooses, another proposes. */
function Doing({ open }: { readonly open: ActOpen }) {
  const table = useTable();
  const { view, who, own, me, t, language, give } = table;
  const [chosen, choose] = useState<Tested | null>(null);
  const [all, showAll] = useState(false);
  const [panache, setPanache] = useState(0);
  const [text, setText] = useState('');
  const [more, setMore] = useState(false);
  if (!me || who === 'spectator') return null;
  const chance = (what: Tested): string => {
    const found = outlook(view, who, own, what, { panache });
    return found ? percent(found.chance, language) : '';
  };
  const level = (skill: (typeof SKILL_IDS)[number]): number => me.sheet.skills[skill] ?? 0;
  const sorted = [...SKILL_IDS].sort(
    (a, b) => level(b) - level(a) || SKILLS[a][language].localeCompare(SKILLS[b][language]),
  );
  const known = sorted.filter((skill) => level(skill) !== 0);
  const listed = all ? sorted : known;
  const answer: Answer | null = chosen && {
    do: 'test',
    ...chosen,
    ...(panache > 0 && { panache }),
    ...(text !== '' && { text }),
  };
  const { busy } = open.decision.about;
  const why = answer && !busy ? whyNot(table, open.decision, answer) : '';
  const same = (what: Tested): boolean => JSON.stringify(what) === JSON.stringify(chosen);
  const propose = () => {
    if (!answer || why || busy) return;
    give(open, answer);
    setText('');
    setPanache(0);
  };
  const press = (what: Tested) => (same(what) ? propose() : choose(what));
  return (
    <div className="sg-doing">
      {busy ? <p className="sg-quiet">{t.busy}</p> : null}
      <ul className="sg-skills">
        {listed.map((skill) => (
          <li key={skill}>
            <button type="button" aria-pressed={same({ skill })} onClick={() => press({ skill })}>
              <span>{SKILLS[skill][language]}</span>
              <Pebbles
                white={Math.max(0, level(skill))}
                black={Math.max(0, -level(skill))}
                of={4}
                label={t.level(level(skill))}
              />
              <abbr title={CHARACTERISTIC_WORDS[SKILLS[skill].on][language]}>
                {shortOf(SKILLS[skill].on, language)}
              </abbr>
              <b>{chance({ skill })}</b>
            </button>
          </li>
        ))}
        {me.sheet.traits.map(({ name, flaw }) => (
          <li key={name}>
            <button type="button" aria-pressed={same({ trait: name })} onClick={() => press({ trait: name })}>
              <span>
                {readyWord(language, name)}
                {flaw ? `, ${t.flaw}` : ''}
              </span>
              <span />
              <span />
              <b>{chance({ trait: name })}</b>
            </button>
          </li>
        ))}
      </ul>
      {all ? null : (
        <button type="button" className="sg-plain" onClick={() => showAll(true)}>
          {t.more(SKILL_IDS.length - known.length)}
        </button>
      )}
      <ul className="sg-characteristics">
        {CHARACTERISTICS.map((characteristic) => (
          <li key={characteristic}>
            <button type="button" aria-pressed={same({ characteristic })} onClick={() => press({ characteristic })}>
              <abbr title={CHARACTERISTIC_WORDS[characteristic][language]}>{shortOf(characteristic, language)}</abbr>
              <b>{signed(me.sheet.characteristics[characteristic] ?? 0)}</b>
              <span>{chance({ characteristic })}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="sg-tell">
        <fieldset className="sg-spice">
          <legend>{t.spice}</legend>
          {[0, 1, 2, 3, 4].map((n) => (
            <button key={n} type="button" aria-pressed={panache === n} onClick={() => setPanache(n)}>
              {n === 0 ? t.spiceNone : <Pebbles black={n} label={t.stones(0, n)} />}
            </button>
          ))}
        </fieldset>
        <input
          aria-label={t.telling}
          placeholder={t.tellingHint}
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') propose();
          }}
        />
        <button
          type="button"
          className="sg-main"
          data-do="test"
          disabled={!answer || busy || why !== ''}
          onClick={propose}
        >
          {t.propose}
        </button>
        <p className="sg-why" role="status">
          {why}
        </p>
      </div>
      <details open={more} onToggle={({ currentTarget }) => setMore(currentTarget.open)}>
        <summary>{t.moreTerms}</summary>
        {more ? (
          <ActForm
            key={JSON.stringify(chosen)}
            act="test"
            open={open}
            with={{ ...chosen, ...(panache > 0 && { panache }), ...(text !== '' && { text }) }}
          />
        ) : null}
      </details>
    </div>
  );
}

/** The price list: what one cannot afford stays there, and says why. */
function PriceList({ open }: { readonly open: ActOpen }) {
  const { t } = useTable();
  return (
    <div className="sg-prices">
      <h3>{t.spends}</h3>
      <ActList acts={actsAt('panache')} open={open} />
      <h3>{t.gains}</h3>
      <ActList acts={actsAt('gain')} open={open} />
    </div>
  );
}
