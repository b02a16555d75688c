/** What a rule cannot deal with is refused at the door, with its field named; and windows with nothing to decide. */
import { Fast } from '@reverie/kernel/chance/fast';
import { misshape } from '@reverie/kernel/shape';
import { describe, expect, test } from 'vitest';
import { READY } from '../characters.ts';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import { filled, sheetSchema } from '../sheet.ts';
import { sheet } from './table.ts';

test.each(Object.entries(READY))('%s is written as a sheet is read, to the letter', (_id, ready) => {
  expect(JSON.stringify(ready)).toBe(JSON.stringify(sheetSchema.parse(ready)));
});

test('blanks of a sheet are filled as they are read', () => {
  const objects = [{ name: 'Baguette', phrase: 'créer feu' }];
  const written = { name: 'A', traits: [{ name: 'Fière', level: 'fort' as const }], objects };
  expect(JSON.stringify(filled(written))).toBe(JSON.stringify(sheetSchema.parse(written)));
  expect(JSON.stringify(filled({ name: 'A' }))).toBe(JSON.stringify(sheetSchema.parse({ name: 'A' })));
});

describe('sheets', () => {
  const where = (options: object): string | undefined => {
    const { error } = optionsSchema.safeParse(options);
    return error && misshape(error).where;
  };
  const own = (more: object) => where({ arpenteurs: [{ name: 'A', ...more }] });
  test('SON-SHT-01, SON-SHT-02 figures beyond the scale', () => {
    expect(own({ characteristics: { FOR: -9 } })).toBe('arpenteurs.0.characteristics.FOR');
    expect(own({ skills: { vigilance: 12 } })).toBe('arpenteurs.0.skills.vigilance');
    expect(own({ escrime: -1 })).toBe('arpenteurs.0.escrime');
    expect(own({ karma: -40 })).toBe('arpenteurs.0.karma');
    expect(own({ track: [2, 3, 1, 0] })).toBe('arpenteurs.0.track.3');
  });
  test('SON-MAG-02, SON-MAN-01, SON-BOT-07 words that do not exist', () => {
    expect(own({ pouvoirs: { 'figer le': 2 } })).toBe('arpenteurs.0.pouvoirs.figer le');
    expect(own({ cles: { '42': 2 } })).toBe('arpenteurs.0.cles.42');
    expect(own({ focus: [{ name: 'Patte', words: ['?'], level: 2 }] })).toBe('arpenteurs.0.focus.0.words.0');
    expect(own({ skills: { plomberie: 2 } })).toBe('arpenteurs.0.skills');
    expect(own({ bottes: ['inconnue'] })).toBe('arpenteurs.0.bottes.0');
    expect(own({ eclats: ['inconnu'] })).toBe('arpenteurs.0.eclats.0');
    expect(own({ cles: { 'arc-en-ciel': 2, œil: 1 } })).toBeUndefined();
  });
  test('SON-NPC-01, SON-NPC-02 a PNJ without Escrime or class', () => {
    expect(where({ foe: { name: 'X', kind: 'middle' } })).toBe('foe.escrime');
    expect(where({ foe: { name: 'X', escrime: 2 } })).toBe('foe.kind');
    expect(where({ foe: { name: 'X', kind: 'middle', escrime: 2 } })).toBeUndefined();
  });
  test('SON-BOT-06, SON-BOT-07, SON-SHT-09 what only a look at the whole sheet shows', () => {
    const why = (more: object) => {
      const options = optionsSchema.parse({ arpenteurs: [sheet({ name: 'A', ...more })] });
      const refusal = rules.check?.(options, [{ name: 'A', role: 'arpenteur' }]);
      return refusal && `${refusal.rule} ${refusal.reason}`;
    };
    expect(why({ combinations: [{ botte: 'plume', places: '○○○●●●' }] })).toBe('SON-BOT-06 notYourBotte');
    expect(why({ bottes: ['plume', 'plume'] })).toBe('SON-BOT-07 botteTwice');
    expect(why({ kind: 'minor' })).toBe('SON-SHT-09 notAnArpenteur');
  });
});

/** Questions that ask whether one does something besides letting things be. */
const WINDOWS =
  /^(duel\.(bid|raise|tie|shift|botte|mark|shed|.*[mM]end)|melee\.bid|test\.(mend|impose|avoid)|contest\.tie|lose)$/;

describe('a window opens exactly when some legal answer exists', () => {
  const MODES = {
    arena: ['arpenteur', 'arpenteur'],
    crossing: ['arpenteur'],
    table: ['arpenteur', 'arpenteur', 'conteur'],
  };
  test.each(Object.entries(MODES))('in random play: %s', (mode, roles) => {
    const seats = roles.map((role, i) => ({ name: `P${i}`, role }));
    let [opened, closed] = [0, 0];
    for (let seed = 1; seed <= 25; seed++) {
      const chance = new Fast(Math.imul(seed, 0x9e3779b1));
      const below = chance.below();
      const s = rules.setup(optionsSchema.parse({ mode }), seats, { chance, tell: undefined });
      for (let n = 0; n < 120; n++) {
        const open = rules.pending(s).filter(({ optional }) => !optional);
        const all = open.length > 0 && below(3) > 0 ? open : rules.pending(s);
        const d = all[below(all.length)];
        if (!d) break;
        const choices = rules.choices(s, d).filter(({ do: what }) => !['close', 'yield', 'flee'].includes(what));
        const answer = choices[below(choices.length)];
        if (!answer) continue;
        if (WINDOWS.test(d.kind)) {
          opened++;
          expect(choices.length, `${d.kind} ${JSON.stringify(choices)}`).toBeGreaterThan(1);
          for (const one of choices)
            expect(rules.answer(rules.copy(s), d, one, { chance: new Fast(seed), tell: undefined })).toBeUndefined();
        }
        let failed = -1;
        const tell = (e: { kind: string; success?: boolean; figure?: number }): void => {
          if (e.kind === 'settled' && !e.success) failed = e.figure ?? -1;
        };
        rules.answer(s, d, answer, { chance, tell });
        // A failed draw that nobody was asked about: there was nothing to mend it with.
        const figure = s.figures[failed];
        if (d.kind !== 'test.prepare' || answer.do !== 'draw' || !figure || figure.seat !== d.seat) continue;
        closed++;
        const { panache, karma, sheet: own, signeUsed } = figure;
        expect(panache.white + panache.black).toBe(0);
        expect(karma < 4 && (own.signe !== 'reve' || signeUsed)).toBe(true);
      }
    }
    expect(opened).toBeGreaterThan(20);
    if (mode === 'crossing') expect(closed).toBeGreaterThan(0);
  });
});
