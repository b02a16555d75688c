/** The characters that people made, kept on this device. */
import { createStore, readStored, writeStored } from '@reverie/ui/store';
import { type Sheet, sheetSchema } from '../sheet.ts';

const KEY = 'reverie.songe.characters';

/** What was kept by an older page, or by hand, may not be a sheet. */
function read(): readonly Sheet[] {
  const found = readStored(KEY);
  if (!Array.isArray(found)) return [];
  return found.flatMap((one) => {
    const parsed = sheetSchema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}

const kept = createStore(read());
export const useCharacters = kept.use;

/** Keeps a character under its name, in place of an older one. False where the device keeps nothing. */
export function keepCharacter(sheet: Sheet): boolean {
  const all = [...kept.get().filter(({ name }) => name !== sheet.name), sheet];
  kept.set(all);
  return writeStored(KEY, all);
}

export function dropCharacter(name: string): void {
  const all = kept.get().filter((one) => one.name !== name);
  kept.set(all);
  writeStored(KEY, all);
}
