import type { About, Game, Mind, Texts } from '@reverie/kernel/game';
import type { Rulebook } from '@reverie/kernel/rulebook';

/** One game on the lazy shelf: what a lobby says of it, and the parts that are loaded on demand. */
export interface Shelving {
  readonly about: About;
  game(): Promise<Game>;
  fr(): Promise<Texts>;
  en(): Promise<Texts>;
  /** The rules as people read them. */
  rulebook?(): Promise<Rulebook>;
  /** What programs that search know of it, where they do. */
  mind?(): Promise<Mind>;
}
