import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { rules } from '../rules.ts';
import { DREAMER } from '../state.ts';
import { attackOf, card, combat, defenceOf, duel, row, times } from './table.ts';

/** Seat 0 attacks with its first artefact. */
const attack = (target: number, boost = '') =>
  ({ do: 'attack', place: 0, target: target as 0, boost: row(boost) }) as const;
const NOTHING: Answer = { do: 'defend', boost: [] };

describe('attacking', () => {
  test('ART-ATTACK-01 nobody fights before the last player of the first round', () => {
    const t = duel({ places: ['emberling'] }, { places: ['velvet-hedgehog'] }).turn(0, { round: 1 });
    expect(t.why({ do: 'fight' })).toBe('ART-ATTACK-01 noCombatYet');
    expect(t.choices()).not.toContainEqual({ do: 'fight' });
    t.side(1).played = true;
    t.answer({ do: 'fight' });
    expect(t.open).toEqual(['0 combat']);
  });

  test('AMB-12 `firstRoundCombat`', () => {
    const lay = [{ places: ['emberling'] }, { places: ['velvet-hedgehog'] }] as const;
    const all = duel(...lay, { firstRoundCombat: 'all' }).turn(0, { round: 1 });
    expect(all.answer({ do: 'fight' }).open).toEqual(['0 combat']);
    const none = duel(...lay, { firstRoundCombat: 'none' }).turn(0, { round: 1 });
    none.side(1).played = true;
    expect(none.why({ do: 'fight' })).toBe('ART-ATTACK-01 noCombatYet');
  });

  test('ART-ATTACK-02 ART-ENDUR-01 ART-MON-03 an attack is one artefact on one card, and costs 1 endurance at once', () => {
    const t = combat({ places: ['emberling:3'] }, { places: ['carnival-bull'] });
    t.answer(attack(0));
    expect(t.side(0).endurance[0]).toBe(2);
    expect(t.told('settled').result).toBe('held');
    expect(t.told('attacked')).toMatchObject({ card: card('emberling'), target: card('carnival-bull'), endurance: 2 });
  });

  test('ART-ATTACK-03 once a turn, with endurance, not face down', () => {
    const t = combat(
      { places: ['emberling', 'tinder-cat:0', 'carnival-bull'] },
      { places: ['root-stag', 'root-stag'] },
    );
    t.side(0).asleep = [0, 0, 2];
    t.answer(attack(0));
    // Nobody is left who could attack, so the turn is over.
    expect(t.s.turn).toBe(1);
    const u = combat({ places: ['emberling', 'tinder-cat:0', 'carnival-bull'] }, { places: ['root-stag'] });
    u.side(0).asleep = [0, 0, 2];
    expect(u.why({ do: 'attack', place: 1, target: 0, boost: [] })).toBe('ART-ENDUR-03 noEndurance');
    expect(u.why({ do: 'attack', place: 2, target: 0, boost: [] })).toBe('ART-POW-12 faceDown');
    const v = combat({ places: ['emberling', 'tinder-cat'] }, { places: ['carnival-bull'] }).answer(attack(0));
    expect(v.why(attack(0))).toBe('ART-ATTACK-03 hasAttacked');
    expect(v.why({ do: 'attack', place: 2, target: 0, boost: [] })).toBe('ART-ATTACK-02 nothingThere');
    expect(v.why({ do: 'attack', place: 1, target: 1, boost: [] })).toBe('ART-ATTACK-04 nothingThere');
    expect(v.why({ do: 'fight' })).toBe('ART-ATTACK-02 combatOnly');
    const w = duel({ places: ['emberling:0'] }, { places: ['root-stag'] });
    expect(w.why({ do: 'fight' })).toBe('ART-ATTACK-03 nobodyCanAttack');
  });

  test('ART-SUMMON-03 an artefact may attack when just summoned, unless the table says otherwise (AMB-18)', () => {
    const lay = [{ hand: 'emberling', row: 'D+R D+R' }, { places: ['root-stag'] }] as const;
    const t = duel(...lay)
      .answer({ do: 'summon', card: card('emberling') })
      .answer({ do: 'fight' });
    expect(t.open).toEqual(['0 combat']);
    const u = duel(...lay, { summoningSickness: true }).answer({ do: 'summon', card: card('emberling') });
    expect(u.why({ do: 'fight' })).toBe('ART-ATTACK-03 nobodyCanAttack');
    u.lay(0, { places: ['emberling', 'tinder-cat'] }).answer({ do: 'fight' });
    expect(u.why(attack(0))).toBe('ART-SUMMON-03 justSummoned');
  });

  test('ART-ATTACK-04 ART-WPN-03 the Dreamer is covered by any artefact, also one without defence', () => {
    const t = combat({ places: ['emberling'] }, { dreamer: 'Truant', places: ['flying-poker'] });
    expect(t.why(attack(DREAMER))).toBe('ART-ATTACK-04 covered');
    expect(t.answer(attack(0)).told('settled')).toMatchObject({ defence: 0, result: 'won' });
    const boosted = combat({ places: ['emberling'] }, { places: ['flying-poker'], row: 'N−R' });
    boosted.answer(attack(0));
    expect(boosted.kinds).toContain('felled');
    const u = combat(
      { places: ['emberling'] },
      { places: ['flying-poker'], row: 'N−R' },
      { blankDefence: 'boostable' },
    );
    u.answer(attack(0));
    expect(u.open).toEqual(['1 defend']);
  });

  test('ART-ATTACK-05 ART-COLOUR-05 ART-DREAM-09 no attack on a Dreamer of the weakness colour', () => {
    const t = combat({ places: ['emberling', 'velvet-hedgehog'] }, { dreamer: 'Castaway' });
    expect(t.why(attack(DREAMER))).toBe('ART-ATTACK-05 weaknessColour');
    t.answer({ do: 'attack', place: 1, target: DREAMER, boost: [] });
    expect(t.side(1).woken).toBe(1);
  });

  test('ART-ATTACK-06 the first attack may uncover the Dreamer for the second', () => {
    const t = combat(
      { places: ['carnival-bull', 'velvet-hedgehog'] },
      { dreamer: 'Castaway', places: ['flying-poker'] },
    );
    t.answer(attack(0));
    expect(t.open).toEqual(['0 combat']);
    t.answer({ do: 'attack', place: 1, target: DREAMER, boost: [] });
    expect(t.told('woke')).toMatchObject({ seat: 1, by: 0, how: 'attack', count: 1, rule: 'ART-DREAM-08' });
  });

  test('ART-WAKE-02 a player whose Dreamer has woken has none to wake', () => {
    const t = combat({ places: ['emberling', 'velvet-hedgehog'] }, { dreamer: '', places: ['flying-poker'] });
    expect(t.why(attack(DREAMER))).toBe('ART-WAKE-02 noDreamer');
    t.answer(attack(0));
    expect(t.s.turn).toBe(1);
  });
});

describe('the result', () => {
  test('ART-RESULT-02 ART-RESULT-03 ART-COLOUR-01 the base is doubled against the resistance colour, on either side', () => {
    const t = combat({ places: ['emberling'] }, { places: ['root-stag'] }).answer(attack(0));
    expect(t.told('settled')).toMatchObject({ attack: 2 * attackOf('emberling'), defence: defenceOf('root-stag') });
    const u = combat({ places: ['emberling'] }, { places: ['bathtub-jellyfish'] }).answer(attack(0));
    expect(u.told('settled')).toMatchObject({
      attack: attackOf('emberling'),
      defence: 2 * defenceOf('bathtub-jellyfish'),
    });
    const sum = u.told('settled').sum?.reduce((n, { value }) => n + value, 0);
    expect(sum).toBe(attackOf('emberling') - 2 * defenceOf('bathtub-jellyfish'));
  });

  test('ART-COLOUR-02 the weakness is a reminder, unless the table halves the base (AMB-39)', () => {
    const t = combat(
      { places: ['carnival-bull'] },
      { places: ['bathtub-jellyfish'] },
      { weaknessPenalty: true },
    ).answer(attack(0));
    expect(t.told('settled').attack).toBe(attackOf('carnival-bull') >> 1);
  });

  test('ART-RESULT-04 ART-RESULT-06 a Monster is boosted by its phase, the Dreamer’s property and its colour', () => {
    const t = combat({ places: ['emberling'], row: 'D+R D−R N+R D+G D+X *R' }, { places: ['root-stag'] });
    for (const wrong of ['D−R', 'N+R', 'D+G', '*B']) expect(t.why(attack(0, wrong))).toBe('ART-RESULT-04 noBoost');
    t.answer(attack(0, 'D+R D+X *R'));
    expect(t.told('attacked').attack).toBe(2 * attackOf('emberling') + 3);
    expect(t.side(0).row).toEqual(row('D−R N+R D+G'));
  });

  test('ART-DP-04 every boost counts one in the sum of an attack, by its own rule', () => {
    const t = combat({ places: ['carnival-bull'], row: 'D+R D+X' }, { places: ['root-stag'] });
    t.answer(attack(0, 'D+R D+X'));
    const { sum = [], attack: total } = t.told('attacked');
    expect(sum).toContainEqual({ rule: 'ART-DP-04', what: 'boosts', value: 2 });
    expect(sum.reduce((all, { value }) => all + value, 0)).toBe(total);
  });

  test('ART-RESULT-05 a Weapon is boosted by its colour, and what is added is of one kind', () => {
    const t = combat({ places: ['sabre-lantern'], row: 'D+R N−R N−X *R D+G' }, { places: ['root-stag'] });
    expect(t.why(attack(0, 'D+R N−R'))).toBe('ART-RESULT-05 noBoost');
    expect(t.why(attack(0, 'D+G'))).toBe('ART-RESULT-05 noBoost');
    t.answer(attack(0, 'N−R N−X *R'));
    expect(t.told('attacked').boost).toHaveLength(3);
  });

  test('AMB-31 `boostMatch`: colour alone, or kind alone', () => {
    const lay = [{ places: ['emberling'], row: 'N−R D+G' }, { places: ['root-stag'] }] as const;
    expect(
      combat(...lay, { boostMatch: 'colour' })
        .answer(attack(0, 'N−R'))
        .told('attacked').boost,
    ).toHaveLength(1);
    expect(
      combat(...lay, { boostMatch: 'kind' })
        .answer(attack(0, 'D+G'))
        .told('attacked').boost,
    ).toHaveLength(1);
  });

  test('ART-RESULT-01 ART-RESULT-10 the defender answers with boosts that are spent whatever comes of it', () => {
    const t = combat(
      { places: ['carnival-bull'] },
      { dreamer: 'Campfire', places: ['tinder-cat'], row: 'N+R N+R D+R' },
    );
    t.answer(attack(0));
    expect(t.open).toEqual(['1 defend']);
    expect(t.why({ do: 'defend', boost: row('D+R') }, 1)).toBe('ART-RESULT-04 noBoost');
    expect(t.why({ do: 'end' }, 1)).toBe('ART-RESULT-01 defendFirst');
    t.answer({ do: 'defend', boost: row('N+R') });
    expect(t.told('settled')).toMatchObject({ defence: defenceOf('tinder-cat') + 1, result: 'won' });
    expect(t.side(1).row).toEqual(row('N+R D+R'));
  });

  test('ART-RESULT-07 ART-RESULT-08 a tie holds; AMB-35 lets it favour the attacker or fell both', () => {
    const lay = [{ places: ['feather-snowman'] }, { places: ['emberling', 'tinder-cat'] }] as const;
    const settle = (options: object) => {
      const t = combat(...lay, options);
      t.side(1).cards = [card('quill-arrow'), card('tinder-cat'), -1];
      t.side(0).cards = [card('tinder-cat'), -1, -1];
      const need = attackOf('tinder-cat') - defenceOf('tinder-cat');
      t.lay(1, { row: times(need, 'N+R'), dreamer: 'Campfire' });
      t.answer({ do: 'attack', place: 0, target: 1, boost: [] }).answer({
        do: 'defend',
        boost: row(times(need, 'N+R')),
      });
      return [t.told('settled').result, t.side(0).cards[0] !== -1, t.side(1).cards[1] !== -1];
    };
    expect(settle({})).toEqual(['held', true, true]);
    expect(settle({ tie: 'attacker' })).toEqual(['won', true, false]);
    expect(settle({ tie: 'both' })).toEqual(['both', false, false]);
  });

  test('ART-ENDUR-04 ART-ZONE-03 what loses a defence goes to the defeated whatever its endurance; defending costs none', () => {
    const t = combat({ places: ['carnival-bull'] }, { places: ['tinder-cat:4', 'emberling:2'] }).answer(attack(0));
    expect(t.side(1).defeated).toEqual([card('tinder-cat')]);
    expect(t.side(1).endurance).toEqual([0, 2, 0]);
  });

  test('ART-RESULT-09 ART-USE-03 only a defence Item saves a Dreamer, also in somebody’s first turn', () => {
    const lay = [{ places: ['velvet-hedgehog'] }, { hand: 'cloud-pillow', row: 'N−B N−W N−W' }] as const;
    const t = combat(...lay);
    t.deals(1, 'cloud-pillow');
    t.side(1).turns = 0;
    t.answer(attack(DREAMER));
    expect(t.why({ do: 'defend', boost: row('N−B') })).toBe('ART-RESULT-09 noBoost');
    expect(t.why({ do: 'defend', boost: [], item: card('moss-blanket') })).toBe('ART-USE-03 notInHand');
    expect(t.why({ do: 'defend', boost: [], pay: row('N−B') })).toBe('ART-DP-04 nothingToPay');
    t.answer({ do: 'defend', boost: [], item: card('cloud-pillow'), pay: row('N−W'), spirals: 0 });
    // Paid in white, twice 3.
    expect(t.told('settled')).toMatchObject({ attack: attackOf('velvet-hedgehog'), defence: 6, result: 'held' });
    expect(t.side(1).broken).toContain(card('cloud-pillow'));
  });

  test('AMB-36 `dreamerDefence`: never, or dream powers too', () => {
    const never = combat(
      { places: ['velvet-hedgehog'] },
      { hand: 'moss-blanket', row: 'N−G' },
      { dreamerDefence: 'none' },
    );
    expect(never.answer(attack(DREAMER)).kinds).toContain('woke');
    const t = combat({ places: ['velvet-hedgehog'] }, { row: 'N−B D−B D+B' }, { dreamerDefence: 'itemsAndPower' });
    t.answer(attack(DREAMER));
    expect(t.why({ do: 'defend', boost: row('D+B') })).toBe('ART-RESULT-09 noBoost');
    t.answer({ do: 'defend', boost: row('N−B D−B') });
    expect(t.told('settled').defence).toBe(2);
  });

  test('ART-INFO-01 whether the defender is asked depends on what all can see, not on the hand', () => {
    const ask = (hand: string) =>
      combat({ places: ['velvet-hedgehog'] }, { hand, row: 'N−G' }).answer(attack(DREAMER)).open;
    // Lagoon has a Moss Blanket: it might be either of these.
    expect(ask('lantern-owl')).toEqual(ask('moss-blanket'));
    expect(ask('lantern-owl')).toEqual(['1 defend']);
    const seen = combat({ places: ['velvet-hedgehog'] }, { hand: 'lantern-owl', row: 'N−G' });
    seen.side(1).deck = seen.side(1).deck.map(() => 0);
    expect(seen.answer(attack(DREAMER)).kinds).toContain('woke');
  });
});

describe('AMB-33 `boostMode`', () => {
  const lay = [
    { places: ['carnival-bull'], row: 'D+R D+R' },
    { dreamer: 'Campfire', places: ['tinder-cat'], row: 'N+R N+R N+R N+R' },
  ] as const;

  test('secret: both lay face down, then all is turned up', () => {
    const t = combat(...lay, { boostMode: 'secret' });
    expect(t.why(attack(0, 'D+R'))).toBe('ART-RESULT-01 boostLater');
    t.answer(attack(0));
    expect(t.open).toEqual(['0 boost', '1 defend']);
    t.answer({ do: 'boost', boost: row('D+R') }, 0);
    expect(t.kinds).toEqual(['laid']);
    expect(t.open).toEqual(['1 defend']);
    t.answer({ do: 'defend', boost: row('N+R N+R N+R N+R') }, 1);
    expect(t.kinds.slice(0, 4)).toEqual(['laid', 'boosted', 'defended', 'settled']);
    expect(t.told('settled')).toMatchObject({
      attack: attackOf('carnival-bull') + 1,
      defence: defenceOf('tinder-cat') + 4,
    });
  });

  test('raise: in turn, until both have passed', () => {
    const t = combat(...lay, { boostMode: 'raise' }).answer(attack(0));
    t.answer({ do: 'boost', boost: row('D+R') }).answer({ do: 'defend', boost: row('N+R N+R N+R') });
    t.answer({ do: 'boost', boost: [] }).answer(NOTHING);
    expect(t.told('settled')).toMatchObject({
      attack: attackOf('carnival-bull') + 1,
      defence: defenceOf('tinder-cat') + 3,
    });
  });
});

test('the view shows both totals of a fight, and who stands where', () => {
  const t = combat({ places: ['carnival-bull'] }, { dreamer: 'Campfire', places: ['tinder-cat'], row: 'N+R' }).answer(
    attack(0),
  );
  expect(rules.view(t.s, 1).fight).toMatchObject({
    seat: 0,
    place: 0,
    defender: 1,
    target: 0,
    attack: attackOf('carnival-bull'),
    defence: defenceOf('tinder-cat'),
  });
});
