import { frenchOf } from '@reverie/kernel/words';
import { words } from '@reverie/ui/words';
import { listIn } from '../../base/formats.ts';

const FEW = ['', 'seul', 'à deux', 'à trois', 'à quatre', 'à cinq', 'à six', 'à sept'];

export const inviteWords = words({
  fr: {
    pageTitle: (title: string) => `Invitation : ${title}`,
    invites: 'vous invite à jouer',
    nobody: 'On vous invite à jouer',
    players: (n: number) => FEW[n] ?? `à ${n}`,
    minutes: ([least, most]: readonly [number, number]) => `${least} à ${most} minutes`,
    difficulty: { 1: 'facile', 2: 'moyen', 3: 'exigeant' },
    noAccount: 'sans compte',
    you: 'Vous',
    yours: (role: string) => `cette place est pour vous : ${role}`,
    free: 'la place est libre',
    program: 'un programme',
    yourName: 'Votre nom à cette table',
    nameNeeded: 'Il faut un nom pour s’asseoir.',
    sit: (names: readonly string[], seats: number) =>
      names.length === 0
        ? 'M’asseoir'
        : names.length === 1 && seats === 2
          ? `M’asseoir en face ${frenchOf(names[0] ?? '')}`
          : `M’asseoir avec ${listIn('fr', names)}`,
    never: 'Jamais joué ?',
    lesson: 'La leçon dure quelques minutes',
    watchOnly: 'Regarder seulement',
    others: 'Voir ce qui reste libre',
  },
  en: {
    pageTitle: (title: string) => `Invitation: ${title}`,
    invites: 'invites you to play',
    nobody: 'You are invited to play',
    players: (n: number) => (n === 1 ? 'alone' : `${n} players`),
    minutes: ([least, most]) => `${least} to ${most} minutes`,
    difficulty: { 1: 'easy', 2: 'medium', 3: 'demanding' },
    noAccount: 'no account',
    you: 'You',
    yours: (role: string) => `this seat is yours: ${role}`,
    free: 'the seat is free',
    program: 'a bot',
    yourName: 'Your name at this table',
    nameNeeded: 'A name is needed to sit down.',
    sit: (names: readonly string[], seats: number) =>
      names.length === 0
        ? 'Sit down'
        : names.length === 1 && seats === 2
          ? `Sit down opposite ${names[0]}`
          : `Sit down with ${listIn('en', names)}`,
    never: 'Never played?',
    lesson: 'The lesson takes a few minutes',
    watchOnly: 'Only watch',
    others: 'See what is still free',
  },
});
