/** What a visitor has set, remembered on this device only. */
import type { Language } from '@reverie/kernel/game';
import { useSyncExternalStore } from 'react';

export interface Settings {
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly motion: 'auto' | 'none';
  /** Whether the browser may say that it is one's turn while one looks elsewhere. */
  readonly notify: boolean;
  /** What others call this visitor. */
  readonly name: string;
}

const KEY = 'reverie.settings';
const USUAL: Settings = {
  language: navigator.language.toLowerCase().startsWith('en') ? 'en' : 'fr',
  theme: 'auto',
  motion: 'auto',
  notify: false,
  name: '',
};

let settings = read();
const listeners = new Set<() => void>();

/** Storage may be closed to us, and what lies there may be anything. */
function read(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return USUAL;
  }
}

export function change(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage they last as long as the page: nothing is lost that was promised.
  }
  for (const listener of listeners) listener();
}

/** Puts the settings where the styles look for them. */
export function show(): void {
  const { dataset, lang } = document.documentElement;
  if (lang !== settings.language) document.documentElement.lang = settings.language;
  dataset.theme = settings.theme;
  dataset.motion = settings.motion;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
export const currentSettings = (): Settings => settings;
