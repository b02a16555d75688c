/** What every opponent of every game promises: the same thoughts for the same view, chance and work, and no more of it. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { DecisionOf, Game, GameTypes, Program, Thought } from '@reverie/kernel/game';
import { canonical, copyPlain } from '@reverie/kernel/plain';
import { decide, thoughtsOf } from '@reverie/kernel/program';
import { botIds, findBot } from '@reverie/players/bots';
import { games } from '@reverie/shelf/shelf';
import { describe, expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';

const TABLES: Readonly<Record<string, readonly string[]>> = {
  artefacts: ['player', 'player'],
  songe: ['arpenteur', 'arpenteur'],
  mortebrume: ['chef', 'chef'],
};
/** Answers of the quick program between two questions that are looked at, and how many questions are. */
const APART = 7;
const LOOKED_AT = tiered(5, 10);
/** Answers tried between two thoughts, at most: whoever is told to stop does so between them. */
const BETWEEN = 150;

interface Place {
  readonly s: unknown;
  readonly decision: DecisionOf<GameTypes>;
  readonly choices: readonly unknown[];
}

/** Questions with something to choose, out of a game that the quick program plays. */
function places({ rules, programs }: Game, seed: number): Place[] {
  const found: Place[] = [];
  const io = { chance: new Fast(seed), tell: undefined };
  const roles = TABLES[rules.id] as readonly string[];
  const s = rules.setup(
    rules.options.parse({}),
    roles.map((role, i) => ({ name: `P${i + 1}`, role })),
    io,
  );
  const below = new Fast(seed + 1).below();
  for (let n = 0; n < 600 && found.length < LOOKED_AT; n++) {
    const open = rules.pending(s);
    const decision = open.find(({ optional }) => !optional) ?? open[0];
    if (!decision) break;
    const choices = rules.choices(s, decision);
    if (n % APART === 0 && choices.length > 1) found.push({ s: rules.copy(s), decision, choices });
    const quick = programs?.at(-1) as Program;
    const answer = decide(quick, { view: rules.view(s, decision.seat), decision, choices, below });
    if (answer === undefined || rules.answer(s, decision, answer, io)) break;
  }
  return found;
}

const thoughtsAt = (
  { rules }: Game,
  program: Program,
  { s, decision, choices }: Place,
  work: number,
): readonly Thought[] => {
  const view = copyPlain(rules.view(s, decision.seat));
  const going = thoughtsOf(program, { view, decision, choices, below: new Fast(9).below() }, work);
  const all: Thought[] = [];
  for (;;) {
    const { done, value } = going.next();
    all.push(value);
    if (done) return all;
  }
};

describe.each(games.filter(({ rules }) => TABLES[rules.id]).map((game) => [game.rules.id, game] as const))(
  'opponents of %s',
  (_, game) => {
    const { rules } = game;
    const [strongest = ''] = botIds(game);
    const at = places(game, 5);

    test('are asked something', () => {
      expect(game.mind).toBeDefined();
      expect(at.length).toBeGreaterThan(4);
    });

    test('think the same again, and when what is hidden from them is another', () => {
      const program = findBot(game, strongest) as Program;
      for (const [n, place] of at.entries()) {
        const { s, decision } = place;
        const before = canonical(thoughtsAt(game, program, place, 200));
        const io = { chance: new Fast(100 + n), tell: undefined };
        const other = rules.imagine(rules.view(s, decision.seat), decision.seat, io);
        expect(canonical(thoughtsAt(game, program, { ...place, s: other }, 200)), decision.kind).toBe(before);
      }
    });

    test('do no more work than they are given and a fifth, and can be stopped at any time', () => {
      let tried = 0;
      const counting = {
        ...game,
        rules: {
          ...rules,
          answer(...given: Parameters<typeof rules.answer>) {
            tried++;
            return rules.answer(...given);
          },
        },
      } as Game;
      const program = findBot(counting, strongest) as Program;
      const work = program.work as number;
      for (const { s, decision, choices } of at) {
        const situation = { view: rules.view(s, decision.seat), decision, choices, below: new Fast(9).below() };
        tried = 0;
        let last = 0;
        for (const going = thoughtsOf(program, situation, work); !going.next().done; last = tried) {
          expect(tried - last, `${decision.kind}: between two thoughts`).toBeLessThanOrEqual(BETWEEN);
        }
        expect(tried, decision.kind).toBeLessThanOrEqual(1.2 * work);
      }
    });
  },
);
