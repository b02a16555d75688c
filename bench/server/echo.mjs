// The empty game that only echoes: what a server costs without rules, views or events of any size.
import { z } from 'zod';

const rules = {
  id: 'echo',
  version: '1',
  seats: [{ role: 'player', min: 2, max: 2 }],
  secrets: false,
  options: z.strictObject({}),
  answers: z.literal('echo'),
  audience: { echoed: { to: 'all' } },
  setup: () => ({ n: 0, over: false }),
  pending: (s) => (s.over ? [] : [{ id: s.n, seat: s.n % 2, kind: 'echo' }]),
  choices: () => ['echo'],
  answer(s, d, _a, io) {
    if (d.id !== s.n) return { refusal: 'stale', rule: 'ECHO', reason: 'stale', details: {} };
    s.n++;
    io.tell?.({ kind: 'echoed', rule: 'ECHO' });
    return undefined;
  },
  leave(s) {
    s.over = true;
  },
  view: (s) => ({ n: s.n }),
  imagine: ({ n }) => ({ n, over: false }),
  copy: (s) => ({ ...s }),
  outcome: (s) => (s.over ? { winners: [], rule: 'ECHO' } : undefined),
};

const texts = {
  title: 'Echo',
  pitch: 'Echo',
  role: () => 'player',
  event: () => 'echo',
  decision: () => 'echo?',
  choice: () => 'echo',
  way: (way) => way,
  reason: (reason) => reason,
  purpose: (label) => label,
  drawn: (_, outcome) => String(outcome),
  term: (what) => what,
  board: () => '',
};

export const echo = { rules, texts: { fr: texts, en: texts } };
