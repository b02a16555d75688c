/** Numbers as plots and their tables write them. */
import type { Language } from '@reverie/kernel/game';

/**
 * Rounded, but never 100 for what is less or 0 for what is more. Between 0 and 100 that is what the rule of the house
 * asks for; beyond, plain rounding.
 */
export function figure(value: number, language: Language, digits = 0, signed = false): string {
  const size = Math.abs(value);
  const rounded = size.toFixed(digits);
  const whole = Number(rounded);
  let text = rounded;
  if (whole === 100 && size < 100) text = size >= 99.95 ? '>99.9' : size.toFixed(1);
  else if (whole === 0 && size > 0 && digits === 0) text = size < 0.05 ? '<0.1' : size.toFixed(1);
  const sign = value < 0 && Number(text) !== 0 ? '−' : signed && value > 0 ? '+' : '';
  return sign + (language === 'fr' ? text.replace('.', ',') : text);
}

/** Round figures that cover a range in at most so many steps. */
export function ticks(least: number, most: number, wanted: number): readonly number[] {
  const span = most - least || 1;
  const size = 10 ** Math.floor(Math.log10(span / wanted));
  const step = [1, 2, 5, 10].map((times) => times * size).find((one) => span / one <= wanted) ?? span;
  const found: number[] = [];
  for (let at = Math.ceil(least / step - 1e-9) * step; at <= most + 1e-9; at += step)
    found.push(Math.round(at * 1e6) / 1e6 || 0);
  return found;
}
