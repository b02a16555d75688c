/** The Conteur’s acts by what they are about, the end of the evening, and private notes. */
import { readStored, writeStored } from '@reverie/ui/store';
import { useState } from 'react';
import { duelIn } from '../sketch.ts';
import type { FigureView } from '../view-shape.ts';
import { karmaPoints } from '../words/character.ts';
import { ActList } from './ActList.tsx';
import { actsAt } from './acts.ts';
import { openOf } from './reading.ts';
import { type TabSpec, Tabs } from './Tabs.tsx';
import { useTable } from './table.ts';

type DeskId = 'people' | 'fight' | 'test' | 'scene' | 'evening' | 'notes';

/** Every act of the Conteur, by what it is about. */
export function ConteurDesk() {
  const { t, decisions, view } = useTable();
  const preside = openOf(decisions, 'preside');
  const [tab, setTab] = useState<DeskId>(duelIn(view) ? 'fight' : 'scene');
  const list = (id: Exclude<DeskId, 'notes'>): TabSpec<DeskId> => ({
    id,
    label: t.desk[id],
    show: () =>
      preside ? (
        <>
          {id === 'evening' ? <Evening /> : null}
          {id === 'test' ? <p className="sg-quiet">{t.ownTests}</p> : null}
          <ActList acts={actsAt(id)} open={preside} />
        </>
      ) : (
        <p className="sg-quiet">{t.stopped}</p>
      ),
  });
  const tabs: readonly TabSpec<DeskId>[] = [
    list('scene'),
    list('people'),
    list('fight'),
    list('test'),
    list('evening'),
    { id: 'notes', label: t.desk.notes, show: () => <Notes /> },
  ];
  return <Tabs tabs={tabs} chosen={tab} choose={setTab} label={t.inbox} />;
}

/** What everybody has gained and lost tonight, before it is closed. */
function Evening() {
  const { view, t } = useTable();
  const heroes = view.figures.filter(({ kind, seat }) => kind === 'arpenteur' && seat !== null);
  return (
    <table className="sg-evening">
      <caption>{t.evening}</caption>
      <thead>
        <tr>
          <th />
          <th scope="col">{t.panache}</th>
          <th scope="col">{t.karmaTitle}</th>
          <th scope="col">{t.mana}</th>
          <th scope="col">{t.wounds}</th>
          <th scope="col">{t.experience}</th>
        </tr>
      </thead>
      <tbody>
        {heroes.map((figure: FigureView) => (
          <tr key={figure.sheet.name}>
            <th scope="row">{figure.sheet.name}</th>
            <td>{t.stones(figure.panache.white, figure.panache.black)}</td>
            <td>{karmaPoints(figure.karma)}</td>
            <td>{figure.mana}</td>
            <td>{figure.wounds.map(({ kind }) => (kind ? t.woundKinds[kind] : t.kept)).join(', ') || t.unhurt}</td>
            <td>{t.xp(figure.xp.free, figure.xp.rounds, figure.xp.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NOTES = 'reverie.songe.notes';

function Notes() {
  const { t } = useTable();
  const [text, setText] = useState(() => String(readStored(NOTES) ?? ''));
  return (
    <label className="sg-notes">
      <span>
        {t.notes} <small className="sg-quiet">{t.notesWhy}</small>
      </span>
      <textarea
        rows={8}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          writeStored(NOTES, target.value);
        }}
      />
    </label>
  );
}
