/** Where a ground begins: one of those that are kept, a ready one, or an empty table. */
import type { Language } from '@reverie/kernel/game';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type GroundPlan, grounds } from '../board/kept.ts';
import { makerWords } from '../board/maker-words.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { optionsSchema, scenarioIn, scenarioSchema } from '../options.ts';
import { begun, EMPTY, type GroundDraft } from './ground-draft.ts';
import { KeptList } from './Kept.tsx';

interface StartsProps {
  readonly draft: GroundDraft;
  change(next: GroundDraft): void;
}

export function GroundStarts({ draft, change }: StartsProps) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  const all = grounds.use();
  const { id, side } = draft;
  return (
    <>
      <KeptList
        all={all.map((one) => ({ id: one.id, name: one.plan.name }))}
        open={id}
        take={(one) => {
          const found = all.find((ground) => ground.id === one);
          if (found) change(begun(found, found.id));
        }}
        drop={(one) => {
          void grounds.drop(one);
          if (one === id) change({ ...draft, id: null });
        }}
      />
      <p className="mb-kept">
        <span>{t.start}</span>
        {SCENARIOS.map((one) => (
          <button
            key={one.id}
            type="button"
            className="mb-button"
            onClick={() => change(begun({ side, plan: planOf(one.id, side, language) }))}
          >
            {one.name[language]}
          </button>
        ))}
        <button type="button" className="mb-button" onClick={() => change(begun({ side, plan: EMPTY }))}>
          {t.fresh}
        </button>
      </p>
    </>
  );
}

/** A ready scenario as a plan of one's own, its pieces as far apart as the table asks for. */
function planOf(scenario: string, side: GroundDraft['side'], language: Language): GroundPlan {
  const { id: _, name, ...rest } = scenarioIn(optionsSchema.parse({ scenario, side }));
  return scenarioSchema.parse(JSON.parse(JSON.stringify({ ...rest, name: name[language] })));
}
