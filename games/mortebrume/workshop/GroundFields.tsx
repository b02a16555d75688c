/** What is played on a ground, and how: its goal, size, turns, weather, and the thing in its middle. */
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import type { GroundPlan } from '../board/kept.ts';
import { makerWords } from '../board/maker-words.ts';
import { THINGS } from '../data/things.ts';
import { changed, type GroundDraft } from './ground-draft.ts';

interface GroundFieldsProps {
  readonly draft: GroundDraft;
  change(next: GroundDraft): void;
}

export function GroundFields({ draft, change }: GroundFieldsProps) {
  const t = useWords(makerWords);
  const { language } = useSettings();
  const { side, plan } = draft;
  const set = (next: Partial<GroundPlan>) => change(changed(draft, next));
  return (
    <div className="mb-fields">
      <label>
        {t.goal}
        <select
          className="input"
          value={plan.goal}
          onChange={({ target }) => set({ goal: target.value as GroundPlan['goal'] })}
        >
          {(Object.keys(t.goals) as GroundPlan['goal'][]).map((one) => (
            <option key={one} value={one}>
              {t.goals[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.size}
        <select
          className="input"
          value={side}
          onChange={({ target }) => change({ ...draft, side: Number(target.value) as GroundDraft['side'] })}
        >
          {[75, 90, 120].map((one) => (
            <option key={one} value={one}>
              {one} cm
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.turnsField}
        <NumberInput className="input" least={1} most={20} value={plan.turns} change={(turns) => set({ turns })} />
      </label>
      <label>
        {t.strip}
        <NumberInput className="input" least={8} most={30} value={plan.strip} change={(strip) => set({ strip })} />
      </label>
      <label>
        {t.weather}
        <select
          className="input"
          value={plan.weather}
          onChange={({ target }) => set({ weather: target.value as GroundPlan['weather'] })}
        >
          <option value="calm">{t.weathers.calm}</option>
          <option value="rain">{t.weathers.rain}</option>
        </select>
      </label>
      <label>
        {t.visibility}
        <select className="input" value={plan.halves} onChange={({ target }) => set({ halves: Number(target.value) })}>
          <option value={2}>{t.halves.two}</option>
          <option value={1}>{t.halves.one}</option>
        </select>
      </label>
      <label>
        {t.things}
        <select
          className="input"
          value={plan.things[0]?.thing ?? ''}
          onChange={({ target }) =>
            set({ things: target.value ? [{ thing: target.value, at: [side / 2, side / 2] }] : [] })
          }
        >
          <option value="">{t.noThing}</option>
          {THINGS.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name[language]}
            </option>
          ))}
        </select>
      </label>
      {plan.goal === 'hold' ? (
        <label>
          {t.zone}
          <NumberInput className="input" least={0} most={30} value={plan.zone} change={(zone) => set({ zone })} />
        </label>
      ) : null}
    </div>
  );
}
