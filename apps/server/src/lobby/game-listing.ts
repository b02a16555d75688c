/** A game as the lobby lists it. */
import type { Game, Language } from '@reverie/kernel/game';
import { botIds } from '@reverie/players/bots';
import { botName } from '@reverie/players/names';
import { z } from 'zod';
import type { Answer } from './routes.ts';

export function gameListing(game: Game, example: boolean): Answer<'GET /api/games'>['games'][number] {
  const { rules, texts } = game;
  const words = (say: (language: Language) => string) => ({ fr: say('fr'), en: say('en') });
  const programs = botIds(game);
  return {
    id: rules.id,
    version: rules.version,
    title: words((language) => texts[language].title),
    pitch: words((language) => texts[language].pitch),
    example,
    secrets: rules.secrets,
    seats: rules.seats.map(({ role, min, max }) => ({
      role,
      name: words((language) => texts[language].role(role)),
      min,
      max,
    })),
    programs,
    programNames: Object.fromEntries(programs.map((id) => [id, words((language) => botName(game, id, language))])),
    options: schemaOf(rules.options),
    answers: schemaOf(rules.answers),
  };
}

/** As people write it, before defaults are filled in. */
function schemaOf(schema: z.ZodType): object {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return shape;
}
