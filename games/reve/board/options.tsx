/** The options of a list of hours, or of cells. */
import type { Language } from '@reverie/kernel/game';
import { HOURS } from '../data/hours.ts';
import { CELLS } from '../data/map.ts';

export const HourOptions = ({ language }: { readonly language: Language }) =>
  HOURS.map((hour, i) => (
    <option key={hour.id} value={i}>
      {hour[language]}
    </option>
  ));

export const CellOptions = () =>
  CELLS.map(({ coord, name }) => (
    <option key={coord} value={coord}>
      {coord} {name}
    </option>
  ));
