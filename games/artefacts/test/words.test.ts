import { Fast } from '@reverie/kernel/chance/fast';
import { LANGUAGES } from '@reverie/kernel/game';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { game as artefacts } from '../game.ts';
import { sentences as english } from '../words/en.ts';
import { sentences as french } from '../words/fr.ts';
import { combat, duel, SEATS } from './table.ts';

const SEED = Number(process.env.REVERIE_SEED ?? 12);
const { rules, texts } = artefacts;
/** As a terminal counts them. */
const width = (line: string): number => [...line].length;

describe('the words', () => {
  test('every reason is there in both languages', () => {
    expect(Object.keys(english.reasons).sort()).toEqual(Object.keys(french.reasons).sort());
  });

  test(`boards, choices and lines of the log of random games keep to their width (seed ${SEED})`, () => {
    const told: Event[] = [];
    const chance = new Fast(SEED);
    const below = chance.below();
    for (const players of [2, 3, 4]) {
      const seats = SEATS.slice(0, players);
      const io = { chance, tell: (e: Event) => void told.push(e) };
      const s = rules.setup(rules.options.parse({}), seats, io);
      for (let n = 0; n < 150; n++) {
        const [d] = rules.pending(s);
        if (!d) break;
        const choices = rules.choices(s, d);
        for (const language of LANGUAGES) {
          for (const line of texts[language].board(rules.view(s, d.seat), seats).split('\n'))
            expect(width(line), line).toBeLessThanOrEqual(80);
          // A whole hand names all its cards.
          for (const a of choices)
            expect(width(texts[language].choice(d, a)), texts[language].choice(d, a)).toBeLessThanOrEqual(
              a.do === 'compose' ? 160 : 110,
            );
        }
        rules.answer(s, d, choices[below(choices.length)] as (typeof choices)[number], io);
      }
      for (const e of told.splice(0))
        for (const language of LANGUAGES) expect(texts[language].event(e, seats)).toMatch(/[.—]$/);
    }
  });

  test('a board as it is read', () => {
    const t = combat(
      { places: ['emberling', 'flying-poker:1'], row: 'D+R *X', hand: 'hearth-dragon' },
      { places: ['root-stag'], row: 'N−B', hand: '' },
    );
    const seats = SEATS.slice(0, 2);
    expect(`\n${texts.fr.board(rules.view(t.s, 0), seats)}\n`).toMatchInlineSnapshot(`
      "
      Manche 2 · tour : Ada · pioche 54, usés 0

      ▸J1 Ada · réveillés 0/3 · main 1 · deck 19
          La Danseuse du feu de camp R+ Z3 @1
          rêves J+R *X
          1 Braisillon                  R 3/2 end. 3
          2 Tisonnier volant            R 3/– end. 1
          3 –

       J2 Blaise · réveillés 0/3 · main 0 · deck 20
          Le Naufragé B− Z3 @1
          rêves N−B
          1 Cerf-racine                 V 4/3 end. 3
          2 –
          3 –

      Votre main
          Dragon de la cheminée       R 4 nuit  5/3 Double assaut
      "
    `);
    const [attack] = t.choices();
    expect(attack && texts.en.choice(t.decision(), attack)).toMatch(/^Emberling → Root Stag: \d+ against \d+$/);
  });

  test('questions and choices say people’s names, and tell two of a name apart', () => {
    const t = combat({ places: ['root-stag'], row: '', hand: '' }, { places: [], row: '', hand: '' });
    const d = t.decision();
    const [attack] = t.choices();
    if (!attack) throw new Error('no attack');
    expect(texts.fr.decision(d, SEATS)).toMatch(/^Combat contre Blaise\s?:/);
    expect(texts.fr.choice(d, attack, SEATS)).toMatch(/le Dormeur de Blaise/);
    expect(texts.en.decision(d)).toMatch(/^Combat against P2:/);
    const twice = [{ name: 'Ada', role: 'player' }, ...SEATS];
    expect(texts.en.choice(d, attack, twice)).toMatch(/Ada \(P2\)’s Dreamer/);
  });

  test('refusals speak both languages', () => {
    const t = duel({ hand: 'emberling', row: 'N+R N+R' }, {});
    const refusal = rules.answer(
      t.s,
      t.decision(),
      { do: 'summon', card: 0, pay: [10, 10], spirals: 0 },
      { chance: new Fast(1), tell: undefined },
    );
    expect(refusal?.rule).toBe('ART-MON-02');
    const said = LANGUAGES.map((language) => refusal && texts[language].reason(refusal.reason, refusal.details));
    expect(said).toEqual(['nuit+ rouge n’a pas la phase de ce Monstre', 'night+ red has not this Monster’s phase']);
  });

  test(`no sentence has signs that only the table in plain text explains (seed ${SEED})`, () => {
    const chance = new Fast(SEED);
    const below = chance.below();
    const io = { chance, tell: undefined };
    const s = rules.setup(rules.options.parse({}), SEATS.slice(0, 2), io);
    for (let n = 0; n < 200; n++) {
      const [d] = rules.pending(s);
      if (!d) break;
      const choices = rules.choices(s, d);
      for (const { decision, choice } of LANGUAGES.map((language) => texts[language])) {
        for (const said of [decision(d, SEATS), ...choices.map((a) => choice(d, a, SEATS))])
          expect(said).not.toMatch(/@|\b[JND][+−]|\*[A-Z]\b/);
      }
      rules.answer(s, d, choices[below(choices.length)] as (typeof choices)[number], io);
    }
  });

  test('a power says how often it may still be used, to the last, and counts in good French', () => {
    const about = { card: 0, value: 2, seat: 0, given: -1, places: [] } as const;
    const asked = (power: 'forget' | 'weary', left: number, value = 2) =>
      french.questions.power({ ...about, power, left, value }, () => '');
    expect(asked('forget', 2)).toMatch(/2 rêves actifs \(encore 2\)\.$/);
    expect(asked('forget', 1)).toMatch(/2 rêves actifs \(encore 1\)\.$/);
    expect(asked('forget', 1, 1)).toMatch(/1 rêve actif\.$/);
    expect(asked('weary', 1)).not.toMatch(/encore/);
  });

  test('a hand says which cards it has: the one that is advised is not the same for everybody', () => {
    const d = { id: 1, seat: 0, kind: 'compose', about: { left: 6 } } as const;
    expect(texts.fr.choice(d, { do: 'compose', cards: [0, 1] })).toBe('prendre en main : Braisillon, Chat d’amadou');
    expect(texts.fr.decision({ ...d, about: { left: 0 } })).toBe('Votre main est complète.');
  });
});
