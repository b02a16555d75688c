/** What a study tells games apart by: characters, their signs, manoeuvres and bottes. */
import type { Language } from '@reverie/kernel/game';
import { BOTTES, type BotteId } from './data/bottes.ts';
import { MANOEUVRES, type ManoeuvreId } from './data/manoeuvres.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function labels(s: State): readonly (readonly string[])[] {
  const seats = 1 + Math.max(s.conteur ?? 0, ...s.players);
  return Array.from({ length: seats }, (_, seat) => {
    const figure = s.figures.find((one) => one.seat === seat);
    return figure ? [`character:${figure.sheet.name}`] : [];
  });
}

export function labelEvent(e: Event, s: State): readonly [number, string] | undefined {
  if (e.kind !== 'manoeuvre' && e.kind !== 'launched') return undefined;
  const seat = s.figures[e.figure]?.seat;
  if (seat === null || seat === undefined) return undefined;
  return [seat, e.kind === 'manoeuvre' ? `manoeuvre:${e.manoeuvre}` : `botte:${e.botte}`];
}

const KINDS = {
  fr: { character: 'Les personnages', manoeuvre: 'Les manœuvres', botte: 'Les bottes' },
  en: { character: 'The characters', manoeuvre: 'Manoeuvres', botte: 'Bottes' },
} as const;

export function labelIn(language: Language, label: string): string {
  const [what = '', which] = label.split(/:(.*)/s);
  if (which === undefined) return KINDS[language][what as keyof (typeof KINDS)['fr']] ?? label;
  if (what === 'manoeuvre') return MANOEUVRES[which as ManoeuvreId]?.[language] ?? which;
  if (what === 'botte') return BOTTES[which as BotteId]?.[language] ?? which;
  return which;
}
