import { words } from '@reverie/ui/words';

export const opponentWords = words({
  fr: {
    loading: 'On va chercher le jeu…',
    noGame: 'Ce jeu n’est pas sur cette étagère.',
    who: 'Qui joue ?',
    level: 'Niveau',
    levels: ['débutant', 'promeneur', 'habitué', 'fin joueur', 'maître'],
    levelOf: (n: number, name: string) => `${n} · ${name}`,
  },
  en: {
    loading: 'Loading the game…',
    noGame: 'This game is not available here.',
    who: 'Who plays?',
    level: 'Level',
    levels: ['beginner', 'stroller', 'regular', 'expert', 'master'],
    levelOf: (n: number, name: string) => `${n} · ${name}`,
  },
});
