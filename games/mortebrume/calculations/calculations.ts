/** What players of Mortebrume ask about dice: an exchange with each reaction and its wounds, and a shot or a spell. */
import { type Calculation, hundred, panel, type Setting, type WeighedWay, whole } from '@reverie/kernel/calculation';
import type { Chance } from '@reverie/kernel/chance/chance';
import type { Language } from '@reverie/kernel/game';
import type { Panel, PartPlot, Settings } from '@reverie/kernel/plot';
import { named, put, wordsIn } from '@reverie/kernel/words';
import type { How } from '../answers.ts';
import { type Aptitude, FIGHTERS, type Profile, profileOf } from '../data/fighters.ts';
import { spellOf } from '../data/spells.ts';
import { weaponOf } from '../data/weapons.ts';
import type { Ask, Result, Rolled } from '../frames.ts';
import { CM } from '../geometry/plane.ts';
import { type DuelOdds, duelOdds, type Histogram, plainStrike } from '../odds/duel.ts';
import { volleyOdds } from '../odds/volley.ts';
import { optionsSchema } from '../options.ts';
import { weighBlow } from '../rules/harm.ts';
import { armouryOf, difficultyAt, gap, meleeBand, meleeWeapon, shotBand } from '../rules/measure.ts';
import { reactionAsk, reactionsTo } from '../rules/melee.ts';
import {
  dodgeAsk,
  isOff,
  readDice,
  shotAsk,
  spellAsk,
  strikeDamage,
  sumOf,
  weaponAsk,
  willAsk,
} from '../rules/rolls.ts';
import { shotDamage } from '../rules/shooting.ts';
import { newTable } from '../rules/table.ts';
import { compare } from '../rules/verdict.ts';
import type { Fighter, State } from '../state.ts';
import { EXCHANGE_WORDS, HOW_WORDS, PANELS, SHOT_WORDS, WOUND_WORDS } from './words.ts';

const DICE = { label: 'roll', seen: 'all' } as const;
const HOWS: readonly How[] = ['dodge', 'passe', 'body', 'take'];
const RESULTS: readonly Result[] = ['dominates', 'dodged', 'tie', 'missed', 'dominated'];

interface Pair {
  readonly s: State;
  readonly by: Fighter;
  readonly target: Fighter;
  readonly means: string;
}

/** Two fighters on an empty field, face to face, so far apart from base to base. */
function pairAt(kind: string, other: string, distance: number, means: string): Pair {
  const options = optionsSchema.parse({ scenario: { name: '-' }, hordes: [[kind], [other]], points: 120 });
  const s = newTable(options);
  const [by, target] = s.fighters as [Fighter, Fighter];
  for (const f of [by, target]) f.off = false;
  by.x = 1000;
  target.x = 1000;
  by.y = 1000;
  target.y = 1000 + by.r + target.r + distance;
  Object.assign(s, { turn: 1, visibility: 60 * CM, destiny: [0, 0], began: 0 });
  return { s, by, target, means };
}

/** Millimetres, of which a hundred units make ten. */
const MM = CM / 10;
const pairs = new WeakMap<Settings, Pair>();
/** Made once for settings that are drawn from many times; nothing writes into it. A shot is `fighter/means`, and measured in centimetres. */
function pairOf(settings: Settings): Pair {
  let pair = pairs.get(settings);
  if (!pair) {
    const [kind = '', means = ''] = `${settings.shot ?? settings.by}`.split('/');
    const distance = whole(settings, 'distance') * (settings.shot === undefined ? MM : CM);
    pair = pairAt(kind, settings.target as string, distance, means);
    pairs.set(settings, pair);
  }
  return pair;
}

const fighter = (id: string, usual: string): Setting => ({ id, kind: 'one', of: FIGHTERS.map((one) => one.id), usual });
const dice = (id: string): Setting => ({ id, kind: 'whole', least: 0, most: 3, usual: 0 });
const EXCHANGE: readonly Setting[] = [
  fighter('by', 'mel-bretteuse'),
  fighter('target', 'tha-rodeur'),
  { id: 'distance', kind: 'whole', least: 0, most: 40, usual: 15 },
  { id: 'strike', kind: 'one', of: ['weapon', 'body'], usual: 'weapon' },
  { id: 'how', kind: 'one', of: HOWS, usual: 'dodge' },
  dice('dice'),
  dice('answerDice'),
];

function whyNot(settings: Settings) {
  const { by, target } = pairOf(settings);
  const weapon = meleeWeapon(by);
  if (settings.strike === 'weapon' && (!weapon || meleeBand(weapon.class, by, target) === 'none'))
    return { setting: 'distance', reason: 'tooFar' };
  return reactionsTo(target, by).includes(settings.how as How) ? undefined : { setting: 'how', reason: 'noReaction' };
}

function oddsOf(settings: Settings, other: Settings = {}): DuelOdds {
  const all = { ...settings, ...other };
  const { s, by, target } = pairOf(all);
  const strike = plainStrike(by, target, all.strike === 'body');
  return duelOdds(s, by, target, all.how as How, strike, [whole(all, 'dice'), whole(all, 'answerDice')]);
}

const weighed = (counts: Readonly<Record<string, number>>): readonly WeighedWay[] =>
  Object.entries(counts).flatMap(([way, ways]) => (ways === 0 ? [] : [{ way, weight: BigInt(ways) }]));
const points = (histogram: Histogram): readonly number[] => Object.keys(histogram).map(Number);

const roll = (chance: Chance, a: Ask, more: number): Rolled => readDice(chance.dice(DICE, 1 + more, a.die), sumOf(a));

/** The exchange by dice, read and compared as the rules do. */
function fight(settings: Settings, chance: Chance): { readonly result: Result; readonly loss: number } {
  const { s, by, target } = pairOf(settings);
  const [body, how] = [settings.strike === 'body', settings.how as How];
  const off = isOff(by, target);
  const asked = reactionAsk(s, target, by, how, isOff(target, by), 0);
  const answer = asked && roll(chance, asked, whole(settings, 'answerDice'));
  const strike = weaponAsk(s, by, { body, off, charge: null, share: 0 }, false);
  const attack = roll(chance, strike, whole(settings, 'dice'));
  const result = compare(attack, how, answer);
  if (result !== 'dominates') return { result, loss: 0 };
  const { damage } = strikeDamage(by, 1, { body, off, offensive: 0, rage: 0 });
  const effect = body ? ('stun' as const) : (meleeWeapon(by)?.special ?? null);
  const blow = { damage, special: attack.special, effect, doubled: !body, x: by.x, y: by.y };
  return { result, loss: Math.min(target.phys, weighBlow(s, target, blow).loss) };
}

const LOOKS: Readonly<Record<Result, 'for' | 'none' | 'against'>> = {
  dominates: 'for',
  dodged: 'none',
  tie: 'none',
  missed: 'none',
  dominated: 'against',
};

/** What a reaction rolls with. */
const AGAINST: Readonly<Partial<Record<How, (profile: Profile) => Aptitude>>> = {
  passe: ({ weapon }) => weapon,
  body: ({ dodge }) => dodge,
  dodge: ({ dodge }) => dodge,
};
const howIn = (language: Language, { how }: Settings): string => named(language, HOW_WORDS, how as How).toLowerCase();
const woundIn = (t: Readonly<Record<keyof typeof PANELS, string>>, points: number, physique: number): string =>
  points === 0 ? t.noWound : points >= physique ? `${points}, ${t.out}` : `${points}`;

function reactions(settings: Settings, language: Language): PartPlot {
  const t = wordsIn(language, PANELS);
  const { by, target } = pairOf(settings);
  const open = HOWS.filter((how) => reactionsTo(target, by).includes(how));
  return {
    kind: 'parts',
    rows: open.map((how) => {
      const { results, of } = oddsOf(settings, { how });
      const aptitude = AGAINST[how]?.(profileOf(target.kind));
      return {
        name: named(language, HOW_WORDS, how),
        note: aptitude ? put(t.against, { value: aptitude.value, die: aptitude.die }) : t.noRoll,
        parts: RESULTS.filter((result) => results[result] > 0).map((result) => ({
          name: result === 'dominates' && (how === 'dodge' || how === 'take') ? t.hits : t[result],
          value: (100 * results[result]) / of,
          look: LOOKS[result],
        })),
        sets: { ...settings, how },
      };
    }),
    at: open.indexOf(settings.how as How),
  };
}

/** With and without destiny, where there is any. */
function woundPanel(settings: Settings, language: Language): Panel {
  const t = wordsIn(language, PANELS);
  const { target } = pairOf(settings);
  const now = oddsOf(settings);
  const added = whole(settings, 'dice') + whole(settings, 'answerDice') > 0;
  const plain = oddsOf(settings, { dice: 0, answerDice: 0 });
  const at = [...new Set([...points(now.wounds), ...points(plain.wounds)])].sort((a, b) => a - b);
  const values = ({ wounds, of }: DuelOdds): number[] => at.map((one) => (100 * (wounds[one] ?? 0)) / of);
  const most = Math.max(10, ...values(now), ...(added ? values(plain) : []));
  return panel('wounds', put(t.woundsTitle, { how: howIn(language, settings) }), t.woundsText, {
    kind: 'bars',
    y: { label: t.percent, least: 0, most },
    names: at.map((one) => woundIn(t, one, target.phys)),
    series: [
      ...(added ? [{ name: t.withoutDice, look: 'hollow' as const, values: values(plain) }] : []),
      { name: added ? t.withDice : t.percent, look: 'solid' as const, values: values(now) },
    ],
  });
}

const STROKES = 8;
/** How often the target is out after so many strokes, each met in the same way and without destiny. */
function strokesOf(settings: Settings): readonly (readonly [number, number])[] {
  const { target } = pairOf(settings);
  const { wounds, of } = oddsOf(settings, { dice: 0, answerDice: 0 });
  let left = new Map([[target.phys, 1]]);
  return Array.from({ length: STROKES }, (_, stroke) => {
    const next = new Map<number, number>();
    for (const [phys, share] of left) {
      for (const loss of points(wounds)) {
        const then = Math.max(0, phys - loss);
        next.set(then, (next.get(then) ?? 0) + (share * (wounds[loss] as number)) / of);
      }
    }
    left = next;
    return [stroke + 1, 100 * (left.get(0) ?? 0)] as const;
  });
}

function exchangePanels(settings: Settings, language: Language): readonly Panel[] {
  const t = wordsIn(language, PANELS);
  const strokes = strokesOf(settings);
  const half = strokes.find(([, share]) => share > 50)?.[0];
  return [
    panel('reactions', t.reactionsTitle, t.reactionsText, reactions(settings, language)),
    woundPanel(settings, language),
    panel(
      'strokes',
      put(t.strokesTitle, { how: howIn(language, settings) }),
      half === undefined ? t.neverHalf : put(t.strokesText, { half }),
      {
        kind: 'lines',
        x: { label: t.strokes, least: 1, most: STROKES },
        y: hundred(t.percent),
        series: [{ name: t.out, look: 'stems', points: strokes }],
        ...(half !== undefined && { at: half }),
      },
    ),
  ];
}

const exchange: Calculation = {
  id: 'exchange',
  settings: EXCHANGE,
  words: EXCHANGE_WORDS,
  good: ['dominates'],
  whyNot,
  exact: (settings) => weighed(oddsOf(settings).results),
  draw: (settings, chance) => fight(settings, chance).result,
  panels: exchangePanels,
};

const wounds: Calculation = {
  id: 'wounds',
  settings: EXCHANGE,
  words: WOUND_WORDS,
  good: Array.from({ length: 60 }, (_, i) => `${i + 1}`),
  whyNot,
  exact: (settings) => weighed(oddsOf(settings).wounds as Readonly<Record<string, number>>),
  draw: (settings, chance) => `${fight(settings, chance).loss}`,
  panels: (settings, language) => [woundPanel(settings, language)],
};

/** Everybody with something that flies, as `fighter/means`. */
const SHOTS: readonly string[] = FIGHTERS.flatMap(({ id, weapons, spells, ranged }) => [
  ...(ranged ? weapons.filter((one) => ['shot', 'thrown'].includes(weaponOf(one)?.class ?? '')) : []).map(
    (means) => `${id}/${means}`,
  ),
  ...spells.filter(({ spell }) => isHarmful(spell)).map(({ spell }) => `${id}/${spell}`),
]);

function isHarmful(id: string): boolean {
  const spell = spellOf(id);
  return spell?.target === 'enemy' && spell.damage > 0;
}

const VOLLEY = ['hit', 'dodged', 'missed'] as const;

function volleyFor(settings: Settings, other: Settings = {}) {
  const all = { ...settings, ...other };
  const { s, by, target, means } = pairOf(all);
  return volleyOdds(s, by, target, means, all.dodges === 'yes', false, [whole(all, 'dice'), whole(all, 'answerDice')]);
}

/** Whether somebody so far away can be aimed at. */
function inRange(settings: Settings, distance: number): boolean {
  const { by, target, means } = pairOf({ ...settings, distance });
  const weapon = weaponOf(means);
  if (weapon) return shotBand(weapon.reach, by, target) !== 'none';
  return gap(by, target) <= (armouryOf(by).bolts.find(({ id }) => id === means)?.range ?? 0) * CM;
}

const FARTHEST = 60;

const volley: Calculation = {
  id: 'shot',
  settings: [
    { id: 'shot', kind: 'one', of: SHOTS, usual: 'mel-archere/arc' },
    fighter('target', 'tha-rodeur'),
    { id: 'distance', kind: 'whole', least: 1, most: FARTHEST, usual: 20 },
    { id: 'dodges', kind: 'one', of: ['yes', 'no'], usual: 'yes' },
    dice('dice'),
    dice('answerDice'),
  ],
  words: SHOT_WORDS,
  good: ['hit'],
  whyNot: (settings) =>
    inRange(settings, whole(settings, 'distance')) ? undefined : { setting: 'distance', reason: 'tooFar' },
  exact(settings) {
    const { hit, dodged, missed } = volleyFor(settings);
    return weighed({ hit, dodged, missed });
  },
  draw(settings, chance) {
    const { s, by, target, means } = pairOf(settings);
    const [spell, weapon] = [spellOf(means), weaponOf(means)];
    const plain = difficultyAt(gap(by, target));
    const attack = weapon
      ? shotAsk(s, by, weapon, target, false)
      : spellAsk(s, by, means, { target, z: target.z, moving: false }, 0);
    const difficulty = spell ? Math.max(spell.difficulty, plain) : plain;
    const rolled = roll(chance, attack, whole(settings, 'dice'));
    if (rolled.auto || rolled.total < difficulty) return 'missed';
    const reaction = spell ? spell.reaction : 'dodge';
    if (settings.dodges === 'no' || reaction === 'none') return 'hit';
    const answer = reaction === 'will' ? willAsk(target, 'will') : dodgeAsk(s, target, by, 0);
    const met = roll(chance, answer, whole(settings, 'answerDice'));
    return !met.auto && met.total >= rolled.total ? 'dodged' : 'hit';
  },
  panels(settings, language) {
    const t = wordsIn(language, PANELS);
    const { by, target, means } = pairOf(settings);
    const weapon = weaponOf(means);
    const now = volleyFor(settings);
    const at = points(now.wounds);
    const off = weapon !== undefined && shotBand(weapon.reach, by, target) === 'off';
    const damage = spellOf(means)?.damage ?? (weapon ? shotDamage(weapon.damage, off) : 0);
    const reach = Array.from({ length: FARTHEST }, (_, i) => i + 1).filter((distance) => inRange(settings, distance));
    const hits = reach.map((distance) => {
      const { hit, of } = volleyFor(settings, { distance });
      return [distance, (100 * hit) / of] as const;
    });
    return [
      panel('distances', t.distancesTitle, put(t.distancesText, { difficulty: now.difficulty }), {
        kind: 'lines',
        x: { label: t.centimetres, least: 0, most: Math.max(10, ...reach) },
        y: hundred(t.percent),
        series: [{ name: t.hit, look: 'true', points: hits }],
        at: whole(settings, 'distance'),
      }),
      panel('wounds', t.shotWoundsTitle, put(t.shotWoundsText, { damage }), {
        kind: 'bars',
        y: hundred(t.percent),
        names: at.map((one) => woundIn(t, one, target.phys)),
        series: [{ name: t.percent, look: 'solid', values: at.map((one) => (100 * (now.wounds[one] ?? 0)) / now.of) }],
      }),
      panel('ways', t.shotWaysTitle, '', {
        kind: 'parts',
        rows: (['yes', 'no'] as const).map((dodges) => {
          const odds = volleyFor(settings, { dodges });
          return {
            name: SHOT_WORDS[language].option('dodges', dodges),
            parts: VOLLEY.filter((way) => odds[way] > 0).map((way) => ({
              name: SHOT_WORDS[language].way(way),
              value: (100 * odds[way]) / odds.of,
              look: way === 'hit' ? ('for' as const) : ('none' as const),
            })),
            sets: { ...settings, dodges },
          };
        }),
        at: settings.dodges === 'yes' ? 0 : 1,
      }),
    ];
  },
};

export const calculations: readonly Calculation[] = [exchange, wounds, volley];
