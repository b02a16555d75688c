/** The visitor's settings, stored on this device only. */
import type { Language } from '@reverie/kernel/game';
import { keptStore } from './store.ts';

/** How fast the moves of others are shown, with its share of the usual time. */
export const PACES = { slow: 1.5, usual: 1, quick: 0.5, none: 0 } as const;
export type Pace = keyof typeof PACES;

interface Settings {
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly motion: 'auto' | 'none';
  /** How fast the moves of others are shown on every board. */
  readonly pace: Pace;
  /** Whether the visitor wants to be told of their turn while they look elsewhere, or the page is closed. */
  readonly notify: boolean;
  /** Hours in which nothing is sent, from one to before another; null if there are none. */
  readonly quiet: readonly [from: number, to: number] | null;
  /** Whether numbers of rules and answers as JSON are shown: for those who check or build. */
  readonly expert: boolean;
  /** When an answer needs a second press: always, when something is drawn for it, or never. */
  readonly confirm: 'always' | 'risk' | 'never';
  /** Whether the house makes sounds; none until asked. */
  readonly sound: boolean;
  /** The name that others see. */
  readonly name: string;
  /** The face that others see, by its number; null for the one of the name. */
  readonly face: number | null;
}

const KEY = 'reverie.settings';
const USUAL: Settings = {
  // Tests have no browser.
  language: globalThis.navigator?.language.toLowerCase().startsWith('en') ? 'en' : 'fr',
  theme: 'auto',
  motion: 'auto',
  pace: 'usual',
  notify: false,
  quiet: [22, 8],
  expert: false,
  confirm: 'risk',
  sound: false,
  name: '',
  face: null,
};

const settings = keptStore<Settings>(KEY, (stored) => ({ ...USUAL, ...(stored as Partial<Settings> | null) }));
// Also when another tab has changed them.
settings.subscribe(() => show());

export function change(changes: Partial<Settings>): void {
  // Where nothing can be stored, settings last as long as the page.
  settings.change((now) => ({ ...now, ...changes }));
}

/** Puts the settings where the styles look for them. */
export function show(): void {
  const { language, theme, motion, expert } = settings.get();
  const { dataset, lang } = document.documentElement;
  if (lang !== language) document.documentElement.lang = language;
  dataset.theme = theme;
  dataset.motion = motion;
  dataset.expert = String(expert);
}

export const useSettings = settings.use;
export const currentSettings = settings.get;
