import { frenchOf } from '@reverie/kernel/words';
import { words } from '@reverie/ui/words';

const frPoints = (n: number): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)} point${Math.abs(n) > 1 ? 's' : ''}`;
const enPoints = (n: number): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)} point${Math.abs(n) === 1 ? '' : 's'}`;

export const analysisWords = words({
  fr: {
    turned: 'Comment la partie a tourné',
    yours: 'Vos chances de gagner, coup après coup',
    of: (name: string) => `Les chances ${frenchOf(name)}, coup après coup`,
    moves: (n: number) => (n === 1 ? '1 coup' : `${n} coups`),
    percent: (chance: number) => `${Math.round(100 * chance)} %`,
    fromTo: (from: string, to: string) => `de ${from} à ${to}`,
    coming: 'La courbe se trace…',
    unavailable: 'Pas de courbe : le journal de cette partie n’est pas accessible.',
    resultOnly: 'Les chances ne se comptent pas coup par coup dans ce jeu : seul le résultat compte ici.',
    playouts: 'Estimé en faisant jouer la suite par un programme, plusieurs fois à chaque coup.',
    noTurn: 'Aucun coup n’a fait basculer la partie à lui seul.',
    why: { decision: 'un choix', luck: 'les tirages', reveal: 'ce qui s’est dévoilé' },
    decidedBy: (name: string) => `un choix ${frenchOf(name)}`,
    analyse: 'Analyser',
    luck: 'Chance aux tirages',
    fortune: {
      none: 'sans tirage',
      veryUnlucky: 'très contraire',
      unlucky: 'contraire',
      ordinary: 'ordinaire',
      lucky: 'heureuse',
      veryLucky: 'très heureuse',
    },
    points: (part: number) => frPoints(Math.round(100 * part)),
    faults: 'Fautes',
    thinking: 'en calcul…',
  },
  en: {
    turned: 'How the game turned',
    yours: 'Your chance to win, move by move',
    of: (name: string) => `${name}’s chance to win, move by move`,
    moves: (n: number) => (n === 1 ? '1 move' : `${n} moves`),
    percent: (chance: number) => `${Math.round(100 * chance)}%`,
    fromTo: (from: string, to: string) => `from ${from} to ${to}`,
    coming: 'Drawing the curve…',
    unavailable: 'No curve: the journal of this game is not available.',
    resultOnly: 'The chances are not told move by move in this game: only the result counts here.',
    playouts: 'Estimated by letting a bot play on, several times at each move.',
    noTurn: 'No single move turned this game.',
    why: { decision: 'a choice', luck: 'the draws', reveal: 'what came to light' },
    decidedBy: (name: string) => `a choice of ${name}`,
    analyse: 'Analyse',
    luck: 'Luck of the draw',
    fortune: {
      none: 'no draws',
      veryUnlucky: 'very bad',
      unlucky: 'bad',
      ordinary: 'ordinary',
      lucky: 'good',
      veryLucky: 'very good',
    },
    points: (part: number) => enPoints(Math.round(100 * part)),
    faults: 'Mistakes',
    thinking: 'calculating…',
  },
});
