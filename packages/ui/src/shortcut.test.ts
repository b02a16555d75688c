import { beforeEach, expect, test, vi } from 'vitest';
import { isShortcut } from './shortcut.ts';

class Element {
  readonly isContentEditable = false;
}
class Field extends Element {
  readonly type: string;
  constructor(type: string) {
    super();
    this.type = type;
  }
}
class Area extends Element {}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', Area);
  vi.stubGlobal('HTMLSelectElement', class extends Element {});
  vi.stubGlobal('document', { querySelector: () => null });
});

const press = (changes: object = {}): boolean =>
  isShortcut({ target: new Element(), ...changes } as unknown as KeyboardEvent);

test.each([
  ['pressed on the page', {}, true],
  ['on a choice', { target: new Field('radio') }, true],
  ['in a field', { target: new Field('text') }, false],
  ['in notes', { target: new Area() }, false],
  ['held down', { repeat: true }, false],
  ['with another key', { ctrlKey: true }, false],
  ['heard already', { defaultPrevented: true }, false],
])('a key %s', (_how, changes, meant) => {
  expect(press(changes)).toBe(meant);
});

test('a key behind an open dialog is not meant for the page', () => {
  vi.stubGlobal('document', { querySelector: (what: string) => (what === 'dialog[open]' ? new Element() : null) });
  expect(press()).toBe(false);
});
