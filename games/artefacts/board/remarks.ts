/** What a bot says of its turn: one line at most, about the first thing in it that is worth a word. */
import type { Language, SeatIndex } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import { createStore, readStored, writeStored } from '@reverie/ui/store';
import { words } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { CARDS } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { cardName } from './names.ts';

type About = 'monster' | 'weapon' | 'item' | 'attacks' | 'wakes' | 'woken' | 'felled' | 'idles';
type Lines = Readonly<Record<About, readonly ((card: string) => string)[]>>;

// biome-ignore format: a line a line
export const remarkWords = words<Lines>({
  fr: {
    monster: [
      (card) => `Chut ! ${card} dort debout.`,
      () => 'Toute la nuit j’en ai rêvé.',
      (card) => `Dites bonsoir à ${card}.`,
      () => 'Cela mange peu, et mord rarement.',
    ],
    weapon: [() => 'Un cadeau de ma grand-mère.', () => 'De quoi couper même les cauchemars.', (card) => `${card} : on ne sait jamais.`],
    item: [() => 'Une petite chose sans façon.', () => 'Cela sert plus souvent qu’on ne croit.', () => 'Ne regardez pas sous le lit.'],
    attacks: [() => 'Pardon, c’est le rêve qui veut.', () => 'Vous dormiez ?', (card) => `${card} avait faim.`, () => 'Rien de personnel.'],
    wakes: [() => 'Oh ! Des yeux qui s’ouvrent.', () => 'Bonjour, bonjour.', () => 'Le café est prêt.'],
    woken: [() => 'Voilà quelqu’un de réveillé.', () => 'Le rêve n’était pas fini.', () => 'On dormait si bien.'],
    felled: [() => 'J’y tenais, pourtant.', () => 'On en rêvera un autre.', () => 'C’est de bonne guerre.'],
    idles: [() => 'Je compte les moutons.', () => 'J’attends la lune.', () => 'Ce tour-ci, je le laisse passer.'],
  },
  en: {
    monster: [
      (card) => `Hush! ${card} sleeps standing up.`,
      () => 'I dreamed of it all night; here it is.',
      (card) => `Say good evening to ${card}.`,
      () => 'It eats little and rarely bites.',
    ],
    weapon: [() => 'It was my grandmother’s.', () => 'It cuts even nightmares.', (card) => `${card}: one never knows.`],
    item: [() => 'A small thing, nothing grand.', () => 'More useful than it looks.', () => 'Don’t look under the bed.'],
    attacks: [() => 'Sorry, the dream wants it so.', () => 'Were you asleep?', (card) => `${card} was hungry.`, () => 'Nothing personal.'],
    wakes: [() => 'Oh! Its eyes are open.', () => 'Good morning, good morning.', () => 'Coffee is ready.'],
    woken: [() => 'Hush… they woke it.', () => 'It had not finished its dream.', () => 'It slept so well.'],
    felled: [() => 'I was fond of it.', () => 'We shall dream another.', () => 'Fair enough.'],
    idles: [() => 'I am counting sheep.', () => 'I wait for the moon.', () => 'I let this turn go by.'],
  },
});

interface Remark {
  readonly seat: SeatIndex;
  /** The entry that it is about: another one is another remark. */
  readonly n: number;
  readonly text: string;
}

/** What an event gives a seat to say in its own turn. */
function aboutOf(e: Event, seat: SeatIndex): { readonly about: About; readonly card: number | null } | null {
  if (!('seat' in e) || e.seat !== seat) return null;
  switch (e.kind) {
    case 'summoned':
    case 'used':
      return { about: CARDS[e.card]?.type ?? 'item', card: e.card };
    case 'settled':
      return e.result === 'won' && e.target === null
        ? { about: 'wakes', card: e.card }
        : { about: 'attacks', card: e.card };
    case 'woke':
      return { about: 'woken', card: null };
    case 'felled':
      return { about: 'felled', card: e.card };
    case 'idled':
      return { about: 'idles', card: null };
    default:
      return null;
  }
}

/** A fight is worth more words than an arrival; the rest in the order in which it came. */
const WEIGHTY: ReadonlySet<About> = new Set(['wakes', 'attacks', 'woken']);

/** The line for the last turn of a bot, if it did something to speak of. */
export function remarkOf(
  past: readonly VisibleEntry<Event>[],
  bots: readonly SeatIndex[],
  language: Language,
): Remark | null {
  const began = past.findLastIndex(({ event: e }) => e.kind === 'turnBegan' && bots.includes(e.seat));
  const turn = past[began]?.event;
  if (turn?.kind !== 'turnBegan') return null;
  const after = past.slice(began + 1);
  const end = after.findIndex(({ event }) => event.kind === 'turnBegan');
  const found = (end < 0 ? after : after.slice(0, end)).flatMap(({ n, event }) => {
    const about = aboutOf(event, turn.seat);
    return about ? [{ n, ...about }] : [];
  });
  const one = found.find(({ about }) => WEIGHTY.has(about)) ?? found[0];
  if (!one) return null;
  const lines = remarkWords[language][one.about];
  const line = lines[(turn.round * 7 + turn.seat * 3 + one.n) % lines.length];
  return { seat: turn.seat, n: one.n, text: line?.(one.card === null ? '' : cardName(one.card, language)) ?? '' };
}

const KEY = 'reverie.artefacts.remarks';
const spoken = createStore(readStored(KEY) !== false);
/** Whether bots speak; kept on this device. */
export const useSpoken = spoken.use;
export function setSpoken(on: boolean): void {
  spoken.set(on);
  writeStored(KEY, on);
}

/** Milliseconds that a line is there. */
const STAYS = 3000;

/** The line that is being said now; what was said before the page was opened is not said again. */
export function useRemark(remark: Remark | null): Remark | null {
  const on = useSpoken();
  const key = remark?.n ?? -1;
  const [over, setOver] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setOver(key), STAYS);
    return () => clearTimeout(timer);
  }, [key]);
  return on && key !== over ? remark : null;
}
