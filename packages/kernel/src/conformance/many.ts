/** Many random games, quickly: those who cannot act are not asked, offers are taken, positions are sound, sums add up. */
import { Fast } from '../chance/fast.ts';
import type { GameTypes, Io } from '../game.ts';
import { canonical } from '../plain.ts';
import { demand } from './expect.ts';
import { type Property, runsOf, type Subject, tableOf } from './play.ts';
import { addsUp } from './promises.ts';

/** From so many games on, each has so many milliseconds. */
const MANY = 500;
const FOR_ONE = 300;

export function many<G extends GameTypes>(subject: Subject<G>): Property {
  const { games: wanted = runsOf(subject), longest = subject.moves ?? 60 } = subject.many ?? {};
  // For `npm run rules`, which plays by night, fewer get everywhere.
  const games = process.env.REVERIE_RULES === undefined ? wanted : Math.min(wanted, MANY);
  const check = (seed: number): void => {
    for (let n = 0; n < games; n++) {
      try {
        playOne(subject, n % subject.tables.length, seed + n, longest);
      } catch (error) {
        const where = `random game ${n} (table ${n % subject.tables.length}, seed ${seed + n})`;
        throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    }
  };
  return {
    name: 'random games ask none who cannot act, take what they offer, and tell sums that add up',
    check,
    ...(games > MANY && { timeout: games * FOR_ONE }),
  };
}

function playOne<G extends GameTypes>(subject: Subject<G>, table: number, seed: number, longest: number): void {
  const { rules } = subject.game;
  const { options, seats } = tableOf(subject, { table, seed, picks: [] });
  const chance = new Fast(seed);
  const below = chance.below();
  const io: Io<G['Event']> = { chance, tell: (event) => addsUp(rules, event) };
  const s = rules.setup(options, seats, io);
  for (let n = 0; n < longest; n++) {
    const open = rules.pending(s);
    const offered = open.map((d) => rules.choices(s, d));
    for (const [i, d] of open.entries()) {
      const wrong = subject.misasked?.(s, d, offered[i] as readonly G['Answer'][]);
      demand(wrong === undefined, () => `after ${n} answers: ${wrong}: ${canonical(d)}`);
    }
    if (open.length === 0) return;
    const at = below(open.length);
    const [d, choices] = [open[at] as (typeof open)[number], offered[at] as readonly G['Answer'][]];
    const a = choices[below(choices.length)] as G['Answer'];
    const refusal = rules.answer(s, d, a, io);
    demand(!refusal || refusal.refusal === 'unavailable', () => `choice refused: ${canonical([d, a, refusal])}`);
    const unsound = subject.invariant?.(s);
    demand(unsound === undefined, () => `after ${n + 1} answers: ${unsound}: ${canonical([d, a])}`);
  }
}
