/**
 * What the browser itself can say in a language: dates, spans of time, lists, shares. Each is made on first use and kept: the
 * first one reads the data of its language, which takes as long as all other modules of the lobby.
 */
import type { Language } from '@reverie/kernel/game';

function kept<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const one = made.get(language) ?? make(language);
    made.set(language, one);
    return one;
  };
}

const lists = kept((language) => new Intl.ListFormat(language, { type: 'conjunction' }));
const moments = kept(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
);
const hours = kept(
  (language) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const spans = kept((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }));
const shares = kept((language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }));

/** Names one after the other, the last with “and”. */
export const listIn = (language: Language, names: readonly string[]): string => lists(language).format(names);

/** A day and its hour. */
export const momentIn = (language: Language, at: number): string => moments(language).format(at);

export const hourIn = (language: Language, at: number): string => hours(language).format(at);

const MINUTE = 60_000;

/** How long ago, in the largest unit that says something. */
export function agoIn(language: Language, at: number): string {
  const minutes = Math.max(0, Math.round((Date.now() - at) / MINUTE));
  const say = (n: number, unit: Intl.RelativeTimeFormatUnit): string => spans(language).format(n, unit);
  if (minutes === 0) return say(0, 'second');
  if (minutes < 60) return say(-minutes, 'minute');
  if (minutes < 24 * 60) return say(-Math.round(minutes / 60), 'hour');
  return say(-Math.round(minutes / (24 * 60)), 'day');
}

/** To a tenth of a percent, and never 0 or 100 for what can still happen or fail. */
export function shareIn(language: Language, share: number): string {
  const { format } = shares(language);
  if (share > 0 && share < 0.0005) return `<${format(0.001)}`;
  return share < 1 && share >= 0.9995 ? `>${format(0.999)}` : format(share);
}
