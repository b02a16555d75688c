/** A horde of one belief: prices, a bar of points, what is wrong and what would be wise. */
import type { WorkshopProps } from '@reverie/ui/board';
import { newId } from '@reverie/ui/new-id';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { hordes, readHorde, writeHorde } from '../board/kept.ts';
import { makerWords } from '../board/maker-words.ts';
import { BASE } from '../data/constants.ts';
import { costOf, profileOf } from '../data/fighters.ts';
import { hordeFault } from '../options.ts';
import { HordeStarts } from './HordeStarts.tsx';
import { HordeTally } from './HordeTally.tsx';
import { begun } from './horde-draft.ts';
import { SharedText } from './Kept.tsx';
import { Recruits } from './Recruits.tsx';

const { points } = BASE.horde;

export function HordeBuilder({ texts, play, OpenLink }: WorkshopProps) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  const [draft, change] = useState(() => begun({ name: '', fighters: [] }, 'meleiens'));
  const { id, name, fighters, belief, said } = draft;
  const fault = hordeFault(fighters, points);
  const ready = () => ({ name: name.trim() || t.unnamed, fighters });
  const say = (said: string) => change((now) => ({ ...now, said }));
  const keep = () => {
    const kept = { id: id ?? newId(), ...ready() };
    change({ ...draft, id: kept.id, name: kept.name });
    void hordes.keep(kept).then((stored) => say(stored ? t.saved : t.notSaved));
  };
  const playAlone = () => {
    const facing = belief === 'thanigistes' ? 'meleiens' : 'thanigistes';
    void play({ hordes: [fighters, facing] }).then((problem) => say(problem ?? ''));
  };
  return (
    <div className="mb-maker">
      <div>
        <HordeStarts draft={draft} change={change} />
        <Recruits draft={draft} change={change} />
      </div>
      <section className="mb-made" aria-label={t.hordes}>
        <h2>{name || t.hordes}</h2>
        <HordeTally fighters={fighters} />
        <p role="status" className={fault && fighters.length > 0 ? 'problem' : 'quiet'}>
          {fighters.length === 0
            ? t.needs
            : fault
              ? (texts?.reason(fault.reason, fault.details) ?? fault.reason)
              : [t.fine, ...adviceOn(fighters, t)].join(' ')}
        </p>
        <label className="field">
          <span className="label">{t.name}</span>
          <input
            className="input"
            value={name}
            maxLength={40}
            onChange={({ target }) => change({ ...draft, name: target.value })}
          />
        </label>
        <div className="mb-acts">
          <button type="button" className="mb-button mb-main" disabled={fighters.length === 0} onClick={keep}>
            {t.save}
          </button>
          <button type="button" className="mb-button" disabled={fault !== undefined} onClick={playAlone}>
            {t.play}
          </button>
          <OpenLink>{t.openTable}</OpenLink>
        </div>
        <p role="status" className="quiet">
          {said}
        </p>
        <SharedText
          label={t.textOf.horde}
          write={() => writeHorde(ready(), language)}
          read={readHorde}
          take={(found) => change(begun(found, belief))}
        />
      </section>
    </div>
  );
}

/** What a horde that can be played still lacks. */
function adviceOn(fighters: readonly string[], t: (typeof makerWords)['fr']): readonly string[] {
  const profiles = fighters.map(profileOf);
  const left = points - costOf(fighters);
  return [
    ...(left > 0 ? [t.left(left)] : []),
    ...(profiles.some(({ spells }) => spells.length > 0) ? [] : [t.noPriest]),
    ...(profiles.some(({ ranged }) => ranged) ? [] : [t.noShot]),
  ];
}
