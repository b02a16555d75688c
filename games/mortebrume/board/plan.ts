/**
 * What was decided in one go and is asked for bit by bit: whom to activate and what it declares, destiny dice for the next
 * roll, whether somebody goes on afterwards. Questions that have but one answer answer themselves. If something else is
 * asked in between, it is asked.
 */
import type { Answer, Do } from '../answers.ts';
import type { Question } from '../questions.ts';
import { isMover, judgeDeclaration } from '../sketch/outlook.ts';
import type { View } from '../state.ts';

export interface Plan {
  /** A plan is good for its turn. */
  readonly turn: number;
  readonly declares: { readonly fighter: number; readonly declaration: Do<'declare'> } | null;
  /** Destiny dice by fighter, for the next roll of each; none once they are laid. */
  readonly dice: Readonly<Record<number, number>>;
  /** Those who stay where they are when their deed is done. */
  readonly stay: readonly number[];
  /** Those who cast: whether they draw on themselves first. */
  readonly boost: Readonly<Record<number, boolean>>;
}
export const noPlan = (turn: number): Plan => ({ turn, declares: null, dice: {}, stay: [], boost: {} });

/** What is to be decided about somebody besides its deed. */
interface Besides {
  readonly dice: number;
  readonly stays: boolean;
  readonly boosts: boolean;
}

/** The plan with what somebody does besides. */
export const planned = (plan: Plan, fighter: number, { dice, stays, boosts }: Besides): Plan => ({
  ...plan,
  dice: { ...plan.dice, [fighter]: dice },
  stay: stays ? [...plan.stay, fighter] : plan.stay.filter((one) => one !== fighter),
  boost: { ...plan.boost, [fighter]: boosts },
});

/** Listed answers are all there are to these; others may be answered in more ways than are listed. */
const CLOSED: ReadonlySet<string> = new Set([
  'answer',
  'dice',
  'nameMorale',
  'nameInitiative',
  'blow',
  'stake',
  'continue',
]);

interface Asked {
  readonly decision: Question;
  readonly choices: readonly Answer[];
}

/** The answer that a question need not be asked for, if there is one. `voice` speaks for the horde every turn. */
export function settled(view: View, { decision, choices }: Asked, plan: Plan, voice: number | null): Answer | null {
  const now = plan.turn === view.turn ? plan : noPlan(view.turn);
  const listed = (fits: (one: Answer) => boolean): Answer | null => choices.find(fits) ?? null;
  switch (decision.kind) {
    case 'declare': {
      const { fighter, freed } = decision.about;
      if (now.declares?.fighter !== fighter) return null;
      const { declaration } = now.declares;
      return isMover(judgeDeclaration(view, fighter, declaration, freed)) ? declaration : null;
    }
    case 'dice': {
      const dice = now.dice[decision.about.fighter];
      const plain = (one: Answer) => one.do === 'dice' && !one.morale && !one.reserved;
      if (dice !== undefined && choices.every(plain)) return listed((one) => one.do === 'dice' && one.add === dice);
      break;
    }
    case 'on':
      if (decision.about.why === 'after' && now.stay.includes(decision.about.fighter)) return { do: 'pass' };
      break;
    case 'boost': {
      const boosts = now.boost[decision.about.fighter];
      if (boosts !== undefined) return listed((one) => one.do === (boosts ? 'boost' : 'pass'));
      break;
    }
    case 'nameInitiative':
      if (voice !== null) {
        const same = listed((one) => one.do === 'name' && one.fighter === voice);
        if (same) return same;
      }
  }
  return CLOSED.has(decision.kind) && choices.length === 1 ? (choices[0] as Answer) : null;
}

/** The plan once an answer is given by it. */
export function spent(plan: Plan, { decision }: Asked): Plan {
  if (decision.kind === 'declare') return { ...plan, declares: null };
  if (decision.kind !== 'dice') return plan;
  const { [decision.about.fighter]: _laid, ...dice } = plan.dice;
  return { ...plan, dice };
}
