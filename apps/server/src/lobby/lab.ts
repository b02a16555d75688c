/** The lab of the house: studies that workers play, to be watched. Nothing is begun here. */
import { tableRefusal } from '@reverie/table/texts/say';
import { z } from 'zod';
import type { LobbyParts } from './parts.ts';
import { type AddRoute, HttpError } from './routes.ts';

/** As much of a study file as a list shows. */
const listedSchema = z.object({
  title: z.string().nullable().default(null),
  game: z.string(),
  games: z.union([z.int(), z.object({ most: z.int() }).transform(({ most }) => most)]),
  /** What somebody knew at a table: whoever has the link of the study has it from them. */
  position: z.undefined().optional(),
});

/** As PostgreSQL says it. */
const UNDEFINED_TABLE = '42P01';

export function labRoutes(on: AddRoute, { lab }: Pick<LobbyParts, 'lab'>): void {
  /** A database that does not answer is said as such. */
  const reading = async <T>(read: (queue: NonNullable<typeof lab>) => Promise<T>): Promise<T | undefined> => {
    if (!lab) return undefined;
    try {
      return await read(lab);
    } catch (error) {
      // Nobody has put a study there yet.
      if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return undefined;
      throw new HttpError(tableRefusal('labAway'), 503);
    }
  };

  on('GET /api/lab', async () => ({
    studies: ((await reading((queue) => queue.list())) ?? []).flatMap(({ id, json, played }) => {
      const study = listedSchema.safeParse(JSON.parse(json));
      if (!study.success) return [];
      const { title, game, games: most } = study.data;
      return [{ id, title, game, most, played }];
    }),
  }));

  on('POST /api/lab/{id}/look', async ({ id, body: { from } }) => {
    const found = await reading((queue) => queue.watch(id, from));
    if (!found) throw new HttpError(tableRefusal('noStudy'), 404);
    const { json, version, played, workers, counts, fault } = found;
    return { study: JSON.parse(json), version, played, workers, counts, fault };
  });
}
