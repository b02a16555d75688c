// Random games of everything on the shelf, and one digest of all their last positions; what the strongest opponents answer on
// their way, another. No Node in here: it also runs in a browser.
import { Fast } from '@reverie/kernel/chance/fast';
import { readJournal } from '@reverie/kernel/journal';
import { canonical, hashOf, hashText } from '@reverie/kernel/plain';
import { playout } from '@reverie/kernel/playout';
import { decide } from '@reverie/kernel/program';
import { isRefusal } from '@reverie/kernel/refusal';
import { checkSeats, parseOptions } from '@reverie/kernel/seating';
import { verify } from '@reverie/kernel/verify';
import { botIds, findBot } from '@reverie/players/bots';
import { examples, games } from '@reverie/shelf/shelf';

const MOVES = 80;
/** Games in which opponents are asked, the questions of each, and the work for a question. */
const ASKED = { games: 4, questions: 40, work: 300 };

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

function seatsOf(rules) {
  const roles = rules.seats.flatMap(({ role, min }) => new Array(min).fill(role));
  return (roles.length > 0 ? roles : [rules.seats[0].role]).map((role, i) => ({ role, name: `P${i}` }));
}

/** The answers of the strongest opponent at every question of a few games that it plays with itself. */
function thoughts(game) {
  const { rules } = game;
  const program = findBot(game, botIds(game)[0]);
  let chain = '';
  let moves = 0;
  for (let n = 0; n < ASKED.games; n++) {
    const io = { chance: new Fast(n), tell: undefined };
    const s = rules.setup(parseOptions(rules, {}).options, seatsOf(rules), io);
    const below = new Fast(n + 1_000_000).below();
    for (let i = 0; i < ASKED.questions; i++) {
      const decision = rules.pending(s).find(({ optional }) => !optional) ?? rules.pending(s)[0];
      if (!decision) break;
      const asked = { view: rules.view(s, decision.seat), decision, choices: rules.choices(s, decision), below };
      const answer = decide(program, asked, ASKED.work);
      chain = hashText(chain + canonical(answer ?? null));
      moves++;
      if (answer === undefined || rules.answer(s, decision, answer, io)) break;
    }
  }
  return { games: ASKED.games, moves, digest: chain };
}

/** By game: how many games, how many moves, and the digest. */
export function digests(count) {
  const thinking = games.filter(({ mind, opponents }) => mind && opponents?.length > 0);
  return Object.fromEntries([
    ...[...games, ...examples].map(({ rules }) => {
      const seats = seatsOf(rules);
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
    ...thinking.map((game) => [`${game.rules.id}: opponents`, thoughts(game)]),
  ]);
}
