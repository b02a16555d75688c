import { onDemand } from '@reverie/kernel/on-demand';
import { z } from 'zod';

const flag = (text: string) => z.boolean().default(false).describe(text);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T, text: string) =>
  z
    .enum(values)
    .default(values[0] as never)
    .describe(text);

/** A deck: the name of a ready one, a list of card ids, or a list as text (deck.ts). */
const deckSchema = onDemand(() => z.union([z.string().min(1).max(4000), z.array(z.string().min(1).max(60)).max(60)]));

/** What people may set when they open a table. The first value named in each is the default; AMB-… is the question it settles. */
export const optionsSchema = onDemand(() =>
  z.strictObject({
    decks: z
      .array(deckSchema)
      .max(4)
      .default([])
      .describe(
        'a deck for each seat in order, as a ready deck’s name, card ids or a list; those missing are ready decks',
      ),
    draft: flag('the players draft the starter pack between them; `decks` is not used then'),
    maxCopies: z.int().min(1).max(20).default(2).describe('AMB-10: copies of a card in a deck'),
    specialScope: oneOf(
      ['kind', 'all'],
      'AMB-01: a special dream power stands for any kind, or for any kind and colour',
    ),
    sameKind: oneOf(
      ['kind', 'phase', 'property', 'colour'],
      'AMB-02: what is alike in the payment of weapons and items',
    ),
    spiralUse: oneOf(['onePayment', 'split'], 'AMB-05: spirals in one payment a turn, or split over several'),
    spiralKind: oneOf(['joker', 'property'], 'AMB-05: spirals are of any kind, or of the Dreamer’s property'),
    minDiscard: z
      .union([z.literal(0), z.literal(1)])
      .default(0)
      .describe('AMB-06: how many dream powers a Dreamer without spirals may replace'),
    openingHand: oneOf(['choose', 'draw'], 'AMB-07: the first hand is chosen, or drawn'),
    handRefill: oneOf(
      ['toLimit', 'one', 'onReplacement', 'none'],
      'AMB-08: artefacts are drawn to the limit each turn, one a turn, when a Dreamer is replaced, or never',
    ),
    mulligan: oneOf(
      ['all', 'none', 'subset'],
      'AMB-09: the six dream powers may be redrawn once, all, not at all, or some of them',
    ),
    starter: oneOf(['text', 'random'], 'AMB-11: the order comes from the Dreamers, or from a draw'),
    firstRoundCombat: oneOf(['lastOnly', 'none', 'all'], 'AMB-12: who may fight in the first round'),
    sweep: oneOf(
      ['atReplacement', 'immediate'],
      'AMB-13: the board of a woken player goes at the replacement, or at once',
    ),
    selfWake: oneOf(
      ['counts', 'free', 'off'],
      'AMB-15: waking one’s own Dreamer counts, does not count, or is not done',
    ),
    idleTurns: z
      .union([z.literal(2), z.literal(3), z.literal('off')])
      .default(2)
      .describe('AMB-16: idle turns in a row that wake a Dreamer'),
    discardIsAction: flag('AMB-16: replacing dream powers counts as doing something'),
    replaceInSlot: flag('AMB-17: an artefact of one’s own may be dropped to free its place'),
    summoningSickness: flag('AMB-18: no attack on the turn of the summons'),
    zeroEndurance: oneOf(
      ['endOfTurn', 'immediate'],
      'AMB-22: an artefact worn down by a power leaves at the end of the turn, or at once',
    ),
    torporShield: oneOf(['stands', 'ignored'], 'AMB-23: a face-down artefact still stands before the Dreamer, or not'),
    torporEnd: oneOf(['caster', 'owner'], 'AMB-23: torpor ends with the next turn of who caused it, or of the owner'),
    recallOwnPayment: flag('AMB-24: Reminiscence may take back what its own card has just cost'),
    guardLimit: oneOf(
      ['free', 'value'],
      'AMB-27: interceptions without limit, or as many a turn as the value of Vigil',
    ),
    barterPick: oneOf(
      ['user', 'each'],
      'AMB-28: who uses Dream Barter picks both sides, or each player picks what to give',
    ),
    boostMatch: oneOf(['strict', 'colour', 'kind'], 'AMB-31, AMB-32: what a dream power must match to boost'),
    boostMode: oneOf(
      ['open', 'secret', 'raise'],
      'AMB-33: boosts are laid openly attacker first, secretly together, or raised in turn',
    ),
    blankDefence: oneOf(
      ['none', 'boostable'],
      'AMB-34: a Weapon without defence is never boosted in defence, or may be',
    ),
    tie: oneOf(
      ['defender', 'attacker', 'both'],
      'AMB-35: equal powers leave the defender standing, favour the attacker, or fell both',
    ),
    dreamerDefence: oneOf(['items', 'itemsAndPower', 'none'], 'AMB-36: what defends a Dreamer without artefacts'),
    weaknessPenalty: flag('AMB-39: base figures are halved against the weakness colour'),
    multiWin: oneOf(
      ['lastStanding', 'points'],
      'AMB-43: at three or four the last one in wins, or who has woken the most',
    ),
    powersReach: oneOf(['all', 'designated'], 'AMB-44: powers reach everybody, or only the player designated'),
    deckOut: oneOf(
      ['newDreamer', 'none', 'reshuffleBroken'],
      'AMB-46: a deck of ten (three or four players) takes all that was lost back with a new Dreamer; an empty deck stays empty, or takes the broken artefacts back',
    ),
    strictSteps: flag('AMB-49: all summons first, then the items'),
  }),
);
export type Options = z.infer<typeof optionsSchema>;
