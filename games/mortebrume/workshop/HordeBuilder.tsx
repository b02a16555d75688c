/** A horde of one belief: prices, a bar of points, what is wrong and what would be wise. */
import type { WorkshopProps } from '@reverie/ui/board';
import { newId } from '@reverie/ui/new-id';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { Face } from '../board/Figure.tsx';
import { hordes, readHorde, writeHorde } from '../board/kept.ts';
import { makerWords } from '../board/maker-words.ts';
import { tradeOf } from '../board/reading.ts';
import { boardWords } from '../board/words.ts';
import { BASE } from '../data/constants.ts';
import { FIGHTERS, HORDE_IDS, type HordeId, type Profile, profileOf, READY_HORDES } from '../data/fighters.ts';
import { spellOf } from '../data/spells.ts';
import { RESERVED } from '../data/things.ts';
import { weaponOf } from '../data/weapons.ts';
import { hordeFault } from '../options.ts';
import { KeptList, SharedText } from './Kept.tsx';

const { points: MOST, least, most: LARGEST } = BASE.horde;
const costOf = (fighters: readonly string[]): number => fighters.reduce((sum, id) => sum + profileOf(id).cost, 0);

export function HordeBuilder({ texts, play, OpenLink }: WorkshopProps) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  const all = hordes.use();
  const [id, setId] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [fighters, setFighters] = useState<readonly string[]>([]);
  const [belief, setBelief] = useState<HordeId>('meleiens');
  const [said, setSaid] = useState('');
  const cost = costOf(fighters);
  const fault = hordeFault(fighters, MOST);
  const take = (next: { readonly id?: string | null; readonly name: string; readonly fighters: readonly string[] }) => {
    setId(next.id ?? null);
    setName(next.name);
    setFighters(next.fighters);
    const first = next.fighters[0];
    if (first) setBelief(profileOf(first).horde);
    setSaid('');
  };
  const save = () => {
    const kept = { id: id ?? newId(), name: name.trim() || t.unnamed, fighters };
    setId(kept.id);
    setName(kept.name);
    void hordes.keep(kept).then((stored) => setSaid(stored ? t.saved : t.notSaved));
  };
  const advice = fault
    ? []
    : [
        ...(cost < MOST ? [t.left(MOST - cost)] : []),
        ...(fighters.some((kind) => profileOf(kind).spells.length > 0) ? [] : [t.noPriest]),
        ...(fighters.some((kind) => profileOf(kind).ranged) ? [] : [t.noShot]),
      ];
  return (
    <div className="mb-maker">
      <div>
        <KeptList
          all={all}
          open={id}
          take={(one) => {
            const found = all.find((horde) => horde.id === one);
            if (found) take(found);
          }}
          drop={(one) => {
            void hordes.drop(one);
            if (one === id) setId(null);
          }}
        />
        <section aria-label={t.ready}>
          <h2>{t.ready}</h2>
          <ul className="mb-kept">
            {Object.entries(READY_HORDES).map(([key, horde]) => (
              <li key={key}>
                <button
                  type="button"
                  className="mb-button"
                  onClick={() => take({ name: horde.name[language], fighters: horde.fighters })}
                >
                  {horde.name[language]}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <div className="mb-tabs">
          {HORDE_IDS.map((one) => (
            <button
              key={one}
              type="button"
              className="mb-button"
              aria-pressed={belief === one}
              onClick={() => setBelief(one)}
            >
              {READY_HORDES[one]?.name[language] ?? one}
            </button>
          ))}
        </div>
        <ul className="mb-fighters">
          {FIGHTERS.filter(({ horde }) => horde === belief).map((one) => (
            <FighterCard
              key={one.id}
              profile={one}
              count={fighters.filter((kind) => kind === one.id).length}
              more={() => {
                // Another belief: a new horde begins, and the one that was kept stays as it is.
                if (fighters.some((kind) => profileOf(kind).horde !== belief)) take({ name: '', fighters: [one.id] });
                else setFighters([...fighters, one.id]);
                setSaid('');
              }}
              less={() => {
                setFighters(fighters.toSpliced(fighters.lastIndexOf(one.id), 1));
                setSaid('');
              }}
              full={fighters.length >= LARGEST || cost + one.cost > MOST}
            />
          ))}
        </ul>
      </div>
      <section className="mb-made" aria-label={t.hordes}>
        <h2>{name || t.hordes}</h2>
        <p className="mb-faces">
          {fighters.map((kind, i) => (
            // Those who are too many, or too dear, are crossed out where they stand.
            // biome-ignore lint/suspicious/noArrayIndexKey: figures of a kind are alike
            <span key={i} data-over={i >= LARGEST || costOf(fighters.slice(0, i + 1)) > MOST}>
              <Face kind={kind} own />
            </span>
          ))}
        </p>
        <div className="mb-teeth" role="img" aria-label={t.cost(cost, MOST)}>
          {Array.from({ length: MOST }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tooth is its number
            <i key={i} data-on={i < cost} />
          ))}
        </div>
        <p>
          <b>{t.cost(cost, MOST)}</b> · {t.figures(fighters.length)} ({least}–{LARGEST})
        </p>
        <p role="status" className={fault && fighters.length > 0 ? 'problem' : 'quiet'}>
          {fighters.length === 0
            ? t.needs
            : fault
              ? (texts?.reason(fault.reason, fault.details) ?? fault.reason)
              : [t.fine, ...advice].join(' ')}
        </p>
        <label className="field">
          <span className="label">{t.name}</span>
          <input className="input" value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
        </label>
        <div className="mb-acts">
          <button type="button" className="mb-button mb-main" disabled={fighters.length === 0} onClick={save}>
            {t.save}
          </button>
          <button
            type="button"
            className="mb-button"
            disabled={fault !== undefined}
            onClick={() =>
              void play({ hordes: [fighters, belief === 'thanigistes' ? 'meleiens' : 'thanigistes'] }).then((problem) =>
                setSaid(problem ?? ''),
              )
            }
          >
            {t.play}
          </button>
          <OpenLink>{t.openTable}</OpenLink>
        </div>
        <p role="status" className="quiet">
          {said}
        </p>
        <SharedText
          label={t.textOf.horde}
          write={() => writeHorde({ name: name.trim() || t.unnamed, fighters }, language)}
          read={readHorde}
          take={take}
        />
      </section>
    </div>
  );
}

interface FighterProps {
  readonly profile: Profile;
  readonly count: number;
  readonly full: boolean;
  more(): void;
  less(): void;
}

function FighterCard({ profile: p, count, full, more, less }: FighterProps) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  const said = boardWords[language].card;
  const name = tradeOf(p.id, language);
  const die = ({ value, die: sides }: { readonly value: number; readonly die: number }) => `${value}+D${sides}`;
  const arms = [
    ...p.weapons.flatMap((id) => weaponOf(id)?.name[language] ?? []),
    ...p.spells.flatMap(({ spell }) => spellOf(spell)?.name[language] ?? []),
    ...p.reserved.map((one) => RESERVED[one].name[language]),
  ];
  return (
    <li className="mb-fighter" data-on={count > 0}>
      <Face kind={p.id} own />
      <div>
        <h3>{name}</h3>
        <p>
          {said.physique} <b>{p.physique}</b> · {said.armour} <b>{p.armour}</b>
          {p.shield ? ` + ${said.shield}` : ''} · {said.move} <b>{p.move}</b>
        </p>
        <p>
          {said.weapon} <b>{die(p.weapon)}</b> · {said.dodge} <b>{die(p.dodge)}</b>
        </p>
        <p>{arms.join(', ')}</p>
      </div>
      <b className="mb-price">{p.cost}</b>
      <div className="mb-stepper">
        <button type="button" aria-label={t.more(name)} disabled={full} onClick={more}>
          +
        </button>
        <span>{count}</span>
        <button type="button" aria-label={t.less(name)} disabled={count === 0} onClick={less}>
          −
        </button>
      </div>
    </li>
  );
}
