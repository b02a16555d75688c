/** Whom a belief has to offer, each with what it can do, its price and how many of it there are. */
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { Face } from '../board/Figure.tsx';
import { makerWords } from '../board/maker-words.ts';
import { tradeOf } from '../board/reading.ts';
import { boardWords } from '../board/words.ts';
import { BASE } from '../data/constants.ts';
import { costOf, FIGHTERS, HORDE_IDS, type Profile, READY_HORDES } from '../data/fighters.ts';
import { spellOf } from '../data/spells.ts';
import { RESERVED } from '../data/things.ts';
import { weaponOf } from '../data/weapons.ts';
import { type HordeDraft, isOfAnotherBelief, withOneLess, withOneMore } from './horde-draft.ts';

interface RecruitsProps {
  readonly draft: HordeDraft;
  change(next: HordeDraft): void;
}

export function Recruits({ draft, change }: RecruitsProps) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  const { fighters, belief } = draft;
  const { points, most } = BASE.horde;
  const cost = costOf(fighters);
  const anew = isOfAnotherBelief(draft);
  return (
    <section className="mb-recruits" aria-label={t.recruits}>
      <h2>{t.recruits}</h2>
      <div className="mb-tabs">
        {HORDE_IDS.map((one) => (
          <button
            key={one}
            type="button"
            className="mb-button"
            aria-pressed={belief === one}
            onClick={() => change({ ...draft, belief: one })}
          >
            {READY_HORDES[one]?.name[language] ?? one}
          </button>
        ))}
      </div>
      <p role="status" className="quiet">
        {anew ? t.otherBelief : ''}
      </p>
      <ul className="mb-fighters">
        {FIGHTERS.filter(({ horde }) => horde === belief).map((one) => (
          <FighterCard
            key={one.id}
            profile={one}
            count={fighters.filter((kind) => kind === one.id).length}
            more={() => change(withOneMore(draft, one.id))}
            less={() => change(withOneLess(draft, one.id))}
            // A new horde has room for anybody.
            full={!anew && (fighters.length >= most || cost + one.cost > points)}
          />
        ))}
      </ul>
    </section>
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
