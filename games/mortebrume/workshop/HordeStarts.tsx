/** Where a horde begins: one of those that are kept, or a ready one. */
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { hordes } from '../board/kept.ts';
import { makerWords } from '../board/maker-words.ts';
import { READY_HORDES } from '../data/fighters.ts';
import { begun, type HordeDraft } from './horde-draft.ts';
import { KeptList } from './Kept.tsx';

interface StartsProps {
  readonly draft: HordeDraft;
  change(next: HordeDraft): void;
}

export function HordeStarts({ draft, change }: StartsProps) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  const all = hordes.use();
  const { id, belief } = draft;
  return (
    <>
      <KeptList
        all={all}
        open={id}
        take={(one) => {
          const found = all.find((horde) => horde.id === one);
          if (found) change(begun(found, belief, found.id));
        }}
        drop={(one) => {
          void hordes.drop(one);
          if (one === id) change({ ...draft, id: null });
        }}
      />
      <section aria-label={t.ready}>
        <h2>{t.ready}</h2>
        <ul className="mb-kept">
          {Object.entries(READY_HORDES).map(([key, { name, fighters }]) => (
            <li key={key}>
              <button
                type="button"
                className="mb-button"
                onClick={() => change(begun({ name: name[language], fighters }, belief))}
              >
                {name[language]}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
