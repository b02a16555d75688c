/** The words when all is over. */
import { words } from '@reverie/ui/words';
import { listIn } from '../../base/formats.ts';

const replayed = {
  fr: (entries: number) => `${entries} ${entries > 1 ? 'entrées rejouées' : 'entrée rejouée'}`,
  en: (entries: number) => `${entries} ${entries === 1 ? 'entry' : 'entries'} replayed`,
};

export const endWords = words({
  fr: {
    over: 'La partie est finie.',
    won: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} l’emporte.` : `${listIn('fr', names)} l’emportent.`,
    nobody: 'Personne ne l’emporte.',
    broken: 'La partie a été interrompue.',
    scores: 'Points',
    seed: 'Graine publiée',
    commitment: 'Engagement pris avant le premier tirage',
    verify: 'Vérifier la partie',
    verifying: 'Vérification…',
    good: (entries: number) => `Tout est juste : ${replayed.fr(entries)}, et chaque tirage vient de la graine publiée.`,
    goodNoSeed: (entries: number) =>
      `Tout est juste : ${replayed.fr(entries)}. Les tirages ont été faits à la main, sur une vraie table.`,
    goodFork: (entries: number, inherited: number) =>
      `Tout est juste : ${replayed.fr(entries)}. ${inherited > 1 ? `${inherited} tirages viennent` : `${inherited} tirage vient`} d’une autre partie : seul son journal peut ${inherited > 1 ? 'les' : 'le'} prouver.`,
    brokenAfter: (draws: number) =>
      `La partie a été interrompue après ${draws} ${draws > 1 ? 'tirages' : 'tirage'} : qui l’a interrompue a pu choisir le moment.`,
    remembered: 'C’est bien la partie dont cet appareil se souvient, avec le nombre qu’il a donné pour les tirages.',
    notRemembered:
      'Cet appareil n’a donné aucun nombre pour les tirages : cela montre que le journal se tient, pas que personne ne l’a choisi.',
    ownHouse:
      'Cette partie s’est jouée dans votre navigateur : c’est lui qui a fait les tirages, et il n’y a rien à prouver à personne.',
    bad: (why: string) => `La vérification échoue : ${why}`,
    unavailable: 'Le journal de cette partie n’est pas accessible : cette table ne se regarde pas.',
    statistics: 'La partie en chiffres',
    answers: 'Réponses',
    draws: 'Tirages vus',
    length: 'Durée',
    minutes: (n: number) => (n < 1 ? 'moins d’une minute' : n === 1 ? '1 minute' : `${n} minutes`),
    again: 'Rejouer',
    replay: 'Revoir',
    export: 'Exporter le journal',
    check: 'Vérifier les tirages',
    share: 'Partager',
    shared: (title: string, result: string) => `${title} : ${result}`,
    sharedDone: 'C’est prêt à coller.',
    notShared: (url: string) => `Ce navigateur ne partage pas d’ici. Voici l’adresse : ${url}`,
    rematch: {
      offer: 'Revanche',
      another: 'Une autre partie, mêmes places',
      rotate: 'Revanche, chacun d’une place plus loin',
      go: 'Aller à la revanche',
      goOn: 'Aller à la partie suivante',
      from: 'La partie d’avant',
    },
  },
  en: {
    over: 'The game is over.',
    won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins.` : `${listIn('en', names)} win.`),
    nobody: 'Nobody wins.',
    broken: 'The game was abandoned.',
    scores: 'Points',
    seed: 'Published seed',
    commitment: 'Commitment made before the first draw',
    verify: 'Verify the game',
    verifying: 'Verifying…',
    good: (entries: number) => `Verified: ${replayed.en(entries)}, and every draw comes from the published seed.`,
    goodNoSeed: (entries: number) => `Verified: ${replayed.en(entries)}. The draws were made by hand, at a real table.`,
    bad: (why: string) => `Verification failed: ${why}`,
    goodFork: (entries: number, inherited: number) =>
      `Verified: ${replayed.en(entries)}. ${inherited === 1 ? '1 draw comes' : `${inherited} draws come`} from another game: only its journal can prove ${inherited === 1 ? 'it' : 'them'}.`,
    brokenAfter: (draws: number) =>
      `The game was broken off after ${draws} ${draws === 1 ? 'draw' : 'draws'}: whoever did it may have chosen the moment.`,
    remembered: 'It is the game that this device remembers, with the nonce that it gave for the draws.',
    notRemembered:
      'This device gave no nonce for the draws: the journal is consistent, which does not show that nobody chose it.',
    ownHouse: 'This game was played in your browser: it made the draws, and there is nothing to prove to anybody.',
    unavailable: 'The journal of this game is not available: this table is closed to spectators.',
    statistics: 'The game in figures',
    answers: 'Answers',
    draws: 'Draws seen',
    length: 'Length',
    minutes: (n: number) => (n < 1 ? 'less than a minute' : n === 1 ? '1 minute' : `${n} minutes`),
    again: 'Play again',
    replay: 'Replay',
    export: 'Export the journal',
    check: 'Verify the draws',
    share: 'Share',
    shared: (title: string, result: string) => `${title}: ${result}`,
    sharedDone: 'Ready to paste.',
    notShared: (url: string) => `This browser does not share from here. The address is ${url}`,
    rematch: {
      offer: 'Rematch',
      another: 'Another game, same seats',
      rotate: 'Rematch, everyone moves one seat',
      go: 'Go to the rematch',
      goOn: 'Go to the next game',
      from: 'The game before',
    },
  },
});

export type EndWords = (typeof endWords)['fr'];
