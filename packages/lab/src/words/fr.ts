import type { Plan } from '../study.ts';
import { findProgram, grouped, inPoints } from './figures.ts';

const points = (share: number): string => `${inPoints(share).replace('.', ',')}\u00a0%`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${inPoints(Math.abs(share)).replace('.', ',')}`;

function slice(plan: Plan, name: string): string {
  const [what, which = ''] = name.split(/:(.*)/s);
  switch (what) {
    case 'seat':
      return `place ${Number(which) + 1}`;
    case 'player': {
      const program = plan.programs[Number(which)];
      return `joueur ${Number(which) + 1} (${program ? findProgram(plan, 'fr', program.id) : '?'})`;
    }
    case 'program':
      return findProgram(plan, 'fr', which);
    case 'role':
      return plan.game.texts.fr.role(which);
    default:
      return plan.game.texts.fr.label?.(name) ?? name;
  }
}

export const fr = {
  points,
  whole: grouped,
  slice,
  title: (plan: Plan): string => `Étude : ${plan.game.texts.fr.title}`,
  share: (who: string, value: number, low: number, high: number, games: number): string =>
    `Sur ${grouped(games)} parties, ${who} gagne ${points(value)} du temps (entre ${points(low)} et ${points(high)}).`,
  difference: (name: string, who: string, value: number, low: number, high: number, games: number): string =>
    `« ${name} » change les victoires (${who}) de ${signed(value)} points sur cent (entre ${signed(low)} et ${signed(high)} ; ${grouped(games)} parties jouées des deux façons avec les mêmes tirages).`,
  happens: (what: string, value: number, low: number, high: number, games: number): string =>
    `Sur ${grouped(games)} parties, ${what} : ${points(value)} du temps (entre ${points(low)} et ${points(high)}).`,
  none: 'Aucune partie n’est allée à son terme.',
  unseen: (watch: string): string => `Rien, dans ces parties, ne porte le nom « ${watch} » (« watch »).`,
  notSure: 'L’intervalle contient zéro : on ne peut pas dire que cela change quelque chose.',
  sure: 'L’intervalle ne contient pas zéro : la différence est réelle.',
  even: 'L’intervalle contient la part égale : rien ne dit qu’il y ait un avantage.',
  above: 'C’est plus que la part égale.',
  below: 'C’est moins que la part égale.',
  always: 'L’intervalle reste juste même si on le regarde sans cesse ; il se trompe dans une étude sur vingt au plus.',
  footing: (games: number, unfinished: number, mean: number, seed: number): string =>
    `${grouped(games)} parties, ${mean.toFixed(1).replace('.', ',')} réponses en moyenne, ${grouped(unfinished)} sans fin, graine ${seed}.`,
  shares: 'Victoires',
  length: 'Longueur des parties',
  signed,
  change: 'différence',
  switches: (who: string): string => `Ce que change chaque règle, une à la fois (victoires : ${who})`,
  pairs: 'Parties que le changement fait basculer',
  rules: 'Règles dites',
  answers: 'Réponses données',
  never: 'Règles qu’aucun événement n’a citées',
  happened: 'Ce qui arrive',
  chapter: 'chapitre',
  ruleText: 'ce qu’elle dit',
  rulesTitle: (told: number, all: number): string => `${told} règles sur ${all} ont servi`,
  rulesText: (shown: number, never: number): string =>
    `Dans tant de parties sur cent ; les ${shown} plus rares d’abord. ${never} n’ont jamais été citées : elles ne concernent pas ces parties, ou personne n’y est venu. Leur liste est dans les chiffres.`,
  switchesText: (sure: number, all: number): string =>
    `${sure} réglages sur ${all} changent quelque chose à coup sûr ; pour les autres (ronds vides), l’intervalle contient zéro. Chacun est changé seul, sur les mêmes tirages.`,
  who: 'qui',
  won: 'victoires',
  low: 'au moins',
  high: 'au plus',
  games: 'parties',
  moves: 'réponses',
  better: 'gagnées grâce à lui',
  worse: 'perdues à cause de lui',
  same: 'sans effet',
  victories: 'victoires, sur cent',
  evenShare: 'part égale',
  noDifference: 'aucune différence',
  often: 'Dans tant de parties sur cent.',
  inHundred: 'parties, sur cent',
  hollow: 'Rond vide : rien de sûr encore.',
  someOf: (shown: number, all: number): string =>
    `Les ${shown / 2} premiers et les ${shown / 2} derniers de ${all}. Rond vide : rien de sûr encore.`,
  kind: (plan: Plan, kind: string): string =>
    plan.game.texts.fr.label?.(kind) ?? (kind === 'role' ? 'Les rôles' : kind),
  /** Yes, no or not known, and the figure. */
  short: (
    paired: boolean,
    value: number,
    { low, high }: { low: number; high: number },
    reference: number | undefined,
  ): string => {
    const figure = `${paired ? signed(value) : points(value)} (${paired ? signed(low) : points(low)} à ${paired ? signed(high) : points(high)})`;
    if (reference === undefined) return figure;
    return low > reference
      ? `Oui : ${figure}`
      : high < reference
        ? `Non, au contraire : ${figure}`
        : `Rien de sûr : ${figure}`;
  },
  pairText: (better: number, worse: number, same: number): string =>
    `Les mêmes tirages, joués deux fois : ${grouped(better)} parties gagnées grâce au changement, ${grouped(worse)} perdues à cause de lui, ${grouped(same)} sans effet.`,
  lengthTitle: (mean: number): string => `${mean.toFixed(1).replace('.', ',')} réponses par partie en moyenne`,
  lengthText: 'Fois sur cent, selon le nombre de réponses données par les joueurs.',
  /** Why a study file cannot be played; the field stands first. */
  reason: (reason: string, d: Readonly<Record<string, string | number>>): string => {
    switch (reason) {
      case 'program':
        return `${d.where} : « ${d.program} » n’est pas un programme de ce jeu (${d.there})`;
      case 'watch':
        return `${d.where} : « ${d.watch} » n’est à cette étude ni une place, ni un joueur, ni un programme (${d.there})`;
      case 'game':
        return `game : « ${d.game} » est un autre jeu`;
      case 'unpaired':
        return `${d.where} : seule une étude qui compare (« against ») peut s’arrêter ainsi`;
      case 'version':
        return `${d.where} : la position vient de la version ${d.version} des règles ; ici, c’est la version ${d.there}`;
      case 'position':
        return `${d.where} : aucune partie de ce jeu ne mène à cette position`;
      default:
        return d.unknown === undefined ? `${d.where} : attendu ${d.expected}` : `champ inconnu : ${d.unknown}`;
    }
  },
  shardFailed: (shard: number, why: string): string =>
    `le lot ${shard} n’a pas pu être joué ; rien n’en est compté (${why})`,
  exact: 'Calcul exact : aucun intervalle.',
  notAValue: (setting: string, value: string): string => `${setting} : « ${value} » n’est pas possible ici.`,
  program: (id: string): string => (id === 'random' ? 'au hasard' : id),
  name: 'nom',
  inGames: 'dans tant de parties',
  times: 'fois',
};
export type LabWords = typeof fr;
