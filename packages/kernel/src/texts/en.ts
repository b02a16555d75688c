import type { Details, KernelTexts } from './fr.ts';

const at = (d: Details) => (d.where === '' || d.where === undefined ? '' : ` at “${d.where}”`);

/** The types of data as people say them; the rest is written in signs. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'whole number',
  boolean: 'true | false',
  array: 'list',
  tuple: 'list',
  record: 'object',
  union: 'another form',
};

/** Where data is wrong, and what was expected there. */
export const wrongShape = (d: Details): string =>
  d.unknown === undefined
    ? `${at(d)}: expected ${TYPES[d.expected ?? ''] ?? d.expected}`
    : `${at(d)}: unknown field “${d.unknown}”`;

export const en: KernelTexts = {
  stale: () => 'this question is no longer open',
  notYours: (d) => `this question is put to seat ${d.seat}, not to you`,
  noSeat: (d) => `there is no seat ${d.seat} at this table`,
  answerShape: (d) => `malformed answer${wrongShape(d)}`,
  optionsShape: (d) => `malformed options${wrongShape(d)}`,
  seatsShape: (d) => `malformed seats${wrongShape(d)}`,
  tooFew: (d) => `at least ${d.min} “${d.role}” seat(s) are needed, there are ${d.count}`,
  tooMany: (d) => `at most ${d.max} “${d.role}” seat(s) are possible, there are ${d.count}`,
  noRole: (d) => `this game has no role “${d.role}”`,
  over: () => 'the game is over',
  awaiting: (d) => `a draw is awaited first: ${d.label}`,
  notAwaiting: () => 'no draw is awaited',
  outcomeShape: (d) => `this is not a possible outcome of ${d.space}`,
  gone: (d) => `seat ${d.seat} has already left the game`,
  noSuchEntry: (d) => `there is no entry ${d.entry} to go back to`,
  header: (d) => `the journal's header cannot be read${wrongShape(d)}`,
  headerAltered: () => "the journal's header was altered: its hash does not match",
  entryJson: (d) => `entry ${d.entry} is not JSON: the file is truncated or damaged`,
  entryShape: (d) => `entry ${d.entry} is malformed${wrongShape(d)}`,
  entryAltered: (d) => `entry ${d.entry} was altered: its hash does not match`,
  entryOrder: (d) => `entry ${d.entry} is out of place: it is numbered ${d.found}`,
  entryAfterEnd: (d) => `entry ${d.entry} comes after the end of the game`,
  replayRefused: (d) => `entry ${d.entry} is refused by the rules`,
  tableRefused: () => 'this table is refused by the rules',
  outcomeDiffers: (d) => `at entry ${d.entry} the outcome written there is not that of the replayed game`,
  replayDiffers: (d) => `entry ${d.entry} does not replay as it was: ${d.why}`,
  stateDiffers: (d) => `at entry ${d.entry} the replayed state does not have the hash written there`,
  otherGame: (d) => `this journal is a game of ${d.found}, not of ${d.game}`,
  otherVersion: (d) => `this journal follows rules ${d.found}; those here are ${d.version}`,
  seedCommitment: () => 'the published seed does not match the commitment made before the game',
  otherMatch: (d) => `this is the journal of another match: ${d.found}, not ${d.match}`,
  otherCommitment: () => 'the commitment in the journal is not the one shown to you before you sat down',
  otherNonce: () => 'the nonce that your device gave for the draws is not in the journal',
  otherNonces: () => 'the nonces in the journal are not those that the table showed before the game',
  gameAltered: () => 'the journal is of another game, or of other rules, than the game that began',
  optionsAltered: () => 'the options in the journal are not those of the game that began',
  seatsAltered: () => 'the seats in the journal are not those of the game that began',
  forkAltered: () => 'the journal claims to have copied from another match what this one played itself, or the reverse',
  chanceAltered: () => 'the commitment or the nonces in the journal are not those of the game that began',
  headerOther: () => "the journal's header is not that of the game that began",
  pastRewritten: (d) => `the past was rewritten: entry ${d.entry}, or one before it, is not the one played before you`,
  endMissing: (d) => `the end is missing: you saw entry ${d.entry}, and the journal has only ${d.found}`,
  shownOtherwise: (d) => `at entry ${d.entry} the table showed you something else than what happened`,
  forkBeyond: (d) => `the journal claims ${d.count} entries of another match, and has ${d.found}`,
  forkNonces: () => 'a game that branched from another does not begin with nonces',
  noncesCount: () => 'there is not one nonce for each seat',
  nonceLate: (d) => `at entry ${d.entry} seat ${d.seat} changes the draws when it no longer may`,
  noFork: () => 'this journal did not branch from another match',
  otherParent: (d) => `the original match is ${d.match}; the journal given for it is not (${d.found})`,
  parentDiffers: (d) => `entry ${d.entry} is not the one of the original match`,
  parentBad: (d) => `the journal of the original match is faulty (entry ${d.entry})`,
  drawDiffers: (d) => `at entry ${d.entry} the draw “${d.label}” does not come from the published seed`,
  scenarioShape: (d) => `malformed scenario${wrongShape(d)}`,
  outcomeMissing: (d) => `outcome ${d.number} is missing: ${d.label} asks for ${d.space}`,
  outcomeOther: (d) => `outcome ${d.number} is prepared for ${d.found}, but ${d.label} asks for ${d.space}`,
  outcomeWrong: (d) => `outcome ${d.number} is ${d.found}, but ${d.label} asks for ${d.space}`,
  outcomesLeft: (d) => `${d.count} prepared outcome(s) are left over`,
  nameTooLong: (d) => `a seat's name has more than ${d.max} signs`,
  scenarioDecision: (d) => `step ${d.step}: ${d.count} questions are open to this seat, say which`,
};
