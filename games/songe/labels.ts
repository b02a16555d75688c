/** What a study tells games apart by: characters, who had the initiative, how it ended, manoeuvres and bottes. */
import type { Language } from '@reverie/kernel/game';
import { BOTTES, type BotteId } from './data/bottes.ts';
import { MANOEUVRES, type ManoeuvreId } from './data/manoeuvres.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function labels(s: State): readonly (readonly string[])[] {
  const seats = 1 + Math.max(s.conteur ?? 0, ...s.players);
  return Array.from({ length: seats }, (_, seat) => {
    const figure = s.figures.find((one) => one.seat === seat);
    return figure ? [`character:${figure.sheet.name}`, `ended:${endingOf(s)}`] : [];
  });
}

/** SON-DUE-10: a duel in which nobody falls is stopped. */
const endingOf = ({ over, options }: State): string =>
  over?.winners.length ? 'won' : options.mode === 'arena' ? 'stopped' : 'nobody';

/** Two of the same name cannot be told apart by it. */
function initiativeOf(name: string, { figures }: State): readonly [number, string] | undefined {
  const named = figures.filter(({ sheet }) => sheet.name === name);
  const seat = named.length === 1 ? named[0]?.seat : undefined;
  return typeof seat === 'number' ? [seat, 'opening:initiative'] : undefined;
}

export function labelEvent(e: Event, s: State): readonly [number, string] | undefined {
  if (e.kind === 'initiative') return initiativeOf(e.name, s);
  if (e.kind !== 'manoeuvre' && e.kind !== 'launched') return undefined;
  const seat = s.figures[e.figure]?.seat;
  if (seat === null || seat === undefined) return undefined;
  return [seat, e.kind === 'manoeuvre' ? `manoeuvre:${e.manoeuvre}` : `botte:${e.botte}`];
}

const KINDS = {
  fr: {
    character: 'Les personnages',
    opening: 'L’initiative',
    ended: 'Comment finit le duel',
    manoeuvre: 'Les manœuvres',
    botte: 'Les bottes',
  },
  en: {
    character: 'The characters',
    opening: 'The initiative',
    ended: 'How the duel ends',
    manoeuvre: 'Manoeuvres',
    botte: 'Bottes',
  },
} as const;

const PLAIN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    initiative: 'qui a l’initiative',
    won: 'l’un des deux est défait',
    stopped: 'arrêté',
    nobody: 'sans vainqueur',
  },
  en: {
    initiative: 'whoever has the initiative',
    won: 'one of them is beaten',
    stopped: 'stopped',
    nobody: 'no winner',
  },
};

export function labelIn(language: Language, label: string): string {
  const [what = '', which] = label.split(/:(.*)/s);
  if (which === undefined) return KINDS[language][what as keyof (typeof KINDS)['fr']] ?? label;
  if (what === 'opening' || what === 'ended') return PLAIN[language][which] ?? which;
  if (what === 'manoeuvre') return MANOEUVRES[which as ManoeuvreId]?.[language] ?? which;
  if (what === 'botte') return BOTTES[which as BotteId]?.[language] ?? which;
  return which;
}
