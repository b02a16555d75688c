/** The log, in sentences. */
import {
  botte,
  bracketed,
  difficulty,
  idea,
  manoeuvre,
  pebbles,
  rowOf,
  skill,
  type Tellings,
  tested,
} from './figures.ts';
import { acts, gifts, outs, own, said, why, wound } from './names.en.ts';

const w = (key: string): string => why[key] ?? key;
const purses = {
  own: '',
  limbes: ' (of the Limbes)',
  conteur: ' (of the Conteur)',
  reserve: ' (of the reserve)',
} as const;
const quote = (text: string): string => (text ? ` “${text}”` : '');
const qualities = {
  critical: 'critical success',
  exceptional: 'exceptional success',
  simple: 'simple success',
  failure: 'simple failure',
  important: 'important failure',
  fumble: 'critical failure',
} as const;
const by = { conteur: 'the Conteur', table: 'by rule', default: 'by default' } as const;
const fates = { capture: 'is captured', kill: 'is struck down', spare: 'is spared' } as const;
export const prizes: Readonly<Record<string, string>> = {
  panache: 'a PP',
  karma: 'a case of Karma',
  potion: 'a potion',
  mana: 'mana',
  nothing: 'nothing more',
  legere: 'a Légère wound',
  serieuse: 'a Sérieuse wound',
  day: 'a day',
  black: 'black stones in the bag',
};

export const tellings: Tellings = {
  gained: (e) => `${e.name} draws ${pebbles(e.white, e.black)} of panache (${w(e.why)}).`,
  spent: (e) => `${e.name} spends ${pebbles(e.white, e.black)}${purses[e.purse]}.`,
  lost: (e) => `${e.name} loses ${pebbles(e.white, e.black)} (${w(e.why)}).`,
  gave: (e) => `${e.name} gives ${pebbles(e.white, e.black)} to ${e.to}.${quote(e.text)}`,
  karma: (e) =>
    `Karma of ${e.name}: ${e.change > 0 ? '+' : '−'}${Math.abs(e.change)} case${Math.abs(e.change) > 1 ? 's' : ''}, ${e.cases < 0 ? `−${-e.cases}` : e.cases} in all (${w(e.why)}).`,
  bagChanged: (e) => `${Math.abs(e.black)} black stones ${e.black < 0 ? 'leave' : 'enter'} the bag.${quote(e.text)}`,
  limbes: (e) => `The Limbes run over: ${e.stones} stones.`,
  limbesEvent: (e) => `Something hostile rises from the Limbes (${by[e.by]}).${quote(e.text)}`,
  proposed: (e) =>
    `${e.name} wants to test ${tested('en', e.what, own)}${e.panache ? ` with panache (${pebbles(0, e.panache)})` : ''}.${quote(e.text)}`,
  ruled: (e) =>
    e.difficulty === undefined || e.dark
      ? `The Difficulty is set, and kept secret (${by[e.by]}).`
      : `Difficulty: ${difficulty('en', e.difficulty)}${e.relance ? `, ${e.relance} relance` : ''}${e.bonus > 0 ? `, bonus ${pebbles(e.bonus, 0)}` : ''} (${by[e.by]}).${quote(e.text)}`,
  notNeeded: (e) => `No draw: ${e.name} ${e.success ? 'succeeds' : 'fails'} (${by[e.by]}).${quote(e.text)}`,
  drew: (e) =>
    e.row && e.fixed !== undefined
      ? `${e.name}: ${bracketed(e.fixed)}${rowOf(e.row)} = ${e.white} white, ${e.success ? 'success' : 'failure'}${e.fortune ? ' (fortune)' : ''}.`
      : `${e.name} draws in the dark: ${e.success ? 'success' : 'failure'}.`,
  redrew: (e) =>
    `${e.name} ${e.from === 'forced' ? 'must draw' : 'draws'} ${e.count} stone${e.count > 1 ? 's' : ''} again.`,
  inverted: (e) => `${e.name} turns a black stone white.`,
  extraStones: (e) =>
    `Karma of ${e.name}: ${e.drawn} stone${e.drawn > 1 ? 's' : ''} on top, ${e.kept} ${e.colour} kept.`,
  settled: (e) =>
    `${e.name}, ${tested('en', e.what, own)}: ${qualities[e.quality]} (${e.white} white, ${e.black} black).`,
  aftermath: (e) =>
    `${e.yesBut ? 'Yes, but…' : 'It is a failure.'}${e.keyword ? ` Keyword: ${e.keyword}.` : ''}${quote(e.text)}`,
  contested: (e) =>
    `${e.name} against ${e.foe}: ${e.whites[0]} white to ${e.whites[1]}; ${e.winner < 0 ? 'nobody wins' : `${e.winner === 0 ? e.name : e.foe} wins`}.`,
  groupTest: (e) =>
    `The group tests ${skill('en', e.what)}: ${e.successes} of ${e.members}, ${e.success ? 'success' : 'failure'}.`,
  asked: (e) =>
    `${e.name} asks for ${acts[e.act] ?? e.act}${e.what ? ` (${e.what})` : ''}${e.price ? `, ${e.price} PP` : ''}.${quote(e.text)}`,
  assent: (e) => `${e.agreed ? 'Granted' : 'Refused'}: ${acts[e.act] ?? e.act} (${by[e.by]}).${quote(e.text)}`,
  done: (e) => `${e.name}: ${acts[e.act] ?? e.act}${e.what ? ` (${e.what})` : ''}.`,
  shadowed: (e) => `The shadow of the Limbes on ${e.name}: ${pebbles(0, e.stones)} on the next draw.`,
  attached: (e) => `${e.name} (${e.count}) shield ${e.whom}.`,
  shielded: (e) => `The blow meant for ${e.whom} falls on those who shield him: ${e.name}, ${e.left} left.`,
  effect: (e) =>
    `${manoeuvre('en', e.manoeuvre)}: ${e.name}${e.stones === 0 ? '' : `, ${pebbles(e.stones, -e.stones)} on the next draw`}.${quote(e.text)}`,
  unfit: (e) => `${e.name}: Escrime ${e.escrime} does not fit the class. Only you are told.`,
  said: (e) => `${e.about ? `${e.about}: ` : ''}${said[e.what] ?? e.what}.${quote(e.text)}`,
  moment: (e) => `Key moment${quote(e.text)}: ${e.final ? 'all have paid, it is final' : 'not all have paid'}.`,
  duel: (e) => `${e.names[0]} against ${e.names[1]}!`,
  bid: (e) => `${e.name} stakes ${e.stake} for the initiative.`,
  initiative: (e) => `${e.name} has the initiative${e.stolen ? ', stolen' : ''}.`,
  order: (e) => `They fight in this order: ${e.names.join(', ')}.`,
  delayed: (e) => `${e.name} waits, and comes after ${e.after}.`,
  exchange: (e) => `— Exchange ${e.n} —`,
  opened: (e) =>
    e.fixed === undefined || e.white === undefined
      ? `${e.name} opens.`
      : `${e.name} opens: ${bracketed(e.fixed)}${e.row && e.row.length > 0 ? rowOf(e.row) : pebbles(e.white - Math.max(0, e.fixed), 8 - Math.abs(e.fixed) - (e.white - Math.max(0, e.fixed)))} = ${e.white} white.`,
  upperHand: (e) =>
    `${e.name} takes the upper hand${e.free ? `, and the combination is there: ${botte('en', e.free)}` : ''}.`,
  ahead: (e) => (e.name ? `${e.name} shows more white.` : 'As many white on both sides.'),
  tie: () => 'A tie.',
  manoeuvre: (e) => `${e.name}: ${manoeuvre('en', e.manoeuvre)}.${quote(e.text)}`,
  struck: (e) =>
    `${e.name}${e.fixed === undefined ? '' : `: ${bracketed(e.fixed)}${e.white} white`}, ${e.reussites} Réussite${e.reussites > 1 ? 's' : ''}${e.defence ? ' in defence' : ''}.`,
  raised: (e) =>
    `${e.name} ${e.attacker ? 'adds' : 'cancels'} ${e.count} Réussite${e.count > 1 ? 's' : ''}: ${e.result}.`,
  chain: (e) =>
    `Chain of ${e.name}: ${e.manoeuvres} manoeuvre${e.manoeuvres > 1 ? 's' : ''}, ${e.reussites} Réussite${e.reussites > 1 ? 's' : ''}.`,
  launched: (e) => `${e.name} launches ${botte('en', e.botte)}${e.free ? ', by its combination' : ''}!`,
  parriedBotte: (e) =>
    `${e.name} ${e.held ? 'parries' : 'does not parry'} ${botte('en', e.botte)}${e.how === 'panache' ? ' (eight PP)' : ''}.`,
  hurt: (e) =>
    e.wound
      ? `${e.name} is wounded: ${wound(e.wound)}${e.total ? ` (${e.total})` : ''}.`
      : `The blow goes home: what it cost ${e.name} is told after the fight.`,
  unhurt: (e) => `${e.name} is unhurt: armour and body held (${e.total}).`,
  dessous: (e) => `${e.name} has the dessous: ${pebbles(0, e.stones)}.`,
  fate: (e) => `${e.name} ${fates[e.what]}.`,
  marked: (e) => `${e.name} will remember it: ${e.text}.`,
  outOf: (e) => `${e.name} ${outs[e.how]}.`,
  impressed: (e) =>
    e.rule === 'SON-IMP-02'
      ? `The show of ${e.name} fails (${e.whites[0]} white): ${e.winner} impresses ${e.loser}.`
      : `${e.whites[0]} white${e.whites[1] >= 0 ? ` against ${e.whites[1]}` : ''}: ${e.winner ? `${e.winner} impresses ${e.loser}` : 'nobody is impressed'}.`,
  fightOver: (e) => (e.winner ? `The fight is over: ${e.winner} wins.` : 'The fight is stopped.'),
  woundsTold: (e) => `${e.name} counts the wounds: ${e.wounds.map(wound).join(', ')}.`,
  mishap: (e) => `A small mishap for ${e.name}.${quote(e.text)}`,
  felled: (e) => `${e.name} fells ${e.count}.`,
  shot: (e) => `${e.name} shoots at ${e.target}, Difficulty ${pebbles(0, e.difficulty)}.`,
  time: (e) => `Day ${e.day}, ${e.hour} h.`,
  healed: (e) => `${e.name}: a ${wound(e.wound)} is healed.`,
  potion: (e) => `${e.name} drinks a potion of quality ${e.quality}: ${e.white} white.`,
  mana: (e) => `Mana of ${e.name}: ${e.mana}${e.debt ? `, ${e.debt} owed` : ''}.`,
  asleep: (e) => `${e.name} ${e.asleep ? 'falls asleep' : 'wakes'}.`,
  spellCast: (e) =>
    `“${e.phrase}”, total ${e.total} against ${difficulty('en', e.difficulty)}: ${e.success ? 'it works' : 'it fails'}, ${e.cost} ${e.paid === 'object' ? 'of charge' : 'mana'}.`,
  routine: (e) => `“${e.phrase}” becomes a routine of ${e.name}, level ${e.level}.`,
  experience: (e) => `${e.amount} XP for everybody${e.doubled ? ', doubled' : ''}.`,
  learnt: (e) =>
    `${e.name}: ${gifts[e.what] ?? e.what}${e.name2 ? ` ${e.what === 'skill' ? skill('en', e.name2) : e.name2}` : ''} ${e.value}.`,
  scenario: (e) => `End of the scenario; number ${e.n} begins.`,
  session: () => 'The session begins.',
  closed: () => 'The table rises.',
  leg: (e) => `${e.n ? `Encounter ${e.n}: ` : 'The Brumes: '}${idea('en', e.idea)}.`,
  legOver: (e) => `${e.passed ? 'Passed' : 'Missed'}: ${prizes[e.prize] ?? e.prize}.`,
};
