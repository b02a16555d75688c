/** How fast the others play, on every board; and a way to wait no longer. */
import { change, PACES, type Pace, useSettings } from '@reverie/ui/settings';
import { uiWords } from '@reverie/ui/ui-words';
import { useWords } from '@reverie/ui/words';

export function PaceChoice() {
  const t = useWords(uiWords);
  const { pace } = useSettings();
  return (
    <label>
      {t.pace}{' '}
      <select value={pace} onChange={({ target }) => change({ pace: target.value as Pace })}>
        {(Object.keys(PACES) as Pace[]).map((one) => (
          <option key={one} value={one}>
            {t.paces[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
