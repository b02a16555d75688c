/** What a study tells games apart by: hordes, the scenario, who began, what decided it, fighters, what they did. */
import { labelKind as kind, labelling } from '@reverie/kernel/label-words';
import type { Pairs } from '@reverie/kernel/words';
import type { ChargeType } from './answers.ts';
import { profileOf, READY_HORDES } from './data/fighters.ts';
import { scenarioOf } from './data/scenarios.ts';
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

const scenarioNamed = (id: string) => scenarioOf(id)?.name;

export const CHARGES = {
  surprise: ['charge de surprise', 'surprise charge'],
  offensive: ['charge offensive', 'offensive charge'],
  poussee: ['poussée', 'shove'],
  ruee: ['ruée', 'rush'],
  percee: ['percée', 'breakthrough'],
} satisfies Pairs<ChargeType>;

export const labelIn = labelling({
  horde: kind('Les hordes, l’une contre l’autre', 'The hordes against each other', (id) => READY_HORDES[id]?.name),
  scenario: kind('Les scénarios', 'The scenarios', scenarioNamed),
  decided: kind('Ce qui décide', 'What decides', {
    goal: ['le but du scénario', 'the goal of the scenario'],
    rout: ['une déroute', 'a rout'],
    points: ['les points', 'points'],
    nobody: ['personne ne gagne', 'nobody wins'],
  }),
  reached: kind('Scénarios décidés par leur but', 'Scenarios decided by their goal', scenarioNamed),
  fighter: kind('Ce que vaut chaque combattant', 'What each fighter is worth', (which) => profileOf(which).name),
  opening: kind('Qui commence ?', 'Who begins?', { first: ['qui agit en premier', 'whoever acts first'] }),
  charge: kind('Les charges', 'Charges', CHARGES),
  reaction: kind('Les réactions', 'Reactions', {
    dodge: ['esquive', 'dodge'],
    passe: ['passe d’armes', 'exchange of blows'],
    body: ['frappe corporelle', 'bare-handed'],
    will: ['résiste par la volonté', 'resists by will'],
    take: ['encaisse', 'takes it'],
  }),
  spell: kind('Les sorts', 'Spells', (which) => spellOf(which)?.name),
  capture: kind('Les captures', 'Captures', {
    captured: ['capture réussie', 'a capture made'],
    captureFailed: ['capture manquée', 'a capture missed'],
  }),
});
