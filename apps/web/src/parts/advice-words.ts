import { words } from '@reverie/ui/words';

export const adviceWords = words({
  fr: {
    ask: 'Que feriez-vous ?',
    thinking: 'Un instant de réflexion…',
    would: (text: string) => `Je choisirais : « ${text} »`,
    letBe: 'Je laisserais passer.',
    chance: (percent: string) => `Chances de gagner ainsi : ${percent}`,
    clear: (other: string, percent: string) =>
      `Rien d’autre n’en approche : « ${other} » ne laisserait que ${percent}.`,
    better: (other: string, percent: string) => `C’est un peu mieux que « ${other} » (${percent}).`,
    alike: (other: string, percent: string) => `Plusieurs choix se valent : « ${other} » donne ${percent}.`,
    program: 'C’est ce que le meilleur programme de ce jeu ferait à votre place.',
    only: 'Il n’y a rien d’autre à faire.',
    basis: 'D’après ce que vous voyez, et rien d’autre.',
    take: 'Choisir cette réponse',
    close: 'Fermer',
    moved: 'La question a changé entre-temps.',
  },
  en: {
    ask: 'What would you do?',
    thinking: 'Thinking for a moment…',
    would: (text: string) => `I would choose: “${text}”`,
    letBe: 'I would let it be.',
    chance: (percent: string) => `Chance to win that way: ${percent}`,
    clear: (other: string, percent: string) => `Nothing else comes close: “${other}” would leave only ${percent}.`,
    better: (other: string, percent: string) => `It is a little better than “${other}” (${percent}).`,
    alike: (other: string, percent: string) => `Several choices are alike: “${other}” gives ${percent}.`,
    program: 'It is what the best program of this game would do in your place.',
    only: 'There is nothing else to do.',
    basis: 'From what you can see, and nothing else.',
    take: 'Choose this answer',
    close: 'Close',
    moved: 'The question has changed meanwhile.',
  },
});
