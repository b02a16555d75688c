import { expect, test } from 'vitest';
import { twoCardPoker } from '../examples/two-card-poker.ts';
import { seedString } from './chance/audited.ts';
import { Fast } from './chance/fast.ts';
import { readJournal, writeJournal } from './journal.ts';
import { Match } from './match.ts';
import { canonical } from './plain.ts';
import { isRefusal } from './refusal.ts';
import { parseOptions } from './seating.ts';
import { verify } from './verify.ts';

const { rules } = twoCardPoker;
const seats = [
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];
const chance = { kind: 'audited', seed: seedString(new Uint8Array(32).fill(7)), nonces: ['a', 'b'] } as const;

function opened() {
  const match = Match.open(rules, { match: 'm', options: { hands: 6, chips: 50 }, seats, chance });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}
type Poker = ReturnType<typeof opened>;

/** So many answers, each drawn from a generator of its own; now and then one is taken back. */
function play(match: Poker, answers: number, seed: number): Poker {
  const below = new Fast(seed).below();
  for (let i = 0; i < answers && !match.closed; i++) {
    const [d] = match.pending;
    if (!d) break;
    const choices = match.choices(d);
    match.answer(d.seat, d.id, choices[below(choices.length)]);
    const back = below(5) === 0 ? match.takeBack(d.seat) : undefined;
    if (back) match.back(back.to);
  }
  return match;
}

const shown = (match: Poker) =>
  canonical([
    match.state,
    match.journal.entries,
    ...[0, 1, 'spectator' as const].map((who) => [match.heard(who), match.view(who), match.takeBack(0) ?? null]),
  ]);

test('a game taken up where it stood goes on as if it had never been put down', () => {
  for (let at = 1; at < 20; at++) {
    const match = play(opened(), at, at);
    const { journal } = readJournal(writeJournal(match.journal));
    const options = parseOptions(rules, journal?.header.options);
    if (!journal || isRefusal(options)) throw new Error('not read');
    const stood = JSON.parse(JSON.stringify(match.stood));
    const again = Match.restored(rules, journal, options.options, chance, stood);
    expect(shown(again)).toBe(shown(match));
    expect(shown(play(again, 200, 99))).toBe(shown(play(match, 200, 99)));
    expect(verify(rules, again.journal)).toMatchObject({ audited: again.closed });
    expect(verify(rules, again.journal).fault).toBeUndefined();
  }
});

test('what another keeper wrote is followed entry by entry', () => {
  const [here, there] = [play(opened(), 9, 4), opened()];
  for (const entry of here.journal.entries.slice(1)) expect(there.follow(entry)).toBeUndefined();
  expect(shown(there)).toBe(shown(here));
});
