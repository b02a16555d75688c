/** What a study tells games apart by: characters, who had the initiative, how it ended, manoeuvres and bottes. */
import { labelKind as kind, labelling } from '@reverie/kernel/label-words';
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

export const labelIn = labelling({
  character: kind('Les personnages', 'The characters'),
  opening: kind('L’initiative', 'The initiative', { initiative: ['qui a l’initiative', 'whoever has the initiative'] }),
  ended: kind('Comment finit le duel', 'How the duel ends', {
    won: ['l’un des deux est défait', 'one of them is beaten'],
    stopped: ['arrêté', 'stopped'],
    nobody: ['sans vainqueur', 'no winner'],
  }),
  manoeuvre: kind('Les manœuvres', 'Manoeuvres', (which) => MANOEUVRES[which as ManoeuvreId]),
  botte: kind('Les bottes', 'Master strokes', (which) => BOTTES[which as BotteId]),
});
