/** The Arpenteurs of the collection of this device. */
import { onDemand } from '@reverie/kernel/on-demand';
import { useShelf } from '@reverie/ui/collection';
import { z } from 'zod';
import { type Arrival, bodySchema } from '../body.ts';
import type { Sheet } from '../sheet.ts';

const documentSchema = onDemand(() => z.object({ name: z.string(), body: bodySchema }));
const isDocument = (data: unknown): data is z.infer<typeof documentSchema> => documentSchema.safeParse(data).success;

interface KeptCharacter {
  readonly id: string;
  readonly sheet: Sheet;
  /** As the options of a table hold him. */
  readonly arrival: Arrival;
}

export const useCharacters = (): readonly KeptCharacter[] =>
  useShelf('songe', 'character', isDocument).map(({ id, name, data: { body } }) => ({
    id,
    sheet: { ...body.sheet, name } as Sheet,
    arrival: { ...body, name },
  }));
