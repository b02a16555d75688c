import { describe, expect, test } from 'vitest';
import { CELLS, cellAt } from './map.ts';
import { DURATIONS, SUBJECTS } from './spell-terms.ts';
import { SPELLS, type Spell, spellById, suits } from './spells.ts';
import { isTerrain } from './terrains.ts';

function spell(id: string): Spell {
  const found = spellById(id);
  if (found === undefined) throw new Error(`no spell ${id}`);
  return found;
}

const names = (choose: (spell: Spell) => boolean) => SPELLS.filter(choose).map(({ name }) => name);
const of = (voie: string) => SPELLS.filter(({ voies }) => voies.join('|') === voie);
const cell = (coord: string) => cellAt(coord) ?? -1;

describe('RDD-SPELL-01 the list', () => {
  test('163 spells, voie by voie', () => {
    expect(SPELLS).toHaveLength(163);
    expect(['oniros', 'hypnos', 'narcos', 'thanatos'].map((voie) => of(voie).length)).toEqual([70, 42, 23, 25]);
    expect(names(({ voies }) => voies.length === 3)).toEqual(['Annulation de magie']);
    expect(names(({ voies }) => voies.length === 4)).toEqual(['Détection d’aura', 'Lecture d’aura']);
  });

  test('ids are plain, unique and found again', () => {
    expect(new Set(SPELLS.map(({ id }) => id)).size).toBe(163);
    expect(SPELLS.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(SPELLS.every((one) => spellById(one.id) === one)).toBe(true);
    expect(spell('thanatoeil').name).toBe('Thanatœil');
    expect(spell('invulnerabilite-chromatique-a-l-orange').difficulty).toBe(-7);
    expect(spellById('toString')).toBeUndefined();
  });

  test('figures are within what the book knows', () => {
    for (const { difficulty, cost, thresholdCost, name } of SPELLS) {
      if (difficulty === 'variable') expect([name, cost]).toEqual(['Annulation de magie', 'variable']);
      else expect(difficulty >= -14 && difficulty <= -2).toBe(true);
      if (cost !== 'variable') {
        const least = 'fixed' in cost ? cost.fixed : cost.atLeast;
        expect(Number.isInteger(least) && least >= 1 && least <= 13).toBe(true);
      }
      expect([0, 1, 2]).toContain(thresholdCost);
    }
  });

  test('sums of the columns, as a seal on the figures', () => {
    const sum = (figure: (spell: Spell) => number) => SPELLS.reduce((all, one) => all + figure(one), 0);
    expect(sum(({ difficulty }) => (difficulty === 'variable' ? 0 : difficulty))).toBe(-1052);
    expect(sum(({ cost }) => (cost !== 'variable' && 'fixed' in cost ? cost.fixed : 0))).toBe(632);
    expect(sum(({ cost }) => (cost !== 'variable' && 'atLeast' in cost ? cost.atLeast : 0))).toBe(73);
    expect(sum(({ thresholdCost }) => thresholdCost)).toBe(20);
  });

  test('some rows in full', () => {
    expect(spell('tympan-d-hypnos')).toEqual({
      id: 'tympan-d-hypnos',
      name: 'Tympan d’Hypnos',
      voies: ['hypnos'],
      ritual: false,
      where: 'collines',
      difficulty: -5,
      cost: { fixed: 4 },
      range: { empathie: 1 },
      duration: 'hn',
      resistance: null,
      subject: 'saufVegetal',
      target: 'creature',
      thresholdCost: 0,
      edition: '3',
    });
    expect(spell('guerrier-sorde')).toMatchObject({
      voies: ['hypnos'],
      ritual: true,
      where: 'D13',
      difficulty: -8,
      cost: { fixed: 7 },
      range: { empathie: 1 },
      target: 'zone',
    });
    expect(spell('sommeil')).toMatchObject({
      where: 'marais',
      difficulty: -9,
      cost: { atLeast: 1 },
      range: { empathie: 2 },
      duration: 'selonR',
      resistance: 'hn',
      target: 'creature',
    });
    expect(spell('pont-immateriel').difficulty).toBe(-6);
    expect(spell('dragonne-lame').difficulty).toBe(-6);
    expect(spell('lumiere').range).toEqual({ empathie: 1, ruling: true });
    expect(SPELLS.filter(({ range }) => typeof range === 'object' && range.ruling)).toHaveLength(61);
  });
});

describe('RDD-SPELL-02 where', () => {
  test('ten spells need one exact cell', () => {
    const exact = SPELLS.filter(({ where }) => cellAt(where) !== undefined);
    expect(Object.fromEntries(exact.map(({ name, where }) => [name, where]))).toEqual({
      'Coursiers de Psark': 'H4',
      'Guerrier Sorde': 'D13',
      'Guerrier Turme': 'C8',
      Kanaillou: 'E1',
      'Marmitons de Pavois': 'C6',
      Nonechalepasse: 'M1',
      Panoplistes: 'F5',
      'Secouriste blanc': 'G4',
      'Bouilloire de Mélimnod': 'E5',
      'Dague de meurtre': 'G9',
    });
  });

  test('all others need a kind of cell, or the cell of the magic they are aimed at', () => {
    const special = SPELLS.filter(({ where }) => cellAt(where) === undefined && !isTerrain(where));
    expect(special.map(({ name, where }) => `${name}: ${where}`)).toEqual([
      'Annulation de ses propres zones: origine',
      'Élargissement de zone: origine',
      'Permanence de zone: origine',
      'Annulation de ses propres illusions: origine',
      'Annulation de magie: origine',
      'Lecture d’aura: sanctuaireOuOrigine',
    ]);
  });

  test('suits', () => {
    expect(CELLS.filter((_, index) => suits('sanctuaire', index))).toHaveLength(6);
    expect(CELLS.filter((_, index) => suits('D13', index)).map(({ name }) => name)).toEqual(['Cité Sordide']);
    expect(suits('origine', cell('D13'), cell('D13'))).toBe(true);
    expect(suits('origine', cell('D13'))).toBe(false);
    expect(suits('sanctuaireOuOrigine', cell('G4'))).toBe(true);
    expect(suits('sanctuaireOuOrigine', cell('D13'), cell('D13'))).toBe(true);
    expect(suits('sanctuaireOuOrigine', cell('D13'), cell('D12'))).toBe(false);
  });
});

describe('rituals, targets, resistance', () => {
  test('ruling 1: four spells of Narcos are no rituals', () => {
    expect(names(({ voies, ritual }) => voies[0] === 'narcos' && !ritual)).toEqual([
      'Dague de Force',
      'Dragonne Lame',
      'Flèche de Feu',
      'Gourdin-Dragon',
    ]);
    expect(['oniros', 'hypnos', 'narcos', 'thanatos'].map((voie) => of(voie).filter((s) => s.ritual).length)).toEqual([
      3, 16, 19, 12,
    ]);
  });

  test('RDD-AIM-01 Narcos touches a thing; no spell on oneself has another range', () => {
    expect(of('narcos').every(({ range, target }) => range === 'toucher' && target === 'objet')).toBe(true);
    expect(SPELLS.every(({ range, target }) => (range === 'soi') === (target === 'soi'))).toBe(true);
    expect(names(({ target }) => target === 'soi')).toEqual([
      'Concentration',
      'Voix d’Hypnos',
      'Autométamorphose en bête',
    ]);
  });

  test('zones of Oniros that follow a creature can be resisted', () => {
    const moving = of('oniros').filter(({ resistance }) => resistance !== null);
    expect(moving).toHaveLength(8);
    expect(moving.every(({ subject, resistance }) => subject === 'porteur' && resistance === -8)).toBe(true);
    expect(of('oniros').filter(({ target }) => target === 'zone')).toHaveLength(61);
  });

  test('the JR by birth hour belongs to Hypnos and two possessions', () => {
    expect(names(({ voies, resistance }) => resistance === 'hn' && voies[0] !== 'hypnos')).toEqual([
      'Possession d’Esprit',
      'Possession de Corps',
    ]);
    expect(of('hypnos').filter(({ resistance }) => resistance === 'hn')).toHaveLength(14);
  });

  test('every subject and every duration is used', () => {
    expect(new Set(SPELLS.map(({ subject }) => subject))).toEqual(new Set(Object.keys(SUBJECTS)));
    expect(new Set(SPELLS.map(({ duration }) => duration))).toEqual(new Set(Object.keys(DURATIONS)));
  });
});
