import type { Plan } from '../study.ts';
import { findProgram, grouped, inPoints } from './figures.ts';
import type { LabWords } from './fr.ts';

const points = (share: number): string => `${inPoints(share)}%`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${inPoints(Math.abs(share))}`;

function slice(plan: Plan, name: string): string {
  const [what, which = ''] = name.split(/:(.*)/s);
  switch (what) {
    case 'seat':
      return `seat ${Number(which) + 1}`;
    case 'player': {
      const program = plan.programs[Number(which)];
      return `player ${Number(which) + 1} (${program ? findProgram(plan, 'en', program.id) : '?'})`;
    }
    case 'program':
      return findProgram(plan, 'en', which);
    case 'role':
      return plan.game.texts.en.role(which);
    default:
      return plan.game.texts.en.label?.(name) ?? name;
  }
}

export const en: LabWords = {
  points,
  whole: grouped,
  slice,
  title: (plan) => `Study: ${plan.game.texts.en.title}`,
  share: (who, value, low, high, games) =>
    `In ${grouped(games)} games, ${who} wins ${points(value)} of the time (between ${points(low)} and ${points(high)}).`,
  difference: (name, who, value, low, high, games) =>
    `“${name}” changes victories (${who}) by ${signed(value)} points of a hundred (between ${signed(low)} and ${signed(high)}; ${grouped(games)} games played both ways on the same draws).`,
  happens: (what, value, low, high, games) =>
    `In ${grouped(games)} games, ${what}: ${points(value)} of the time (between ${points(low)} and ${points(high)}).`,
  none: 'No game came to its end.',
  unseen: (watch) => `Nothing in these games bears the name “${watch}” (“watch”).`,
  notSure: 'The interval contains zero: nothing says that it makes a difference.',
  sure: 'The interval does not contain zero: the difference is real.',
  even: 'The interval contains the even share: nothing says that there is an advantage.',
  above: 'That is more than the even share.',
  below: 'That is less than the even share.',
  always: 'The interval stays right however often it is looked at; it is wrong in one study of twenty at most.',
  footing: (games, unfinished, mean, seed) =>
    `${grouped(games)} games, ${mean.toFixed(1)} answers on average, ${grouped(unfinished)} without an end, seed ${seed}.`,
  shares: 'Victories',
  length: 'Length of games',
  signed,
  change: 'difference',
  switches: (who) => `What each rule changes, one at a time (victories: ${who})`,
  pairs: 'Games that the change turns',
  rules: 'Rules told',
  answers: 'Answers given',
  never: 'Rules that no event cited',
  happened: 'What happens',
  chapter: 'chapter',
  ruleText: 'what it says',
  rulesTitle: (told, all) => `${told} rules of ${all} were used`,
  rulesText: (shown, never) =>
    `In so many games of a hundred; the ${shown} rarest first. ${never} were never cited: they do not concern these games, or nobody came to them. The figures list them.`,
  switchesText: (sure, all) =>
    `${sure} settings of ${all} change something for certain; for the others (hollow marks) the interval contains zero. Each is changed alone, on the same draws.`,
  who: 'who',
  won: 'victories',
  low: 'at least',
  high: 'at most',
  games: 'games',
  moves: 'answers',
  better: 'won by it',
  worse: 'lost by it',
  same: 'not changed',
  victories: 'victories in a hundred',
  evenShare: 'even share',
  noDifference: 'no difference',
  often: 'In so many games of a hundred.',
  inHundred: 'games in a hundred',
  hollow: 'Hollow: nothing certain yet.',
  someOf: (shown, all) => `The first ${shown / 2} and the last ${shown / 2} of ${all}. Hollow: nothing certain yet.`,
  kind: (plan, kind) => plan.game.texts.en.label?.(kind) ?? (kind === 'role' ? 'Roles' : kind),
  short: (paired, value, { low, high }, reference) => {
    const figure = `${paired ? signed(value) : points(value)} (${paired ? signed(low) : points(low)} to ${paired ? signed(high) : points(high)})`;
    if (reference === undefined) return figure;
    return low > reference
      ? `Yes: ${figure}`
      : high < reference
        ? `No, the reverse: ${figure}`
        : `Not certain: ${figure}`;
  },
  pairText: (better, worse, same) =>
    `The same draws, played twice: ${grouped(better)} games won by the change, ${grouped(worse)} lost by it, ${grouped(same)} not changed.`,
  lengthTitle: (mean) => `${mean.toFixed(1)} answers a game on average`,
  lengthText: 'Times in a hundred, by the number of answers that the players gave.',
  reason: (reason, d) => {
    switch (reason) {
      case 'program':
        return `${d.where}: “${d.program}” is not a bot of this game (${d.there})`;
      case 'watch':
        return `${d.where}: “${d.watch}” is no seat, player or bot of this study (${d.there})`;
      case 'game':
        return `game: “${d.game}” is another game`;
      case 'unpaired':
        return `${d.where}: only a study that compares (“against”) can stop so`;
      case 'version':
        return `${d.where}: the position is of version ${d.version} of the rules; here it is version ${d.there}`;
      case 'position':
        return `${d.where}: no game leads to this position`;
      default:
        return d.unknown === undefined ? `${d.where}: expected ${d.expected}` : `unknown field: ${d.unknown}`;
    }
  },
  shardFailed: (shard, why) => `shard ${shard} could not be played; nothing of it is counted (${why})`,
  exact: 'Exact: there is no interval.',
  notAValue: (setting, value) => `${setting}: “${value}” is not possible here.`,
  program: (id) => (id === 'random' ? 'at random' : id),
  name: 'name',
  inGames: 'in so many games',
  times: 'times',
};
