/** What an alert says: that something waits, and where. Nothing of the game, and no name but the table's. */
import type { Language } from '@reverie/kernel/game';

export type AlertKind = 'turn' | 'nudge' | 'reminder' | 'over';

export const ALERT_WORDS: Readonly<Record<Language, Readonly<Record<AlertKind, string>>>> = {
  fr: {
    turn: 'À vous de jouer',
    nudge: 'On vous attend',
    reminder: 'Il vous reste peu de temps',
    over: 'La partie est finie',
  },
  en: { turn: 'Your turn', nudge: 'You are awaited', reminder: 'Little time is left', over: 'The game is over' },
};

/** For a channel of several people: who is awaited, by the names that they took at the table. */
export const CHANNEL_WORDS = {
  fr: {
    turn: (table: string, names: string) => `${table} : à ${names} de jouer.`,
    over: (table: string) => `${table} : la partie est finie.`,
    and: ' et ',
  },
  en: {
    turn: (table: string, names: string) => `${table}: ${names} to play.`,
    over: (table: string) => `${table}: the game is over.`,
    and: ' and ',
  },
} as const;
