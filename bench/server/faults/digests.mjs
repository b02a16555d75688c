// Random games of everything on the shelf, and one digest of all their last positions. No Node in here: it also runs in a browser.
import { Fast } from '@reverie/kernel/chance/fast';
import { readJournal } from '@reverie/kernel/journal';
import { hashOf, hashText } from '@reverie/kernel/plain';
import { playout } from '@reverie/kernel/playout';
import { isRefusal } from '@reverie/kernel/refusal';
import { checkSeats, parseOptions } from '@reverie/kernel/seating';
import { verify } from '@reverie/kernel/verify';
import { examples, games } from '@reverie/shelf/shelf';

const MOVES = 80;

/** What golden journals come to: the hash of the last position of each, or what is wrong with it. */
export function goldenHashes(texts) {
  return texts.map((text) => {
    const { journal, fault } = readJournal(text);
    const rules = [...games, ...examples].find((game) => game.rules.id === journal?.header.game)?.rules;
    if (!rules || fault) return fault?.reason ?? 'no such game';
    const again = verify(rules, journal);
    return again.fault?.reason ?? hashOf(again.match.state);
  });
}

/** By game: how many games, how many moves, and the digest. */
export function digests(count) {
  return Object.fromEntries(
    [...games, ...examples].map(({ rules }) => {
      const roles = rules.seats.flatMap(({ role, min }) => new Array(min).fill(role));
      const seats = (roles.length > 0 ? roles : [rules.seats[0].role]).map((role, i) => ({ role, name: `P${i}` }));
      const parsed = parseOptions(rules, {});
      const refusal = isRefusal(parsed) ? parsed : (checkSeats(rules, seats) ?? rules.check?.(parsed.options, seats));
      if (refusal) return [rules.id, { refused: refusal.reason }];
      let chain = '';
      let moves = 0;
      for (let n = 0; n < count; n++) {
        const io = { chance: new Fast(n), tell: undefined };
        const state = rules.setup(parsed.options, seats, io);
        moves += playout(rules, state, io, new Fast(n + 1_000_000).below(), MOVES);
        chain = hashText(chain + hashOf(state));
      }
      return [rules.id, { games: count, moves, digest: chain }];
    }),
  );
}
