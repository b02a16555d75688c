/** Duels: SON-INI, SON-DUE, SON-DEF, SON-CFO, SON-BOT, SON-PPC, SON-DMG, SON-DES, SON-MRK, SON-IMP, SON-MAL. */
import { describe, expect, test } from 'vitest';
import { BOTTES } from '../data/bottes.ts';
import { isAttack, MANOEUVRE_IDS, MANOEUVRES } from '../data/manoeuvres.ts';
import { levelOf } from '../figure.ts';
import { shows } from '../rules/duel/opening.ts';
import { reduced, woundOf } from '../rules/wounds.ts';
import { fr } from '../words/fr.ts';
import { count, duel, opens, row, sheet, Table } from './table.ts';

const attack = (manoeuvre: string) => ({ do: 'attack', manoeuvre }) as never;
/** Side 0 has the token at the start: it has more white PP. */
const strong = { escrime: 3, manoeuvres: { attaqueSimple: 2, fente: 2 } };
const weak = { escrime: 1 };

describe('the opening', () => {
  test('SON-DUE-01, SON-DUE-02, SON-INI-01, SON-INI-02, SON-INI-08 the duel of 3 against 1: +2 and −2, and two more for the initiative', () => {
    const t = opens(duel(strong, weak), '○', '○○○○●●●');
    // 3 + 2 + 2 = 7 fixed white, one drawn; 1 − 2 = −1, seven drawn.
    const [a, b] = t.events.filter((e) => e.kind === 'opened');
    expect(a).toMatchObject({ name: 'A', fixed: 7, white: 8 });
    expect(a?.sum).toEqual([
      { rule: 'SON-DUE-01', what: 'escrime', value: 3 },
      { rule: 'SON-DUE-01', what: 'difference', value: 2 },
      { rule: 'SON-DUE-02', what: 'initiative', value: 2 },
    ]);
    expect(b).toMatchObject({ name: 'B', fixed: -1, white: 4 });
  });
  test('SON-DUE-01 as an option: only the difference', () => {
    const t = opens(duel(strong, weak, { duelBase: 'zero' }), '○○●●', '○○○○○●');
    expect(t.events.filter((e) => e.kind === 'opened').map((e) => e.fixed)).toEqual([4, -2]);
  });
  test('SON-DUE-03 more white takes the upper hand; who is behind may spend Escrime', () => {
    const t = opens(duel(strong, { escrime: 3 }), '●●●', '○○○○○');
    // A: 3 + 2 = 5 white; B: 3 + 5 = 8.
    expect(t.asked('duel.openMend').seat).toBe(0);
    t.fixed(count('○○○')).answerTo('duel.openMend', { do: 'redraw', count: 3, from: 'escrime' });
    expect(t.kinds).toEqual(['redrew', 'ahead', 'tie']);
  });
  test('SON-OPP-02 a tie is broken for a PP; if both pay, or nobody, it is drawn again', () => {
    const t = opens(duel(strong, { escrime: 3 }), '○○○', '○○○○○');
    t.answerTo('duel.tie', { do: 'pass' }, 0).answerTo('duel.tie', { do: 'breakTie' }, 1);
    expect(t.told('upperHand').name).toBe('B');
    const again = opens(duel(strong, { escrime: 3 }), '○○○', '○○○○○');
    again
      .answerTo('duel.tie', { do: 'pass' }, 0)
      .fixed(count('○○○'), count('○○○●●'))
      .answerTo('duel.tie', { do: 'pass' }, 1);
    expect(again.kinds).toContain('opened');
  });
  test('SON-INI-03, SON-INI-04, SON-INI-05, SON-PPC-01 the initiative is bid for, the stakes are lost, the robbed one keeps the token', () => {
    const t = new Table({ options: { arpenteurs: [sheet({ name: 'A' }), sheet({ name: 'B' })] }, players: 2 });
    t.answerTo('duel.impress', { do: 'pass' }).answerTo('duel.impress', { do: 'pass' });
    t.answerTo('duel.bid', { do: 'pass' }, 0);
    t.answerTo('duel.bid', { do: 'bid', count: 1, white: 0 }, 1);
    expect(t.told('spent')).toMatchObject({ rule: 'SON-PPC-01', black: 1 });
    expect(t.s.store.limbes.black).toBe(1);
    expect(t.whyTo('duel.bid', { do: 'bid', count: 1 }, 0)).toBe('SON-INI-03 bidTooLow');
    t.answerTo('duel.bid', { do: 'pass' }, 0).answerTo('duel.bid', { do: 'pass' }, 1);
    expect(t.told('initiative')).toMatchObject({ name: 'B', stolen: true });
    expect(t.s.tokenStays).toBe(true);
    expect(t.s.token).toBe(0);
  });
  test('SON-IMP-01, SON-IMP-02 a show before the fight: a stone each way for two exchanges', () => {
    const both = [sheet({ name: 'A', escrime: 3 }), sheet({ name: 'B', escrime: 3 })];
    const t = new Table({ options: { arpenteurs: both }, players: 2 });
    t.answerTo('duel.impress', { do: 'impress' }, 0);
    expect(t.asked('duel.impressed').seat).toBe(1);
    t.answerTo('duel.impressed', { do: 'impress' }, 1);
    t.fixed(row('○○○●●')).answerTo('test.prepare', { do: 'draw' }, 0);
    t.fixed(row('○●●●●')).answerTo('test.prepare', { do: 'draw' }, 1).answerTo('test.mend', { do: 'stand' }, 1);
    expect(t.told('impressed')).toMatchObject({ rule: 'SON-IMP-01', winner: 'A', loser: 'B' });
    const failed = new Table({ options: { arpenteurs: both }, players: 2 }).poor(0);
    failed.answerTo('duel.impress', { do: 'impress' }, 0).answerTo('duel.impressed', { do: 'pass' }, 1);
    failed.fixed(row('●●●●●')).answerTo('test.prepare', { do: 'draw' });
    expect(failed.told('impressed')).toMatchObject({ rule: 'SON-IMP-02', winner: 'B' });
  });
});

/** Side A has the upper hand at its first manoeuvre. */
const above = (a: Record<string, unknown> = strong, b: Record<string, unknown> = { escrime: 3 }, options = {}) =>
  opens(duel(a, b, options), '○○○', '●●●●●').answerTo('duel.openMend', { do: 'stand' });

describe('the chain', () => {
  test('SON-DUE-04, SON-DEF-01, SON-MAN-02 Réussites of the attack, less those of the defence', () => {
    const t = above();
    t.fixed(count('○○○○○●')).answerTo('duel.attack', attack('attaqueSimple'));
    expect(t.told('struck')).toMatchObject({ fixed: 2, white: 7, reussites: 3 });
    expect(t.asked('duel.defend').seat).toBe(1);
    t.fixed(count('○○○○○●●●')).answerTo('duel.defend', { do: 'defend', manoeuvre: 'paradeSimple' });
    expect(t.told('struck')).toMatchObject({ reussites: 1, defence: true });
    t.answerTo('duel.raise', { do: 'pass' }, 0).answerTo('duel.raise', { do: 'pass' }, 1);
    expect(t.asked('duel.attack').about).toMatchObject({ chain: 2 });
    t.used();
  });
  test('SON-DUE-05 the first failure ends the chain; a manoeuvre fully cancelled does not', () => {
    const t = above();
    t.poor(0).poor(1);
    t.fixed(count('○○○●●●')).answerTo('duel.attack', attack('attaqueSimple'));
    t.fixed(count('○○○○○○●●')).answerTo('duel.defend', { do: 'defend', manoeuvre: 'esquiveSimple' });
    expect(t.open).toEqual(['0 duel.attack']);
    t.fixed(count('●●●●●●●●')).answerTo('duel.attack', attack('enForce'));
    expect(t.told('chain')).toMatchObject({ reussites: 0, manoeuvres: 1 });
  });
  test('SON-DUE-06, SON-MAL-03 the same manoeuvre running: a black stone for the attacker, a white one for the defence', () => {
    const t = above();
    t.poor(0).poor(1);
    t.fixed(count('○○○○○○')).answerTo('duel.attack', attack('fente')).answerTo('duel.defend', { do: 'take' });
    t.fixed(count('○○○○○○○')).answerTo('duel.attack', attack('fente'));
    expect(t.told('struck')).toMatchObject({ fixed: 1 });
    t.fixed(count('○●●●●●●')).answerTo('duel.defend', { do: 'defend', manoeuvre: 'paradeSimple' });
    expect(t.told('struck')).toMatchObject({ fixed: 1, defence: true });
  });
  test('SON-DUE-07 as many stones as Escrime in the whole fight; SON-DUE-08, SON-SHT-12 ticks of the characteristic', () => {
    const t = above({ ...strong, characteristics: { DEX: 2 } });
    t.fixed(count('○○●●●●')).answerTo('duel.attack', attack('attaqueSimple'));
    expect(t.whyTo('duel.attackMend', { do: 'redraw', count: 3, from: 'characteristic' })).toBe('SON-DUE-08 beyondCap');
    t.fixed(count('●')).answerTo('duel.attackMend', { do: 'redraw', count: 1, from: 'characteristic' });
    expect(t.figure(0).ticks.DEX).toBe(1);
    expect(t.whyTo('duel.attackMend', { do: 'redraw', count: 4, from: 'escrime' })).toBe('SON-DUE-07 beyondCap');
    t.fixed(count('●●●')).answerTo('duel.attackMend', { do: 'redraw', count: 3, from: 'escrime' });
    expect(t.whyTo('duel.attackMend', { do: 'redraw', count: 1, from: 'escrime' })).toBe('SON-DUE-07 beyondCap');
    // SON-PPC-03: a PP a stone.
    t.fixed(count('○')).answerTo('duel.attackMend', { do: 'redraw', count: 1, from: 'panache' });
    expect(t.told('spent').rule).toBe('SON-PPC-03');
    expect(t.told('struck')).toMatchObject({ white: 5, reussites: 1 });
  });
  test('SON-PPS-12 one inversion an action; SON-KAR-20 good Karma after the draw', () => {
    const t = above({ ...strong, karma: 4 });
    t.fixed(count('○●●●●●')).answerTo('duel.attack', attack('attaqueSimple'));
    t.answerTo('duel.attackMend', { do: 'invert' });
    expect(t.whyTo('duel.attackMend', { do: 'invert' })).toBe('SON-PPS-12 oneInversion');
    t.fixed(count('○')).answerTo('duel.attackMend', { do: 'karma' });
    expect(t.told('extraStones')).toMatchObject({ rule: 'SON-KAR-20', kept: 1 });
    expect(t.figure(0).karma).toBe(2);
    expect(t.told('struck')).toMatchObject({ white: 5, reussites: 1 });
  });
  test('SON-PPC-02 each PP adds a Réussite or cancels one, in turn, until both pass', () => {
    const t = above();
    t.fixed(count('○○○●●●')).answerTo('duel.attack', attack('attaqueSimple')).answerTo('duel.defend', { do: 'take' });
    t.answerTo('duel.raise', { do: 'raise', count: 2 }, 0);
    expect(t.told('raised')).toMatchObject({ result: 3, attacker: true });
    expect(t.whyTo('duel.raise', { do: 'raise', count: 4 }, 1)).toBe('SON-PPC-02 nothingToCancel');
    t.answerTo('duel.raise', { do: 'raise', count: 3 }, 1);
    expect(t.told('raised')).toMatchObject({ result: 0 });
    expect(t.whyTo('duel.raise', { do: 'raise', count: 5 }, 0)).toBe('SON-PPC-02 tooFewStones');
  });
  test('SON-CFO-01, SON-CFO-02, SON-CFO-03, SON-DEF-02 coup fourré: both strike, both are struck, and no botte', () => {
    const t = above({ ...strong, bottes: ['plume'] }, { escrime: 3, manoeuvres: { contreAttaque: 3 } });
    t.rich(0, 6).poor(1);
    t.fixed(count('○○○○○○')).answerTo('duel.attack', attack('attaqueSimple'));
    expect(t.whyTo('duel.defend', { do: 'counter', manoeuvre: 'garde' })).toBe('SON-DEF-02 noAttack');
    t.fixed(count('○○○●●')).answerTo('duel.defend', { do: 'counter', manoeuvre: 'contreAttaque' });
    t.answerTo('duel.raise', { do: 'pass' }, 0);
    expect(t.told('chain')).toMatchObject({ rule: 'SON-CFO-02', reussites: 4 });
    expect(t.asked('duel.suffer').about).toMatchObject({ wound: 'serieuse', total: 4 });
    t.answerTo('duel.suffer', { do: 'dessous' }, 1);
    expect(t.asked('duel.suffer').about).toMatchObject({ wound: 'legere', total: 2 });
    t.answerTo('duel.suffer', { do: 'wound' }, 0);
    expect(t.figure(0).wounds.map(({ kind }) => kind)).toEqual(['legere']);
  });
});

/** The attacker strikes once with all six white, unparried, and stops. */
function struck(a: Record<string, unknown> = strong, b: Record<string, unknown> = { escrime: 3 }, options = {}): Table {
  const t = above(a, b, options);
  t.poor(1).poor(0);
  t.fixed(count('○○○○○○')).answerTo('duel.attack', attack('attaqueSimple')).answerTo('duel.defend', { do: 'take' });
  return t;
}

describe('what comes of it', () => {
  test('SON-DMG-01, SON-WND-02 Réussites and wounds', () => {
    expect([0, 1, 2, 3, 5, 6, 7, 8, 20].map(woundOf)).toEqual([
      null,
      'legere',
      'legere',
      'serieuse',
      'serieuse',
      'grave',
      'grave',
      'mortelle',
      'mortelle',
    ]);
  });
  test('SON-DMG-02, SON-ARM-01, SON-SHT-11 armour, shield and END come off once', () => {
    const t = duel(strong, { escrime: 3, armour: 'cuirCloute', shield: 'petit', characteristics: { END: 1 } });
    expect(reduced(t.s, t.figure(1), 6)).toBe(2);
    expect(reduced(t.s, t.figure(1), 3)).toBe(0);
    const stopped = struck(strong, { escrime: 3, armour: 'armure', shield: 'petit' });
    stopped.answerTo('duel.attack', { do: 'stop' });
    expect(stopped.told('unhurt')).toMatchObject({ rule: 'SON-DMG-02', total: 4 });
  });
  test('SON-DES-01, SON-DES-02 the dessous: a black stone on all later draws, three times, then the foe decides', () => {
    const t = struck().answerTo('duel.attack', { do: 'stop' });
    t.answerTo('duel.suffer', { do: 'dessous' }, 1);
    expect(t.told('dessous')).toMatchObject({ rule: 'SON-DES-01', stones: 1 });
    t.answerTo('duel.stance', { do: 'ready' }, 0)
      .fixed(count('○○○'), count('○●●●●●'))
      .answerTo('duel.stance', { do: 'ready' }, 1);
    expect(t.events.filter((e) => e.kind === 'opened')[1]).toMatchObject({ fixed: 2 });
    for (let stones = 2; stones <= 4; stones++) {
      t.fixed(count('○○○○○○')).answerTo('duel.attack', attack(stones % 2 === 0 ? 'fente' : 'attaqueSimple'));
      t.answerTo('duel.defend', { do: 'take' })
        .answerTo('duel.attack', { do: 'stop' })
        .answerTo('duel.suffer', { do: 'dessous' }, 1);
      if (stones === 4) break;
      t.answerTo('duel.stance', { do: 'ready' }, 0)
        .fixed(count('○○○'), count('●'.repeat(5 + stones)))
        .answerTo('duel.stance', { do: 'ready' }, 1);
    }
    expect(t.asked('duel.fate').seat).toBe(0);
    t.answerTo('duel.fate', { do: 'fate', what: 'kill' });
    // SON-DTH-01: a player's character withdraws.
    expect(t.figure(1).out).toBe('withdrawn');
    expect(t.s.over).toEqual({ winners: [0], rule: 'SON-DUE-10' });
  });
  test('SON-DES-03, SON-PPC-06 a chain won, and two PP, take one off', () => {
    const t = struck();
    t.rich(0, 2);
    const [frame] = t.s.stacks[0] ?? [];
    if (frame?.kind === 'duel') frame.sides[0].dessous = 1;
    t.answerTo('duel.attack', { do: 'stop' })
      .answerTo('duel.suffer', { do: 'wound' }, 1)
      .answerTo('duel.mark', { do: 'pass' });
    t.answerTo('duel.shed', { do: 'shed' });
    expect(t.told('dessous')).toMatchObject({ rule: 'SON-DES-03', stones: 0 });
  });
  test('SON-MAL-05, SON-WND-04 a Sérieuse weighs a stone on every later draw', () => {
    const t = struck().answerTo('duel.attack', { do: 'stop' }).answerTo('duel.suffer', { do: 'wound' }, 1);
    t.answerTo('duel.stance', { do: 'ready' }, 0)
      .fixed(count('○○○'), count('○●●●●●'))
      .answerTo('duel.stance', { do: 'ready' }, 1);
    expect(t.events.filter((e) => e.kind === 'opened')[1]?.sum).toContainEqual({
      rule: 'SON-MAL-05',
      what: 'wounds',
      value: -1,
    });
  });
  test('SON-DMG-03, SON-NPC-04, SON-DTH-01 full kinds run over, Légères never, and a full Mortelle is the end', () => {
    const t = duel(strong, { escrime: 3 });
    t.figure(1).wounds = [1, 2, 3].map(() => ({ kind: 'serieuse', day: 1, place: '', hidden: false }));
    const u = opens(t, '○○○', '●●●●●●').answerTo('duel.openMend', { do: 'stand' });
    u.poor(0)
      .poor(1)
      .fixed(count('○○○○○○'))
      .answerTo('duel.attack', attack('attaqueSimple'))
      .answerTo('duel.defend', { do: 'take' });
    u.answerTo('duel.attack', { do: 'stop' }).answerTo('duel.suffer', { do: 'wound' }, 1);
    expect(u.told('hurt').wound).toBe('grave');
  });
  test('SON-DTH-01, SON-DMG-02 a Mortelle says how many there are of those that end it, and its sum', () => {
    const t = above();
    t.poor(1).rich(0, 12);
    t.fixed(count('○○○○○○')).answerTo('duel.attack', attack('attaqueSimple')).answerTo('duel.defend', { do: 'take' });
    for (let i = 0; i < 2; i++) t.answerTo('duel.raise', { do: 'raise', count: 3 }, 0);
    t.answerTo('duel.raise', { do: 'pass' }, 0);
    t.answerTo('duel.attack', { do: 'stop' }).answerTo('duel.suffer', { do: 'wound' }, 1);
    const told = t.told('hurt');
    expect(told).toMatchObject({ wound: 'mortelle', borne: 1, bears: 1 });
    expect(told.sum?.reduce((sum, { value }) => sum + value, 0)).toBe(told.total);
    expect(fr.event(told, [])).toMatch(/Mortelles : 1 sur 1, c’est la dernière\.$/);
    expect(t.figure(1).out).toBe('withdrawn');
  });
  test('SON-MRK-01, SON-PPC-05, SON-MRK-02, SON-WND-11 marks after a Grave wound, and where it was given', () => {
    const t = above();
    t.poor(1).rich(0, 6);
    t.fixed(count('○○○○○○')).answerTo('duel.attack', attack('attaqueSimple')).answerTo('duel.defend', { do: 'take' });
    t.answerTo('duel.raise', { do: 'raise', count: 3 }, 0).answerTo('duel.raise', { do: 'pass' }, 0);
    t.answerTo('duel.attack', { do: 'stop' }).answerTo('duel.suffer', { do: 'wound' }, 1);
    expect(t.whyTo('duel.mark', { do: 'mark', size: 4 })).toBe('SON-MRK-01 tooFewStones');
    expect(t.whyTo('duel.mark', { do: 'where', place: 'œil', sensitive: true })).toBe('SON-MRK-02 onlyAfterSpecial');
    t.answerTo('duel.mark', { do: 'mark', size: 2, text: 'balafre' });
    expect(t.figure(1).marks).toEqual(['balafre']);
    expect(t.told('spent').rule).toBe('SON-PPC-05');
  });
  test('SON-DUE-10 giving up ends it; the other has won', () => {
    const t = duel(strong, weak).answerTo('duel.stance', { do: 'yield' }, 0);
    expect(t.s.over?.winners).toEqual([1]);
    expect(t.open).toEqual([]);
  });
});

describe('SON-BOT bottes', () => {
  const armed = { ...strong, bottes: ['plume', 'nuitNoire'] };
  test('SON-BOT-01, SON-PPC-04, SON-DES-04 after a good manoeuvre, for its stones in its colours; its wound cannot be turned', () => {
    const t = above(armed);
    t.poor(1)
      .rich(0, 4)
      .fixed(count('○○○●●●'))
      .answerTo('duel.attack', attack('attaqueSimple'))
      .answerTo('duel.defend', { do: 'take' });
    t.answerTo('duel.raise', { do: 'pass' }, 0).answerTo('duel.attack', { do: 'stop' });
    expect(t.whyTo('duel.botte', { do: 'botte', botte: 'nevers' })).toBe('SON-BOT-07 notYourBotte');
    expect(t.whyTo('duel.botte', { do: 'botte', botte: 'nuitNoire' })).toBe('SON-BOT-01 tooFewStones');
    expect(t.whyTo('duel.botte', { do: 'botte', botte: 'plume', free: true })).toBe('SON-BOT-02 noCombination');
    t.answerTo('duel.botte', { do: 'botte', botte: 'plume' });
    expect(t.told('launched')).toMatchObject({ botte: 'plume', free: false });
    t.answerTo('duel.botteAnswer', { do: 'take' }, 1);
    t.answerTo('duel.suffer', { do: 'dessous' }, 1);
    // The chain was turned into dessous; the wound of the botte was taken.
    expect(t.figure(1).wounds.map(({ kind }) => kind)).toEqual(['serieuse']);
  });
  test('SON-PPS-03, SON-BOT-01 a colour that does not fit is refused', () => {
    const t = above(armed);
    t.poor(1)
      .rich(0, 0, 6)
      .fixed(count('○○○●●●'))
      .answerTo('duel.attack', attack('attaqueSimple'))
      .answerTo('duel.defend', { do: 'take' });
    t.answerTo('duel.raise', { do: 'pass' }, 0).answerTo('duel.attack', { do: 'stop' });
    expect(t.whyTo('duel.botte', { do: 'botte', botte: 'plume' })).toBe('SON-PPS-03 wrongColour');
  });
  test('SON-BOT-04 one may leave it; SON-BOT-05 eight PP or eight white stop it', () => {
    const t = above(armed);
    t.rich(1, 8)
      .rich(0, 4)
      .fixed(count('○○○●●●'))
      .answerTo('duel.attack', attack('attaqueSimple'))
      .answerTo('duel.defend', { do: 'take' });
    t.answerTo('duel.raise', { do: 'pass' }, 0)
      .answerTo('duel.raise', { do: 'pass' }, 1)
      .answerTo('duel.attack', { do: 'stop' });
    t.answerTo('duel.botte', { do: 'botte', botte: 'plume' }).answerTo('duel.botteAnswer', { do: 'counterBotte' }, 1);
    expect(t.told('parriedBotte')).toMatchObject({ rule: 'SON-BOT-05', how: 'panache', held: true });
    expect(t.asked('duel.suffer').about).toMatchObject({ wound: 'legere' });
    const saved = above(armed);
    saved
      .poor(1)
      .rich(0, 4)
      .fixed(count('○○○●●●'))
      .answerTo('duel.attack', attack('attaqueSimple'))
      .answerTo('duel.defend', { do: 'take' });
    saved
      .answerTo('duel.raise', { do: 'pass' }, 0)
      .answerTo('duel.attack', { do: 'stop' })
      .answerTo('duel.botte', { do: 'botte', botte: 'plume' });
    saved.fixed(count('○○○○○○○●')).answerTo('duel.botteAnswer', { do: 'save' }, 1);
    saved.answerTo('duel.saveMend', { do: 'stand' }, 1);
    expect(saved.told('parriedBotte')).toMatchObject({ how: 'draw', held: false });
  });
  test('SON-BOT-02, SON-BOT-03 the combination: two white first, then six places, fixed stones where they fit', () => {
    const stones = (text: string) => row(text).map((one) => one === 1);
    expect(shows(stones('○○○○○●●●'), 0, BOTTES.plume.combination)).toBe(true);
    expect(shows(stones('○●○○○●●●'), 0, BOTTES.plume.combination)).toBe(false);
    // Two black stones of malus lie on the places that the combination leaves free, or wants black.
    expect(shows(stones('○○○○○●'), -2, BOTTES.plume.combination)).toBe(true);
    expect(shows(stones('○○●○○●'), -2, BOTTES.plume.combination)).toBe(false);
    expect(shows(stones('○○○○●●'), 2, BOTTES.nuitNoire.combination)).toBe(false);
    const t = duel({ ...armed, escrime: 0 }, { escrime: 0 });
    t.answerTo('duel.stance', { do: 'ready', botte: 'plume' }, 0);
    // Two fixed white for the initiative, six drawn: ○○ then ○ and three more; the fixed ones lie on the first places.
    t.fixed(row('○○○●●●'), count('○●●●●●●●'))
      .answerTo('duel.stance', { do: 'ready' }, 1)
      .answerTo('duel.openMend', { do: 'stand' });
    expect(t.told('upperHand')).toMatchObject({ name: 'A', free: 'plume' });
    t.poor(0)
      .poor(1)
      .fixed(count('○○○○○○'))
      .answerTo('duel.attack', attack('attaqueSimple'))
      .answerTo('duel.defend', { do: 'take' });
    t.answerTo('duel.attack', { do: 'stop' }).answerTo('duel.botte', { do: 'botte', botte: 'plume', free: true });
    expect(t.told('launched')).toMatchObject({ rule: 'SON-BOT-02', free: true });
  });
  test('SON-PPC-03 a décalage: two PP exchange two neighbours to complete a combination', () => {
    const t = duel({ ...armed, escrime: 0 }, { escrime: 0 });
    t.answerTo('duel.stance', { do: 'ready', botte: 'nuitNoire' }, 0);
    // Fixed ○○ lie on the fifth and sixth places; ●●●● are wanted on the first four.
    t.fixed(row('○●○●●●'), count('○●●●●●●●')).answerTo('duel.stance', { do: 'ready' }, 1);
    t.answerTo('duel.shift', { do: 'shift', place: 1 }, 0).answerTo('duel.openMend', { do: 'stand' });
    expect(t.told('upperHand')).toMatchObject({ free: 'nuitNoire' });
  });
  test('every botte has a price, a wound and six places', () => {
    for (const { price, white, black, combination } of Object.values(BOTTES)) {
      expect(combination).toMatch(/^[○●·]{6}$/);
      expect(white + black).toBeLessThanOrEqual(price);
    }
    expect(Object.keys(BOTTES).length).toBeGreaterThanOrEqual(8);
  });
});

describe('SON-MAN the list of actions', () => {
  test('SON-MAN-01, SON-MAN-03, SON-MAN-04, SON-MAN-05, SON-MAN-06, SON-MAN-07 bases and groups', () => {
    const of = (group: string) => MANOEUVRE_IDS.filter((id) => MANOEUVRES[id].group === group).length;
    expect(['attack', 'parry', 'dodge', 'scenery', 'special'].map(of)).toEqual([20, 4, 5, 4, 13]);
    const nobody = { sheet: sheet() };
    expect([levelOf(nobody, 'attaqueSimple'), levelOf(nobody, 'fente'), levelOf(nobody, 'feinte')]).toEqual([
      0,
      -1,
      undefined,
    ]);
    expect(levelOf({ sheet: sheet({ manoeuvres: { feinte: 3 } }) }, 'feinte')).toBe(3);
    expect(levelOf(nobody, 'bouclier')).toBeUndefined();
  });
  test('SON-MAN-08 every attack gives Réussites; what is not owned is refused', () => {
    expect(isAttack('bluff')).toBe(true);
    const t = above();
    expect(t.whyTo('duel.attack', attack('feinte'))).toBe('SON-MAN-01 notYourManoeuvre');
    expect(t.whyTo('duel.attack', attack('garde'))).toBe('SON-MAN-03 noAttack');
  });
});

describe('SON-DUE-09 a foe whose Escrime is hidden', () => {
  test('nothing of it is in the view, in what is told or in the odds; the stones are hidden too', () => {
    const t = opens(duel({ escrime: 2 }, { escrime: 2 }, { hiddenEscrime: true }), '○○○○', '●●●●●●');
    expect(t.view(0).figures.map(({ sheet: one }) => one.escrime)).toEqual([2, null]);
    expect(t.view('spectator').figures.map(({ sheet: one }) => one.escrime)).toEqual([null, null]);
    const shown = t.view(0).business.at(-1);
    expect(shown?.kind === 'duel' && shown.sides.map(({ white, fixed }) => [white, fixed])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(t.whyTo('duel.openMend', { do: 'redraw', count: 2, from: 'escrime' }, 1)).toBe('SON-DUE-09 oneAtATime');
  });
  test('no combination is read in the dark', () => {
    const t = duel({ bottes: ['plume'] }, {}, { hiddenEscrime: true });
    expect(t.whyTo('duel.stance', { do: 'ready', botte: 'plume' })).toBe('SON-DUE-09 inTheDark');
  });
});

test('SON-X-01 the odds of a manoeuvre are exact', () => {
  const t = above();
  const ways = t.waysTo('duel.attack', attack('attaqueSimple'));
  expect(Object.keys(ways).sort()).toEqual(['r0', 'r1', 'r2', 'r3', 'r4']);
});

test('SON-PPS-05, SON-NPC-02, SON-NPC-03, SON-X-02 a PNJ draws perfidy, and the rules play him where nobody does', () => {
  const t = new Table({ options: { foe: 'comte' }, setup: [count('○○●●')] });
  expect(t.events.filter((e) => e.kind === 'gained').map((e) => [e.rule, e.name])).toContainEqual([
    'SON-PPS-05',
    'Le Comte de Noirsonge',
  ]);
  expect(t.open).toEqual(['0 duel.impress']);
});
