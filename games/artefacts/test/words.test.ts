import { Fast } from '@reverie/kernel/chance/fast';
import { LANGUAGES } from '@reverie/kernel/game';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { game as artefacts } from '../game.ts';
import { RULEBOOK } from '../rulebook.ts';
import { sentences as english } from '../words/en.ts';
import { sentences as french } from '../words/fr.ts';
import { combat, duel, SEATS } from './table.ts';

const { rules, texts } = artefacts;
/** As a terminal counts them. */
const width = (line: string): number => [...line].length;

describe('the words', () => {
  test('every rule has its text, and every reason is there in both languages', () => {
    const ids = RULEBOOK.flatMap((chapter) => Object.keys(chapter.rules)).sort();
    expect(ids).toHaveLength(115);
    for (const language of LANGUAGES) expect(Object.keys(texts[language].rules).sort()).toEqual(ids);
    expect(Object.keys(english.reasons).sort()).toEqual(Object.keys(french.reasons).sort());
  });

  test('boards, choices and lines of the log of random games keep to their width', () => {
    const told: Event[] = [];
    const chance = new Fast(12);
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
          for (const a of choices)
            expect(width(texts[language].choice(d, a)), texts[language].choice(d, a)).toBeLessThanOrEqual(96);
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
    expect(said).toEqual(['N+R n’a pas la phase de ce Monstre', 'N+R has not this Monster’s phase']);
  });
});
