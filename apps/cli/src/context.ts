import type { Language } from '@reverie/kernel/game';
import type { Output } from './output.ts';
import type { CliTexts } from './texts/fr.ts';
import type { World } from './world.ts';

/** What every command gets. */
export interface Context {
  readonly world: World;
  readonly language: Language;
  /** The texts of this program in that language. */
  readonly t: CliTexts;
  readonly out: Output;
  /** What people type to run this program: `npm start --` or `reverie`. */
  readonly self: string;
}
