/** SON-X-05, SON-X-06: what the Conteur puts right, under his name and with a reason; who comes late; who went before. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { characters } from '../character.ts';
import { game } from '../game.ts';
import { count, sheet, withConteur } from './table.ts';

const SHEET = {
  name: 'Maëlle',
  mana: 12,
  objects: [{ name: 'Baguette', phrase: 'créer feu', level: 2, difficulty: 1, charge: 15 }],
};
const table = () => withConteur([SHEET]);
const CONTEUR = 1;
const SEATS = [
  { name: 'Blaise', role: 'arpenteur' },
  { name: 'Claire', role: 'conteur' },
];

describe('SON-X-05 corrections', () => {
  test.each([
    ['karma', 3, 0],
    ['karma', -15, 0],
    ['white', 1, 3],
    ['white', 5, 3],
    ['black', 2, 1],
    ['mana', 4, 12],
    ['xp', 6, 0],
  ] as const)('%s becomes %i, and no stone is made or lost', (what, value, before) => {
    const t = table().answerTo('preside', { do: 'correct', to: 0, what, value, text: 'mal compté' }, CONTEUR);
    const { panache, karma, mana, xp } = t.figure(0);
    expect({ ...panache, karma, mana, xp: xp.free }[what]).toBe(value);
    const told = t.told('corrected');
    expect(told).toMatchObject({ rule: 'SON-X-05', conteur: CONTEUR, what, before, value, text: 'mal compté' });
    for (const language of ['fr', 'en'] as const) {
      const said = game.texts[language].event(told as never, SEATS);
      expect(said).toMatch(/Claire.*Maëlle.*mal compté/);
      expect(said).toContain(String(value));
      expect(said).not.toMatch(/undefined|\[|\{/);
    }
  });

  test('what was never earned is not in the total either', () => {
    const t = table().answerTo('preside', { do: 'xp', amount: 5 }, CONTEUR);
    t.answerTo('preside', { do: 'correct', to: 0, what: 'xp', value: 3, text: 'deux de trop' }, CONTEUR);
    expect(t.figure(0).xp).toMatchObject({ free: 3, total: 3 });
  });

  test('a wound is struck out; one that the Conteur keeps stays unknown', () => {
    const t = table();
    for (const kind of ['legere', 'grave'] as const)
      t.answerTo('preside', { do: 'harm', to: 0, kind, place: 'bras' }, CONTEUR);
    t.answerTo('preside', { do: 'unharm', to: 0, wound: 1, text: 'paré' }, CONTEUR);
    expect(t.figure(0).wounds.map(({ kind }) => kind)).toEqual(['grave']);
    expect(t.told('corrected')).toMatchObject({ what: 'wound', item: 'legere', text: 'paré' });
    t.figure(0).wounds = t.figure(0).wounds.map((wound) => ({ ...wound, hidden: true }));
    t.answerTo('preside', { do: 'unharm', to: 0, wound: 1, text: 'paré aussi' }, CONTEUR);
    expect(t.told('corrected')).toMatchObject({ what: 'wound', item: '' });
    expect(t.figure(0).wounds).toEqual([]);
  });

  test('things come and go, and a charge is set', () => {
    const own = (more: object) => ({ do: 'own', to: 0, text: 'oubli', ...more }) as Answer;
    const t = table().answerTo('preside', own({ name: 'Lanterne', on: true }), CONTEUR);
    expect(t.figure(0).things).toEqual(['Lanterne']);
    t.answerTo('preside', own({ name: 'Lanterne', on: false }), CONTEUR);
    expect(t.figure(0).things).toEqual([]);
    t.answerTo('preside', own({ name: 'Baguette', on: true, charge: 9 }), CONTEUR);
    expect(t.figure(0).sheet.objects).toMatchObject([{ name: 'Baguette', charge: 9 }]);
    expect(t.told('corrected')).toMatchObject({ what: 'charge', item: 'Baguette', before: 15, value: 9 });
    t.answerTo('preside', own({ name: 'Baguette', on: false }), CONTEUR);
    expect(t.figure(0).sheet.objects).toEqual([]);
  });

  test('the calendar, back as well; nothing heals by it', () => {
    const t = table().answerTo('preside', { do: 'harm', to: 0, kind: 'legere', place: 'bras' }, CONTEUR);
    t.answerTo('preside', { do: 'clock', day: 40, hour: 3, text: 'saut' }, CONTEUR);
    expect(t.s).toMatchObject({ day: 40, hour: 3 });
    expect(t.figure(0).wounds).toHaveLength(1);
    t.answerTo('preside', { do: 'clock', day: 2, hour: 8, text: 'non' }, CONTEUR);
    expect(t.s).toMatchObject({ day: 2, hour: 8 });
  });

  test.each([
    [{ do: 'correct', to: 0, what: 'karma', value: -16, text: 'x' }, 'outOfRange'],
    [{ do: 'correct', to: 0, what: 'mana', value: 13, text: 'x' }, 'outOfRange'],
    [{ do: 'correct', to: 0, what: 'white', value: 99, text: 'x' }, 'outOfRange'],
    [{ do: 'correct', to: 0, what: 'karma', value: 0, text: 'x' }, 'alreadySo'],
    [{ do: 'correct', to: 1, what: 'karma', value: 1, text: 'x' }, 'noSuchFigure'],
    [{ do: 'correct', to: 60, what: 'karma', value: 1, text: 'x' }, 'noSuchFigure'],
    [{ do: 'unharm', to: 0, wound: 1, text: 'x' }, 'noSuchWound'],
    [{ do: 'own', to: 0, name: 'Rien', on: false, text: 'x' }, 'notOnSheet'],
    [{ do: 'own', to: 0, name: 'Baguette', on: true, text: 'x' }, 'hasIt'],
    [{ do: 'clock', day: 1, hour: 8, text: 'x' }, 'alreadySo'],
  ] as const)('refused in words: %j', (answer, reason) => {
    expect(table().whyTo('preside', answer as Answer, CONTEUR)).toMatch(new RegExp(`${reason}$`));
  });

  test('without a reason it is no answer at all', () => {
    const parsed = game.rules.answers.safeParse({ do: 'correct', to: 0, what: 'karma', value: 1, text: '' });
    expect(parsed.success).toBe(false);
  });
});

const varthos = characters.ready[2] as (typeof characters.ready)[number];
const arrival = { name: varthos.name, ...varthos.body };

describe('SON-X-06 somebody comes late with an Arpenteur of their own', () => {
  const arrived = (t = table(), more: object = {}) =>
    t.fixed(count('○○●●')).answerTo('preside', { do: 'arrive', seat: 0, arrival: { ...arrival, ...more } }, CONTEUR);

  test('draws panache as at the start, and plays from then on; who was there leaves the scene', () => {
    const t = arrived();
    const at = t.s.figures.findIndex(({ seat }) => seat === 0);
    expect(t.figure(at)).toMatchObject({ sheet: { name: 'Varthos' }, panache: { white: 2, black: 2 }, out: null });
    expect(t.figure(0)).toMatchObject({ seat: null, onStage: false, player: null });
    expect(t.told('arrived')).toMatchObject({ name: 'Varthos', after: 'Maëlle' });
    expect(characters.from(t.view(0), 0)).toMatchObject({ name: 'Varthos' });
    expect(characters.former?.(t.view(0), 0)).toEqual([]);
    // The player sees nothing more of her.
    expect(JSON.stringify(t.view(0))).not.toContain('Maëlle');
    expect(t.choicesTo('act', 0).length).toBeGreaterThan(0);
  });

  test('to the seat of somebody who has left: it plays again', () => {
    const t = withConteur([SHEET, { name: 'B' }], {}, { setup: [count('○○')] });
    t.leave(0);
    expect(t.s.gone).toEqual([0]);
    t.fixed(count('○○●●')).answerTo('preside', { do: 'arrive', seat: 0, arrival }, 2);
    expect(t.s.gone).toEqual([]);
    expect(t.choicesTo('act', 0).length).toBeGreaterThan(0);
  });

  test('SON-X-07 the table goes on without one of two players, and rises with the Conteur', () => {
    const t = withConteur([SHEET, { name: 'B' }], {}, { setup: [count('○○')] });
    t.leave(0);
    expect(t.s.over).toBeNull();
    t.leave(2);
    expect(t.s.over).toEqual({ winners: [], rule: 'SON-X-07' });
    expect(t.told('closed')).toMatchObject({ rule: 'SON-X-07' });
  });

  test('to a place where nobody sat yet: one player more, with stones of their own', () => {
    const t = withConteur([SHEET], { arpenteurs: [sheet(SHEET), 'nobody'] }, { players: 2, setup: [count('○')] });
    expect([t.s.players, t.s.gone]).toEqual([[0], [1]]);
    expect([characters.from(t.view(1), 1), t.s.minted]).toEqual([undefined, { white: 15, black: 15 }]);
    t.fixed(count('○○●●')).answerTo('preside', { do: 'arrive', seat: 1, arrival }, 2);
    expect([t.s.players, t.s.gone, t.s.minted]).toEqual([[0, 1], [], { white: 30, black: 30 }]);
    expect(t.told('arrived')).toMatchObject({ name: 'Varthos', after: '' });
    expect(characters.from(t.view(1), 1)).toMatchObject({ name: 'Varthos', body: { panache: { white: 2, black: 2 } } });
    expect(t.choicesTo('act', 1).length).toBeGreaterThan(0);
    for (const language of ['fr', 'en'] as const)
      expect(game.texts[language].event(t.told('arrived') as never, [])).not.toMatch(/undefined|\(\)/);
  });

  test('a place stays free only where a Conteur leads, and somebody plays', () => {
    const arpenteur = { name: 'A', role: 'arpenteur' };
    const conteur = { name: 'C', role: 'conteur' };
    const why = (arpenteurs: string[], seats: { name: string; role: string }[]) =>
      game.rules.check?.(game.rules.options.parse({ arpenteurs }), seats)?.reason;
    expect(why(['maelle', 'nobody'], [arpenteur, arpenteur, conteur])).toBeUndefined();
    expect(why(['maelle', 'nobody'], [arpenteur, arpenteur])).toBe('nobodyHere');
    expect(why(['nobody'], [arpenteur, conteur])).toBe('nobodyHere');
  });

  test('from a later calendar: what lasts, lasts as long as before, and goes home', () => {
    const wounds = [{ kind: 'serieuse', place: 'main', day: 90 }] as const;
    const t = arrived(table(), { day: 95, hour: 4, wounds });
    const home = characters.from(t.view(0), 0);
    expect(home?.body).toMatchObject({ day: 1, wounds: [{ kind: 'serieuse', day: -4 }] });
    expect(characters.body.safeParse(home?.body).success).toBe(true);
    t.answerTo('preside', { do: 'time', days: 2, hours: 0 }, CONTEUR);
    expect(t.told('healed')).toMatchObject({ wound: 'serieuse', by: 'time' });
  });

  test('refused: the dead, a seat that is none, a PNJ', () => {
    const why = (seat: number, more: object) =>
      table().whyTo('preside', { do: 'arrive', seat, arrival: { ...arrival, ...more } } as Answer, CONTEUR);
    expect(why(0, { out: 'dead' })).toBe('SON-DTH-01 deadAndGone');
    expect(why(1, {})).toBe('SON-X-06 noSuchFigure');
    expect(why(0, { sheet: { ...arrival.sheet, kind: 'major' } })).toBe('SON-SHT-09 notAnArpenteur');
  });
});

test('SON-DTH-03 after a replacement the new one is played, and the dead one goes home dead', () => {
  const t = table().answerTo('act', { do: 'die' }, 0);
  expect(characters.from(t.view(0), 0)).toMatchObject({ name: 'Maëlle', body: { out: 'dead' } });
  expect(characters.former?.(t.view(0), 0)).toEqual([]);
  t.answerTo('preside', { do: 'newCharacter', to: 0, as: 'replacement' }, CONTEUR);
  expect(characters.from(t.view(0), 0)).toMatchObject({ name: 'Aurélie de Brumeval', body: { out: null } });
  expect(characters.former?.(t.view(0), 0)).toMatchObject([{ name: 'Maëlle', body: { out: 'dead' } }]);
});

describe('SON-X-05 what follows from a correction', () => {
  const harmed = (kind: 'mortelle' | 'grave') =>
    table().answerTo('preside', { do: 'harm', to: 0, kind, place: 'flanc' }, CONTEUR);

  test('SON-DTH-01 without the mortal wound he is in the story again', () => {
    const t = harmed('mortelle');
    expect(t.figure(0).out).toBe('withdrawn');
    t.answerTo('preside', { do: 'unharm', to: 0, wound: 1, text: 'paré' }, CONTEUR);
    expect(t.figure(0).out).toBeNull();
  });

  test('SON-HEA-01 nothing heals by another date, not even in the hour after it', () => {
    const t = harmed('grave');
    t.answerTo('preside', { do: 'clock', day: 40, hour: 3, text: 'saut' }, CONTEUR);
    t.answerTo('preside', { do: 'time', days: 0, hours: 1 }, CONTEUR);
    expect(t.figure(0).wounds).toHaveLength(1);
  });

  test('SON-MAG-14 whoever has mana again is awake', () => {
    const t = table();
    Object.assign(t.figure(0), { mana: 0, asleep: true });
    t.answerTo('preside', { do: 'correct', to: 0, what: 'mana', value: 12, text: 'mal compté' }, CONTEUR);
    expect(t.figure(0).asleep).toBe(false);
  });
});

test('SON-DTH-02 whoever lies mortally wounded may choose death', () => {
  const t = table().answerTo('preside', { do: 'harm', to: 0, kind: 'mortelle', place: 'flanc' }, CONTEUR);
  t.answerTo('act', { do: 'die', text: 'adieu' }, 0);
  expect(t.figure(0).out).toBe('dead');
  t.answerTo('preside', { do: 'newCharacter', to: 0, as: 'replacement' }, CONTEUR);
  expect(characters.former?.(t.view(0), 0)).toMatchObject([{ name: 'Maëlle', body: { out: 'dead' } }]);
});

test('SON-PPS-04, SON-XP-01 the dead draw no panache and earn nothing', () => {
  const t = table().answerTo('act', { do: 'die' }, 0);
  t.answerTo('preside', { do: 'newCharacter', to: 0, as: 'replacement' }, CONTEUR);
  t.fixed(count('○○○○'), count('○'), count('○'));
  t.answerTo('preside', { do: 'newSession' }, CONTEUR);
  t.answerTo('preside', { do: 'xp', amount: 3 }, CONTEUR);
  expect(t.figure(0)).toMatchObject({ out: 'dead', panache: { white: 0, black: 0 }, xp: { free: 0 } });
});

test('SON-PPS-15 what is borrowed has no colour, and nobody borrows his last case away', () => {
  const t = table().rich(0, 1, 0);
  for (const white of [0, 1, 3, 5])
    expect(t.whyTo('act', { do: 'raiseKarma', cases: 1, white, debt: true }, 0)).toBe('SON-PPS-15 debtHasNoColour');
  const last = withConteur([{ ...SHEET, karma: -15 }]).rich(0, 0, 0);
  expect(last.whyTo('act', { do: 'mini', debt: true, text: 'x' }, 0)).toBe('SON-KAR-02 karmaExhausted');
});
