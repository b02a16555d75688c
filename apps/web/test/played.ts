/** Games between programs, for pages that show finished games. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Game } from '@reverie/kernel/game';
import { writeJournal } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { answerBy } from '@reverie/players/answer-by';
import { findGame } from '@reverie/shelf/shelf';
import type { Page } from 'playwright-core';

/** A game between the quickest programs, as far as `most` answers go. */
export function played(id: string, roles: readonly string[], most: number, names = ['Ada', 'Blaise']): string {
  const game = findGame(id) as Game;
  const seats = roles.map((role, i) => ({ name: names[i] ?? '', role }));
  const match = Match.open(game.rules, { match: id, options: {}, seats, chance: { kind: 'fast', seed: 4 } });
  if (isRefusal(match)) throw new Error(match.reason);
  const program = game.programs?.at(-1);
  const below = new Fast(5).below();
  for (let i = 0; i < most; i++) {
    const d = match.pending.find(({ optional }) => !optional);
    if (!d || !program) break;
    answerBy(match, d, program, below);
  }
  match.close();
  return writeJournal(match.journal);
}

/** Opens a game from a file, and its analysis. */
export async function bringToAnalysis(page: Page, text: string): Promise<void> {
  await page.goto('/replay');
  await page
    .getByLabel(/Choisir un fichier/)
    .setInputFiles({ name: 'partie.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
  await page.getByRole('slider', { name: 'Position' }).waitFor();
  // On a phone it is folded away.
  const more = page.locator('.replay-more > summary');
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Analyser' }).click();
}
