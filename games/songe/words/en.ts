/** All that is read in English. */

import type { Decision } from '@reverie/kernel/game';
import { about as game } from '../about.ts';
import { type BoardWords, drawBoard } from './board.ts';
import { choices } from './choices.en.ts';
import { tellings } from './events.en.ts';
import { choose, drawn, entry, tell } from './figures.ts';
import type { SongeTexts } from './fr.ts';
import { board, outs, own, purposes, questions, reasons, terms, ways } from './names.en.ts';
import { ROWS } from './names.fr.ts';
import { rules } from './rules.en.ts';

const words: BoardWords = { language: 'en', ...board, outs, own };

export const en: SongeTexts = {
  title: game.title.en,
  pitch: game.pitch.en,
  rules,
  role: (role) => (role === 'conteur' ? 'Conteur' : 'Arpenteur'),
  programs: { duellist: 'a duellist, who counts Réussites' },
  event: (e) => tell(tellings, e),
  decision: (d: Decision) => entry(questions, d.kind)?.((d.about ?? {}) as Record<string, never>) ?? d.kind,
  choice: (d, a) => choose(choices, a, d),
  way: (way) => entry(ways, way) ?? way,
  reason: (reason, details) => entry(reasons, reason)?.(details) ?? reason,
  purpose: (label) => entry(purposes, label) ?? label,
  drawn: (label, outcome) => drawn(label, outcome, ROWS),
  term: (what) => entry(terms, what) ?? what,
  board: (view, seats) => drawBoard(words, view, seats),
};
