import type { Found } from './machine.mjs';

export function browserKind(): 'chromium' | 'firefox' | 'webkit';
export function findBrowser(): Found;
export function ensureBrowser(): Found;
export function browserAdvice(missing: string): string;
