/** HB-33: the six spells. Lengths in centimetres. */
import type { Words } from '@reverie/kernel/words';
import type { Special } from './weapons.ts';

export interface Spell {
  readonly id: string;
  readonly name: Words;
  readonly effect: 'bolt' | 'push' | 'root' | 'veil' | 'stone' | 'heal';
  readonly difficulty: number;
  readonly range: number;
  readonly target: 'enemy' | 'friend' | 'point';
  readonly sight: boolean;
  readonly reaction: 'dodge' | 'will' | 'none';
  readonly damage: number;
  readonly special: Special | null;
  /** Figures of the effect: plain and on a special success. */
  readonly amount: readonly [number, number];
}

// biome-ignore format: a spell is two lines, its name and its figures
export const SPELLS: readonly Spell[] = [
  { id: 'trait-de-brume', name: { fr: 'Trait de brume', en: 'Bolt of mist' },
    effect: 'bolt', difficulty: 15, range: 24, target: 'enemy', sight: true, reaction: 'dodge', damage: 4, special: 'stun', amount: [0, 0] },
  // At least two centimetres; the margin of the roll where it is more; doubled on a special success.
  { id: 'souffle-des-anciens', name: { fr: 'Souffle des anciens', en: 'Breath of the elders' },
    effect: 'push', difficulty: 15, range: 12, target: 'enemy', sight: true, reaction: 'dodge', damage: 0, special: 'recoil', amount: [2, 2] },
  { id: 'mains-de-racine', name: { fr: 'Mains de racine', en: 'Hands of root' },
    effect: 'root', difficulty: 16, range: 18, target: 'enemy', sight: true, reaction: 'will', damage: 0, special: null, amount: [1, 1] },
  { id: 'voile-de-brume', name: { fr: 'Voile de brume', en: 'Veil of mist' },
    effect: 'veil', difficulty: 15, range: 20, target: 'point', sight: false, reaction: 'none', damage: 0, special: null, amount: [5, 7] },
  { id: 'chair-de-pierre', name: { fr: 'Chair de pierre', en: 'Flesh of stone' },
    effect: 'stone', difficulty: 15, range: 15, target: 'friend', sight: true, reaction: 'none', damage: 0, special: null, amount: [2, 4] },
  { id: 'appel-du-sang', name: { fr: 'Appel du sang', en: 'Call of blood' },
    effect: 'heal', difficulty: 15, range: 8, target: 'friend', sight: true, reaction: 'none', damage: 0, special: null, amount: [1, 2] },
];

const byId = new Map(SPELLS.map((one) => [one.id, one]));
export const spellOf = (id: string): Spell | undefined => byId.get(id);
