/** The first choice of a setup card: all as the book says it, or as this house plays; and what is neither. */
import type { Rules, Texts } from '@reverie/kernel/game';
import type { House, Written } from '@reverie/kernel/house';
import { PRESETS, presetOf, strayFrom, withPreset } from '@reverie/kernel/presets';
import { wordIn } from '@reverie/kernel/words';
import { useId } from 'react';
import { useSettings } from '../settings.ts';
import { uiWords } from '../ui-words.ts';
import { useWords, withFrenchSpaces } from '../words.ts';

interface Props {
  readonly rules: Pick<Rules, 'options'>;
  readonly texts: Pick<Texts, 'options'>;
  readonly house: House;
  /** The options as they are being written. */
  readonly options: unknown;
  change(options: unknown): void;
}

export function BookOrHouse({ rules, texts, house, options, change }: Props) {
  const { presets: t } = useWords(uiWords);
  const { language } = useSettings();
  const group = useId();
  const draft: Written = typeof options === 'object' && options !== null ? (options as Written) : {};
  const chosen = presetOf(rules, house, draft);
  const changes = Object.entries(house.changes);
  // What is nearer is what they were changed from.
  const [book, ours] = PRESETS.map((preset) => strayFrom(rules, house, draft, preset));
  const stray = (book?.length ?? 0) < (ours?.length ?? 0) ? book : ours;
  return (
    <fieldset className="stack gap-1">
      <legend>{t.legend}</legend>
      {PRESETS.map((preset) => (
        <label key={preset} className="check">
          <input
            type="radio"
            name={group}
            checked={chosen === preset}
            disabled={preset === 'ours' && changes.length === 0}
            onChange={() => change(withPreset(rules, house, draft, preset))}
          />{' '}
          <span>
            <b>{t.names[preset]}</b>{' '}
            <span className="quiet small">{preset === 'ours' && changes.length === 0 ? t.same : t.why[preset]}</span>
          </span>
        </label>
      ))}
      {changes.length > 0 && (
        <ul className="quiet small bulleted">
          {changes.map(([option, sentence]) => (
            <li key={option}>{withFrenchSpaces(wordIn(language, sentence))}</li>
          ))}
        </ul>
      )}
      <p role="status" className="small">
        {chosen === undefined &&
          t.neither((stray ?? []).map((option) => withFrenchSpaces(texts.options?.[option]?.name ?? option)))}
      </p>
    </fieldset>
  );
}
