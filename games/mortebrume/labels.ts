/** What a study tells games apart by: hordes, the scenario, who began, what decided it, fighters, what they did. */
import type { Language } from '@reverie/kernel/game';
import { profileOf, READY_HORDES } from './data/fighters.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { spellOf } from './data/spells.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

const spelled = (kinds: readonly string[]): string => [...kinds].sort().join(' ');
const READY = new Map(Object.entries(READY_HORDES).map(([id, { fighters }]) => [spelled(fighters), id]));

/** What decided a game: its goal, the last of a side going down, or points. */
export function decidedBy(s: State, winner: number | undefined): 'nobody' | 'goal' | 'rout' | 'points' {
  if (winner === undefined) return 'nobody';
  const of = (seat: number) => s.fighters.filter((f) => f.seat === seat);
  const out = [0, 1].some((seat) => of(seat).every((f) => f.phys === 0 || f.off || f.captor >= 0));
  const held = (seat: number): number => of(1 - seat).filter((f) => f.captor >= 0).length;
  const holder = s.things.find(({ kind }) => kind === 'relique')?.holder ?? -1;
  if (s.goal === 'cross' && of(winner).some((f) => f.fled && f.edge === 1)) return 'goal';
  if (out) return 'rout';
  const reached =
    s.goal === 'fight' ||
    (s.goal === 'hold' && (s.held[winner as 0 | 1] ?? 0) > (s.held[(1 - winner) as 0 | 1] ?? 0)) ||
    (s.goal === 'relic' && s.fighters[holder]?.seat === winner) ||
    (s.goal === 'hostage' && held(winner) > held(1 - winner));
  return reached ? 'goal' : 'points';
}

export function labels(s: State): readonly (readonly string[])[] {
  const decided = decidedBy(s, s.ended?.winners[0]);
  return [0, 1].map((seat) => {
    const kinds = s.fighters.filter((f) => f.seat === seat).map(({ kind }) => kind);
    const horde = READY.get(spelled(kinds));
    return [
      ...(horde === undefined ? [] : [`horde:${horde}`]),
      `scenario:${s.scenario}`,
      `decided:${decided}`,
      ...(decided === 'goal' ? [`reached:${s.scenario}`] : []),
      ...[...new Set(kinds)].map((kind) => `fighter:${kind}`),
    ];
  });
}

export function labelEvent(e: Event, s: State): readonly [number, string] | undefined {
  switch (e.kind) {
    case 'begins':
      return s.turn === 1 ? [e.seat, 'opening:first'] : undefined;
    case 'declared':
      return e.charge ? [e.who.seat, `charge:${e.charge}`] : undefined;
    case 'captured':
    case 'captureFailed':
      return [e.by.seat, `capture:${e.kind}`];
    case 'cast':
      return [e.who.seat, `spell:${e.spell}`];
    case 'reacts':
      return [e.who.seat, `reaction:${e.how}`];
    default:
      return undefined;
  }
}

const WORDS = {
  fr: {
    kinds: {
      horde: 'Les hordes, l’une contre l’autre',
      scenario: 'Les scénarios',
      decided: 'Ce qui décide',
      reached: 'Scénarios décidés par leur but',
      fighter: 'Ce que vaut chaque combattant',
      opening: 'Qui commence ?',
      charge: 'Les charges',
      reaction: 'Les réactions',
      spell: 'Les sorts',
      capture: 'Les captures',
    },
    opening: { first: 'qui agit en premier' },
    charge: {
      surprise: 'charge de surprise',
      offensive: 'charge offensive',
      poussee: 'poussée',
      ruee: 'ruée',
      percee: 'percée',
    },
    reaction: { dodge: 'esquive', passe: 'passe d’armes', body: 'frappe corporelle', take: 'encaisse' },
    decided: { goal: 'le but du scénario', rout: 'une déroute', points: 'les points', nobody: 'personne ne gagne' },
    capture: { captured: 'capture réussie', captureFailed: 'capture manquée' },
  },
  en: {
    kinds: {
      horde: 'The hordes against each other',
      scenario: 'The scenarios',
      decided: 'What decides',
      reached: 'Scenarios decided by their goal',
      fighter: 'What each fighter is worth',
      opening: 'Who begins?',
      charge: 'Charges',
      reaction: 'Reactions',
      spell: 'Spells',
      capture: 'Captures',
    },
    opening: { first: 'whoever acts first' },
    charge: {
      surprise: 'surprise charge',
      offensive: 'offensive charge',
      poussee: 'shove',
      ruee: 'rush',
      percee: 'breakthrough',
    },
    reaction: { dodge: 'dodge', passe: 'exchange of blows', body: 'bare-handed', take: 'takes it' },
    decided: { goal: 'the goal of the scenario', rout: 'a rout', points: 'points', nobody: 'nobody wins' },
    capture: { captured: 'a capture made', captureFailed: 'a capture missed' },
  },
} as const;

export function labelIn(language: Language, label: string): string {
  const [what = '', which] = label.split(/:(.*)/s);
  const words = WORDS[language];
  if (which === undefined) return words.kinds[what as keyof typeof words.kinds] ?? label;
  switch (what) {
    case 'horde':
      return READY_HORDES[which]?.name[language] ?? which;
    case 'scenario':
    case 'reached':
      return SCENARIOS.find(({ id }) => id === which)?.name[language] ?? which;
    case 'decided':
      return words.decided[which as keyof typeof words.decided] ?? which;
    case 'opening':
      return words.opening[which as keyof typeof words.opening] ?? which;
    case 'charge':
      return words.charge[which as keyof typeof words.charge] ?? which;
    case 'reaction':
      return words.reaction[which as keyof typeof words.reaction] ?? which;
    case 'spell':
      return spellOf(which)?.name[language] ?? which;
    case 'capture':
      return words.capture[which as keyof typeof words.capture] ?? which;
    case 'fighter':
      return profileOf(which).name[language];
    default:
      return which;
  }
}
