import { grouped } from '../layout.ts';
import type { CliTexts } from './fr.ts';

const count = (n: number, one: string, many: string): string => `${grouped(n)} ${n === 1 ? one : many}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const meant = (name: string | undefined): string => (name === undefined ? '' : `; did you mean “${name}”?`);

export const en: CliTexts = {
  percent: (digits) => `${digits}%`,
  decimal: (digits) => digits,

  welcome: {
    what: [
      'A table for four French dream games: sit down and play, with the rules enforced.',
      'Every result names its rule, every chance shows its odds, every game can be replayed.',
    ],
    help: 'Everything else: npm start -- --help',
  },

  games: {
    none: 'On the shelf: nothing yet.',
    announced: (titles) => `To come: ${list(titles)}.`,
    examples: 'Meanwhile, examples to try:',
    seats: (role, min, max) => `${role} × ${min === max ? min : `${min}–${max}`}`,
    version: (version) => `rules ${version}`,
    howToPlay: (id) => `To play: npm start -- play ${id}`,
  },

  play: {
    place: (name, kind) => (kind === 'human' ? `${name}, at the keyboard` : `${name}, a program`),
    commitment: 'Commitment to the draws:',
    chance: {
      fast: 'Fast chance, from the seed given.',
      asked: 'Your own dice: every draw will be asked of you.',
      fixed: 'Prepared chance.',
    },
    resumed: 'The game goes on where it was.',
    hint: '? for help',
    curtain: (name) => `${name}'s turn. Everybody else, look away.`,
    enter: 'Enter when you are there. ',
    open: 'Other answers are possible: write them as JSON.',
    optional: 'Enter to let it be.',
    several: 'Which one?',
    moreChoices: (n) => `… and ${count(n, 'other', 'others')}: type the beginning of one`,
    refused: (why) => `Refused: ${why}.`,
    nothing: {
      noSuchNumber: 'That number is not on the list.',
      notJson: 'That is not JSON.',
      notUnderstood: 'Not understood: a number of the list, or ? for help.',
      tooLong: 'That is too long for an answer.',
    },
    help: [
      ['2', 'answer by a number of the list, or by the words of the choice'],
      ['{…} [..] "…" =…', 'answer in JSON, where other answers are possible'],
      ['why', 'unfold the last lines: rule, draws, arithmetic'],
      ['rules ID', 'read a rule; without a number, all of them'],
      ['back', 'take back your last answer'],
      ['save FILE', 'keep the game in a file'],
      ['leave', 'leave the table for good'],
      ['quit', 'stop here; a game that is kept can go on later'],
    ],
    noRule: (id, near) => `There is no rule “${id}”${meant(near)}`,
    nothingToTakeBack: 'There is nothing to take back.',
    backNeedsConsent: 'No: since your answer something was drawn, shown or played. The others would have to agree.',
    tookBack: 'Taken back.',
    tookBackByConsent: 'Taken back, the programs agreeing.',
    confused: 'too many answers that are none: the game stops here',
    won: (names) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'} the game.`,
    nobodyWon: 'Nobody wins the game.',
    seed: 'Seed of the draws:',
    verifyWith: (self, file) => `Verify with: ${self} verify ${file}`,
    verifyNext: 'To be able to verify a game, keep it: --save FILE.',
    optionsNotJson: '--options is not JSON, like \'{"hands":3}\'',
    diceAndSeed: '--dice and --seed do not go together: real dice have no seed',
    noSeed: (seed) =>
      `“${seed}” is not a seed: a number from 0 to 4294967295, or chacha20-1: and 64 hexadecimal digits`,
    notWithResume: (option) => `${option} does not go with --resume: the game has begun already`,
    otherGame: (found, game) => `this is a game of ${found}, not of ${game}`,
    nothingPlayed: 'nothing has been played in this journal yet',
    over: (self, file) => `this game is over; to read it again: ${self} replay ${file}`,
    fixedChance: 'a game with prepared chance cannot be taken up again',
    seedMissing: (file) => `the seed of this game is missing: ${file} is not there, give --seed`,
    seedOther: 'this is not the seed of the game: the commitment does not match',
  },

  seats: {
    malformed: (item) => `malformed seat “${item}”: human, program, or Name:human`,
    longName: (name, most) => `the name “${name}” is longer than ${most} signs`,
    otherCount: (given, there) => `${count(given, 'seat', 'seats')} given, the game has ${there}`,
    otherName: (seat, there, given) => `seat ${seat} is taken by “${there}”, not by “${given}”`,
  },

  odds: { otherwise: 'nothing settled', refused: 'refused', notFollowed: 'not followed' },

  log: {
    draw: (purpose, dice, outcome) => (dice === '' ? `${purpose}: ${outcome}` : `${purpose}: ${dice} → ${outcome}`),
    drawn: 'draw',
    sum: 'sum',
    noRuleText: '(a rule without a text)',
  },

  dice: {
    ask: (purpose, name) => (name === undefined ? `To be drawn: ${purpose}.` : `To be drawn by ${name}: ${purpose}.`),
    unseen: (purpose) => `${purpose}: nobody here may see this draw, so the machine makes it`,
    die: (sides) => `1d${sides}: a number from 1 to ${sides}`,
    pick: (most) => `a number from 0 to ${most}`,
    dice: (n, sides) => `${n}d${sides}: the ${n} faces, like “${new Array(Math.min(n, 4)).fill(1).join(' ')}”`,
    sum: (n, sides) => `${n}d${sides}: the sum, from ${n} to ${n * sides}, or the dice one by one`,
    draw: (n, kinds) => `${n} in all: how many of each of the ${kinds} kinds, in order`,
    row: (n, most) => `${n} one after another: their kinds, from 0 to ${most}`,
    shuffle: (most) => `the order of the numbers from 0 to ${most}`,
    notOne: (typed, kind) => `“${typed}” is not possible here. ${kind}`,
    help: 'Type what fell: 4, or 3 5 1, or JSON. “quit” to stop here.',
  },

  save: {
    done: (file) => `The game is kept in ${file}.`,
    notKept: 'The game is not kept.',
    resume: (self, game, file) => `To go on: ${self} play ${game} --resume ${file}`,
    where: 'In which file? “save FILE”',
    notOurs: (file) => `${file} exists and is not this game: nothing is overwritten`,
  },

  replay: {
    next: 'Enter to go on, q to stop ',
    back: (to) => `back to entry ${to}`,
    end: 'end',
    setup: 'set-up',
    nothingHeard: '(nothing for this viewer)',
    spectator: 'somebody standing by',
    seenBy: (name) => `The table as seen by ${name}:`,
    noViewer: (typed, last) => `“${typed}” is no viewer: a seat from 0 to ${last} or its name, spectator or all`,
  },

  verify: {
    chain: 'chain of hashes',
    entries: (n) => count(n, 'entry', 'entries'),
    replay: 'game replayed',
    hashes: (n) => count(n, 'state hash', 'state hashes'),
    seed: 'seed and commitment',
    fromSeed: (n) => `${count(n, 'draw', 'draws')} from the published seed`,
    draws: 'draws',
    seedUnpublished: (n) => `${count(n, 'draw', 'draws')}: the seed is not published yet`,
    notAudited: (n, kind) =>
      `${count(n, 'draw', 'draws')} without a commitment (${{ fast: 'fast chance', asked: 'real dice', fixed: 'prepared' }[kind]})`,
    end: 'end',
    closed: 'the outcome is the one of the rules',
    unfinished: 'no closing entry: the game is unfinished, or the journal cut off',
    holds: 'The journal holds.',
    holdsSoFar: 'What could be checked holds.',
  },

  run: {
    notJson: (file) => `${file} is not JSON`,
    failed: (step, why) => `scenario, step ${step}: ${why}`,
  },

  bench: {
    what: 'Random games, decisions per second of CPU time',
    unheard: 'nobody listening',
    heard: 'with a listener',
    perSecond: (n) => `${n}/s`,
    played: (games, seconds) => `${count(games, 'game', 'games')} in ${seconds}\u00a0s`,
  },

  journal: {
    none: (file) => `${file} is not the journal of a game`,
    headerAltered: (file) => `${file}: the header of the journal is damaged or was altered`,
  },

  file: {
    unreadable: (file, why) => `${file} cannot be read: ${why}`,
    unwritable: (file, why) => `${file} cannot be written: ${why}`,
    tooLarge: (file, most) => `${file} is larger than ${most} MB`,
    notText: (file) => `${file} is not text`,
    tooDeep: (file) => `${file} is nested too deeply`,
    why: {
      ENOENT: 'there is nothing of that name',
      EISDIR: 'it is a folder',
      ENOTDIR: 'the path goes through a file',
      EACCES: 'access denied',
      EPERM: 'access denied',
      EROFS: 'read-only',
      ENOSPC: 'no space left',
      ENAMETOOLONG: 'the name is too long',
    },
  },

  errors: {
    unknownGame: (self, id, near) =>
      `unknown game: “${id}”${near === undefined ? ` (see: ${self} games --examples)` : meant(near)}`,
    unknownCommand: (name, near) => `unknown command: “${name}”${meant(near)}`,
    unknownOption: (name, near) => `unknown option: ${name}${meant(near)}`,
    missingArgument: (name) => `missing: ${name}`,
    optionWithoutValue: (flags) => `a value is missing: ${flags}`,
    tooManyArguments: 'too many arguments',
    badArguments: 'malformed arguments',
    unknownLanguage: (typed) => `unknown language: “${typed}” (fr or en)`,
    notInRange: (option, typed, least, most) => `${option}: “${typed}” is not a number from ${least} to ${most}`,
    internal: (why) => `internal error: ${why}`,
  },

  help: {
    titles: {},
    usage: '[options] [command]',
    commandOptions: '[options]',
    about: 'Rêverie, a table for four French dream games.',
    exits: 'Exit codes: 0 all is well, 1 something does not hold, 2 malformed input.',
    lang: 'language: fr or en',
    json: 'put out lines of JSON only',
    version: 'say the version',
    help: 'show this help',
    helpCommand: 'show the help of a command',
    command: 'command',
    game: 'game',
    file: 'file',
    scenario: 'scenario.json',
    list: 'list',
    seed: 'seed',
    n: 'n',
    viewer: 'viewer',
    games: 'list the games on the shelf',
    gamesExamples: 'with the examples',
    play: 'play in the terminal',
    playSeats: 'who plays, seat by seat: human,program or Ada:human,Blaise:program',
    playOptions: 'the options of the game, like \'{"hands":3}\'',
    playSeed: 'chacha20-1:… (verifiable) or a number (fast); without it, a new and verifiable seed',
    playDice: 'real dice: every draw is typed in',
    playSave: 'keep the game in this file',
    playResume: 'take up the game of this file again',
    replay: 'read a game again',
    replayTo: 'up to this entry',
    replayAs: 'seen from a seat, by spectator (as usual) or all (everything)',
    replayStep: 'one entry at a time',
    verify: 'verify a game: hashes, rules, draws',
    run: 'run a scenario (- for standard input), as lines of JSON',
    bench: 'measure the speed of the rules',
    benchSeconds: 'seconds of CPU time for each measure (2 as usual)',
  },
};
