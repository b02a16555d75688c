/** Tout ce qui se lit en français. Ce fichier est le modèle de l’autre langue. */
import type { Decision, Texts } from '@reverie/kernel/game';
import { about as game } from '../about.ts';
import type { Types } from '../types.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { choices } from './choices.fr.ts';
import { tellings } from './events.fr.ts';
import { choose, drawn, entry, tell } from './figures.ts';
import { board, outs, own, purposes, questions, ROWS, reasons, terms, ways } from './names.fr.ts';
import { rules } from './rules.fr.ts';

const words: BoardWords = { language: 'fr', ...board, outs, own };

export const fr = {
  title: game.title.fr,
  pitch: game.pitch.fr,
  rules,
  role: (role: string) => (role === 'conteur' ? 'Conteur' : 'Arpenteur'),
  programs: { duellist: 'un duelliste, qui compte ses Réussites' },
  event: (e) => tell(tellings, e),
  decision: (d: Decision) => entry(questions, d.kind)?.((d.about ?? {}) as Record<string, never>) ?? d.kind,
  choice: (d, a) => choose(choices, a, d),
  way: (way: string) => entry(ways, way) ?? way,
  reason: (reason, details) => entry(reasons, reason)?.(details) ?? reason,
  purpose: (label: string) => entry(purposes, label) ?? label,
  drawn: (label, outcome) => drawn(label, outcome, ROWS),
  term: (what: string) => entry(terms, what) ?? what,
  board: (view, seats) => drawBoard(words, view, seats),
} satisfies Texts<Types>;

/** Ce qu’une autre langue doit avoir : les mêmes règles, les mêmes mots. */
export type SongeTexts = Omit<Texts<Types>, 'rules'> & {
  readonly rules: Readonly<Record<keyof typeof rules, string>>;
};
