/** Three hauts-rêvants ready to play. Nitouche is the one of the text; the others are ours. */
import type { READY_IDS } from './options.ts';
import type { Sheet } from './sheet.ts';

export const READY: Readonly<Record<(typeof READY_IDS)[number], Sheet>> = {
  // EMPATHIE 13, Oniros −2, Hypnos +3, Narcos 0, the demi-rêve in the sanctuaire Blanc: the text says so.
  nitouche: {
    name: 'Nitouche',
    reve: 14,
    empathie: 13,
    volonte: 12,
    vue: 12,
    endurance: 22,
    vie: 11,
    draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 },
    birthHour: 8,
    start: 'G4',
    spells: ['tympan-d-hypnos', 'guerrier-sorde', 'detection-d-aura'],
    fatigue: 0,
    refoulement: 0,
  },
  orsande: {
    name: 'Orsande',
    reve: 15,
    empathie: 11,
    volonte: 14,
    vue: 10,
    endurance: 24,
    vie: 12,
    draconic: { oniros: 4, hypnos: -3, narcos: 1, thanatos: -11 },
    birthHour: 3,
    start: 'C6',
    spells: ['anti-magie', 'air-en-eau', 'tenebres', 'quietude', 'detection-d-aura'],
    fatigue: 0,
    refoulement: 2,
  },
  bertil: {
    name: 'Bertil le Gris',
    reve: 13,
    empathie: 12,
    volonte: 11,
    vue: 14,
    endurance: 26,
    vie: 13,
    draconic: { oniros: 0, hypnos: 1, narcos: -4, thanatos: 2 },
    birthHour: 10,
    start: 'K9',
    spells: ['thanatoeil', 'tympan-d-hypnos', 'anti-magie'],
    fatigue: 0,
    refoulement: 4,
  },
};
