/** All that is read in English: sentences, and nothing else. */
import { ENCOUNTER_WORDS, type EncounterKind } from '../data/encounters.ts';
import { QUESTS } from '../data/quests.ts';
import type { How } from '../state.ts';
import { CREATION_WORDS } from './creation.ts';
import {
  DIRECTION_WORDS,
  GIFT_QUESTIONS,
  HAND_WORDS,
  LEGACY_WORDS,
  MODE_WORDS,
  PRESENT_WORDS,
  SLEEP_CAUSES,
  TRIAL_WORDS,
} from './lexicon.ts';
import {
  entry,
  fatigueOf,
  figure,
  monteeCost,
  percentile,
  repressionHere,
  repressionOf,
  roundOfHour,
  signed,
  speech,
} from './speech.ts';
import { type Sentences, textsOf } from './texts.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const points = (n: number): string => count(n, 'rêve point');
const tired = (n: number): string => count(n, 'fatigue point');
const cells = (n: number): string => count(n, 'cell');

export const said = speech('en', {
  points,
  tired,
  repressed: (n) => count(n, 'refoulement point'),
  cells,
  ownSpell: (n) => `a spell of one’s own (no. ${n})`,
  origins: {
    origine: 'on the cell where the magic aimed at was cast',
    sanctuaireOuOrigine: 'in a sanctuary, or on the cell where the magic read was cast',
  },
  until: (hour, day) => `until the end of the hour ${hour}, day ${day}`,
  left: (n) => `${n} left`,
  birth: (hour) => `birth in the hour ${hour}`,
  away: (metres) => `${metres} m away`,
  within: (metres) => `at most ${metres} m away`,
  reach: (metres) => `range ${metres} m`,
  touch: 'by touch',
  anyRange: 'at any range',
  seat: 'seat',
  at: 'at',
  by: 'with',
  here: 'magic of this cell',
  offMap: 'off the map',
  somewhere: 'somewhere.',
  bend: 'then',
  andTest: 'and the test',
  thisRound: 'for this round',
  onFailure: 'on failure',
  ofLife: 'and # of life',
  life: 'life',
  threshold: 'threshold',
  flaws: ['without seeing it', 'without pointing at it', 'which does not fit'],
});
const { percent, hour, spell, cell, effect, target, moment, range, reach } = said;
const { voieName, stat, aside, seen, where, sum, figures, place, tiring } = said;
const { leading, repressing, mastering, aimed, casting, effectParts, fate, erraticEffect } = said;
const a = (kind: EncounterKind): string => `a ${ENCOUNTER_WORDS[kind].en}`;
const the = (what: EncounterKind | keyof typeof TRIAL_WORDS): string =>
  entry(TRIAL_WORDS, what)?.en ?? `the ${ENCOUNTER_WORDS[what as EncounterKind].en}`;
const The = (kind: EncounterKind): string => `The ${ENCOUNTER_WORDS[kind].en}`;
const by = (who: 'gardien' | 'draw'): string => (who === 'draw' ? 'drawn' : 'the gardien’s word');

const arrivals: Readonly<Record<How, (who: string) => string>> = {
  up: (who) => `${who} finds the demi-rêve again`,
  walk: (who) => `${who} moves on`,
  stay: (who) => `${who} stays`,
  passeur: (who) => `The Ferryman sets ${who} down`,
  changeur: (who) => `The Changer sets ${who} down`,
  drift: (who) => `The drift ends and ${who} finds footing`,
  placed: (who) => `${who} turns up`,
  home: (who) => `${who} goes to the home ground`,
  river: (who) => `${who} goes with the river`,
};

export const sentences: Sentences = {
  roles: { gardien: 'gardien', 'haut-revant': 'high dreamer' },
  companion: 'a companion, who follows the route advice',
  board: {
    time: (n, day, round) => `Hour ${hour(n)}, day ${day} · round ${round} of 1,200`,
    until: (n, day) => `end of the hour ${hour(n)}, day ${day}`,
    candidates: (n) => `lost: ${count(n, 'cell')} possible`,
    held: (kind, defeats) => `${kind}, ${count(defeats, 'round')} lost`,
    failure: (name) => `failure of ${name}`,
    left: (n) => `${n} left`,
    cells,
    more: (n) => `and ${n} more`,
    notBefore: (round) => `up again in round ${round}`,
  },
  questions: {
    world: () => 'You are in the world. What do you do?',
    burdens: () => 'A Dragon has left you something. Do you do anything about it?',
    lands: ({ mode }) =>
      mode === 'accelere'
        ? 'Where does the demi-rêve go? The road is yours until an encounter.'
        : 'Where does the demi-rêve go?',
    encounter: (d) => `${ENCOUNTER_WORDS[d.encounter].en}, force ${d.force}: what do you do?`,
    struggle: ({ encounter, force }) => `${The(encounter)} (force ${force}) holds you. Do you struggle?`,
    teleport: ({ encounter, force }) =>
      encounter === 'changeur'
        ? 'The Changer obeys you: to which cell of this terrain?'
        : `The Ferryman obeys you: to which cell, at most ${force} away?`,
    send: ({ force }) => `The Messenger obeys you: to which cell, at most ${force} away?`,
    present: ({ force }) => `The city makes you a present of force ${force}. Which one?`,
    trigger: () => 'A reserve waits here. Do you fire it?',
    cast: () => 'The cell is right. Do you cast a spell?',
    castThrough: ({ cell: coord, terrain }) =>
      `The Messenger has arrived: ${seen(coord, terrain)} Do you cast from there?`,
    reserve: ({ spell: id }) => `${spell(id)} is cast. Do you take it with you, or shall it wait here?`,
    reserveFailure: ({ spell: id }) => `${spell(id)} has failed totally. Do you let the erratic effect come?`,
    aim: ({ spell: id, target: what, reach }) =>
      what === 'soi'
        ? `${spell(id)} is here, for you alone.`
        : `${spell(id)} is here. At ${what === 'creature' ? 'whom' : 'what'} do you aim? It is for ${target(what)}, ${range(reach)}${what === 'objet' ? '' : ', or yourself'}.`,
    gift: ({ what }) => GIFT_QUESTIONS[what].en,
    permission: ({ of }, who) => `${who} wants to go up ${entry(MODE_WORDS, of)?.en ?? ''}. Do you allow it?`,
    place: (_, who) => `${who} is off the map. Where does the demi-rêve turn up?`,
    erratic: ({ of, voie, reach }, who) =>
      `${spell(of)} goes wrong for ${who} (${voieName(voie)}, ${range(reach)}). What happens?`,
    tear: ({ of }, who) => `Impossible magic for ${who} (${spell(of)}). What tear opens?`,
    sight: ({ spell: id, aim }, who) =>
      `${who} casts ${spell(id)} and aims at ${aim ? aimed(aim) : 'its target'}. Is that a delicate one?`,
    watch: () => 'You watch over the dream. Do you step in?',
  },
  choices: {
    goUp: ({ mode }, d) =>
      `${mode === 'accelere' ? 'go up, accelerated' : 'go up'} (${points(monteeCost(d, mode))}, ${tired(fatigueOf(d) ?? 1)})`,
    pass: (_, d) => (d.kind === 'world' ? 'let the round pass' : 'cast nothing'),
    wait: ({ hours: n }) => `wait ${count(n, 'hour')}`,
    sleep: ({ hours: n }) => `sleep ${count(n, 'hour')}`,
    state: ({ do: _, ...set }) => `note on the sheet: ${figures(set)}`,
    repressTail: ({ what }) => `repress${repressing(repressionOf(what))}: ${effect(what)}`,
    settle: ({ what, seat }, _, who) => `it is done${seat === undefined ? '' : ` (${who(seat)})`}: ${effect(what)}`,
    end: () => 'end here',
    go: ({ towards }, d) => `go ${DIRECTION_WORDS[towards].en}${leading(d, towards)}${tiring(d)}`,
    stay: (_, d) => `stay on the cell${tiring(d)}`,
    comeDown: () => 'come down',
    rest: () => 'end the round here',
    home: ({ cell: coord }, d) => `go to the home ground: ${cell(coord)}${tiring(d)}`,
    river: ({ cell: coord }, d) => `follow the river to ${coord}${tiring(d)}`,
    master: ({ voie }, d) => `${voie ? `master with ${voieName(voie)}` : 'master'}${mastering(d)}`,
    dodge: () => 'dodge (it will wait here)',
    repress: (_, d) => `repress${repressing(repressionHere(d))}`,
    letPass: (_, d) => (d.kind === 'trigger' ? 'let it wait' : 'let it pass'),
    outside: (_, d) => `the world breaks in: a blow, a jostle${repressing(repressionHere(d))}`,
    teleport: (a) => `go there: ${place(a)}`,
    send: (a) => `send it there: ${place(a)}`,
    decline: () => 'decline',
    present: ({ kind }) => PRESENT_WORDS[kind].en,
    cast: (a) => `cast ${spell(a.spell)}${casting(a)}`,
    reserve: (_, d) =>
      d.kind === 'reserveFailure'
        ? `try to keep it in reserve (the same roll, then ${points(1)})`
        : `put it in reserve (${points(1)})`,
    keep: (_, d) => (d.kind === 'reserveFailure' ? 'let it come' : 'take it along: effect next round'),
    trigger: () => 'fire the reserve',
    aim: (a) => (a.target === 'soi' ? 'aim at yourself' : [`aim at ${aimed(a)}`, ...said.flaws(a)].join(', ')),
    allow: (_, d) => (d.kind === 'sight' ? 'no, without a roll' : 'allow'),
    forbid: () => 'forbid',
    require: ({ difficulty }, d) => `ask for a ${d.kind === 'sight' ? 'VUE' : 'VOLONTÉ'} roll at ${signed(difficulty)}`,
    place: ({ cell: coord }) => cell(coord),
    draw: () => 'let it be drawn',
    describe: ({ detail }) => `say: ${detail}`,
    tear: ({ colour, diameter, lasting, detail }) =>
      `${colour === 'violette' ? 'violet' : 'yellow'}, ${diameter} m, ${lasting ? 'for ever' : 'for a moment'}${detail ? `, ${detail}` : ''}`,
    break: ({ seat, detail }, _, who) => `break the concentration (${who(seat)})${aside(detail)}`,
    correct: ({ seat, what, value, detail }, _, who) =>
      `correct the sheet (${who(seat)}): ${stat(what)} ${figure(value)} (${detail})`,
    clock: ({ day, hour: n, detail }) => `move the clock on: day ${day + 1}, hour ${hour(n)} (${detail})`,
    move: ({ seat, cell: coord, secret, detail }, _, who) =>
      `put the demi-rêve of ${who(seat)}${secret ? ' in secret' : ''}: ${cell(coord)} (${detail})`,
    layReserve: ({ seat, cell: coord, spell: id, detail }, _, who) =>
      `put in reserve for ${who(seat)}: ${spell(id)}, ${cell(coord)} (${detail})`,
    liftReserve: ({ seat, place: n, detail }, _, who) => `take away reserve no. ${n + 1} of ${who(seat)} (${detail})`,
    spell: ({ seat, spell: id, known, detail }, _, who) =>
      `${known ? 'teach' : 'make forget'} ${who(seat)}: ${spell(id)} (${detail})`,
    fate: ({ seat, id, on, detail }, _, who) =>
      `${on ? 'give to' : 'take from'} ${who(seat)}: ${effect(id)} (${detail})`,
    arrive: ({ arrival }) => `let ${arrival.name} in`,
    secretRoll: ({ characteristic, adjustment, detail }) =>
      `secret roll, ${characteristic} at ${signed(adjustment)} (${detail})`,
  },
  tellings: {
    hour: ({ hour: n, day }) => `The hour ${hour(n)} strikes, day ${day + 1}.`,
    waits: ({ hours: n, asleep }, who) => `${who} ${asleep ? 'sleeps' : 'waits'} ${count(n, 'hour')}.`,
    recovered: ({ gained, points: left, fatigue }, who) =>
      gained > 0
        ? `An hour of sleep gives ${who} ${points(gained)}: ${left} in all, fatigue ${fatigue}.`
        : `An hour of sleep: ${who} keeps ${points(left)}, fatigue ${fatigue}.`,
    faded: ({ points: left }, who) => `Above the threshold the dream fades: ${who} keeps ${points(left)}.`,

    monteeRuled: ({ allowed, rolled, by: whose }, who) =>
      rolled
        ? `${who} looks for calm: ${sum('VOLONTÉ', rolled)}. The way up is ${allowed ? 'open' : 'closed'}.`
        : whose === 'draw'
          ? `Without a gardien, the montée is ${allowed ? 'allowed' : 'refused'} as a matter of course.`
          : `The gardien ${allowed ? 'lets' : 'does not let'} ${who} go up.`,
    wentUp: ({ mode, cost, points: left }, who) =>
      `${who} goes up into the TMR${mode === 'accelere' ? ', accelerated' : ''}: ${points(cost)}, ${left} left.`,
    entered: ({ how, terrain, cell: coord, fatigue }, who) =>
      `${arrivals[how](who)}: ${seen(coord, terrain)}${fatigue > 0 ? ` Fatigue +${fatigue}.` : ''}`,
    whereabouts: ({ cell: coord }, who) => `For the gardien alone: ${who} is here, ${cell(coord)}.`,
    foundOneself: ({ cell: coord }, who) => `${who} knows the place again: ${cell(coord)}.`,
    offMap: ({ by: whose }, who) =>
      whose === 'asked'
        ? `${who} goes over the edge of the map.`
        : `${whose === 'gardien' ? 'The gardien' : 'Chance'} finds a cell for ${who}.`,
    encounterRoll: ({ roll, met }, who) =>
      met ? `Somebody comes towards ${who} (d7: ${roll}).` : `${who} meets nobody (d7: ${roll}).`,
    met: ({ rule, encounter, force, again }, who) => {
      if (again) return `${The(encounter)} was waiting for ${who}, still of force ${force}.`;
      return `${rule === 'RDD-DREAM-01' ? 'In sleep, ' : ''}${who} meets ${a(encounter)} of force ${force}.`;
    },
    mastering: ({ encounter, force, voie, rolled, success }, who) =>
      `${who} faces ${the(encounter)} (force ${force}) with ${voieName(voie)}. ${sum('Rêve', rolled)}: ${success ? '' : 'not '}mastered.`,
    sent: ({ terrain, cell: coord }, who) => {
      if (terrain === null) return `${who} sends the Messenger over the edge of the map.`;
      return `${who} sends the Messenger: ${seen(coord, terrain)}`;
    },
    gone: ({ encounter }) => `${The(encounter)} is gone.`,
    dodged: ({ encounter, until }, who) => `${who} dodges; ${the(encounter)} will wait there ${moment(until)}.`,
    repressed: ({ encounter, forced, counter }, who) =>
      `${who} represses ${the(encounter)}${forced ? ', by force' : ''}: refoulement ${counter}.`,
    refoulementTest: ({ roll, counter, holds }, who) =>
      holds
        ? `${who} holds: ${roll} on 1d20, above ${counter}.`
        : `${who} cracks: ${roll} on 1d20, not above ${counter}. The counter goes back to 0.`,
    points: ({ change, points: left }, who) =>
      `${who} ${change < 0 ? 'loses' : 'gains'} ${points(Math.abs(change))}: ${left} in all.`,
    held: ({ encounter, defeats }, who) => `${The(encounter)} holds ${who}: ${count(defeats, 'round')} lost.`,
    freed: ({ encounter, drift }, who) =>
      drift === 0
        ? `${who} escapes ${the(encounter)} at last.`
        : `${The(encounter)} lets go of ${who} ${count(drift, 'cell')} further, nobody knows on which side.`,
    broken: (_, who) => `Concentration breaks: ${who} falls back.`,
    cameDown: ({ fatigue, malus, notBefore }, who) =>
      `${who} comes down: fatigue +${fatigue}, general state ${signed(malus)}, up again from round ${roundOfHour(notBefore)}.`,
    fellAsleep: ({ why }, who) => `${who} ${SLEEP_CAUSES[why].en} and falls asleep.`,

    cast: ({ spell: id, rolled, cost, points: left, again }, who) => {
      const paid = cost > 0 ? ` Cost ${cost}, ${left} left.` : again ? '' : ' Nothing is spent.';
      const what = again ? `tries to keep the failure of ${spell(id)}` : `casts ${spell(id)}`;
      return `${who} ${what}: ${sum('RÊVE', rolled)}.${paid}`;
    },
    experience: ({ reve, voie, draconic }, who) => {
      const parts = [...(reve > 0 ? [`${reve} in RÊVE`] : []), ...(voie ? [`${draconic} in ${voieName(voie)}`] : [])];
      return `${who} learns: experience ${parts.join(', ')}.`;
    },
    reserved: ({ spell: id, erratic, cell: coord }, who) =>
      `${who} leaves ${erratic ? `the failure of ${spell(id)}` : spell(id)} in reserve: ${coord === null ? 'here, wherever that is' : cell(coord)}.`,
    fired: ({ spell: id, erratic }, who) =>
      `${who} wakes a reserve: ${erratic ? `the failure of ${spell(id)}` : spell(id)}.`,
    arrives: ({ spell: id }, who) => `${who} brings ${spell(id)} into the world (phase 2, before shots and throws).`,
    sight: ({ rolled, success }, who) =>
      `${who} looks for the target: ${sum('VUE', rolled)}. It ${success ? 'is clear' : 'slips away'}.`,
    aimed: ({ spell: id, on, reach: metres }, who) => {
      if (on === 'target') return `${spell(id)} goes straight to its target (${reach(metres)}).`;
      if (on === 'caster') return `${spell(id)} settles on ${who}.`;
      return `${spell(id)} finds nothing that fits it: impossible magic.`;
    },
    resistance: ({ who: resisting, name = 'The target', rolled, success }, who) =>
      `${resisting === 'target' ? name : who} ${success ? 'resists' : 'does not resist'}: ${sum('rêve', rolled)}.`,
    took: ({ spell: id, on, name, until }, who) => {
      if (on === 'nobody')
        return `${spell(id)} takes ${name === undefined ? 'on nobody' : `neither on ${name} nor on ${who}`}.`;
      return `${spell(id)} works on ${on === 'target' ? (name ?? 'its target') : who}${until === null ? '' : `, ${moment(until)}`}.`;
    },
    erratic: ({ spell: id, voie, by: whose, detail, reach: metres }) =>
      `${spell(id)} goes wrong, ${voieName(voie)}, ${reach(metres)} (${by(whose)}): ${erraticEffect(voie, detail)}.`,
    tear: ({ by: whose, colour, diameter, lasting, detail }, who) =>
      `A ${colour === 'violette' ? 'violet' : 'yellow'} tear of ${diameter} m opens with ${who} at its centre, ${lasting ? 'for ever' : 'for a moment'} (${by(whose)})${aside(detail)}.`,

    dragon: ({ table, id, roll }, who) =>
      `${who} gets ${LEGACY_WORDS[table].en} (${percentile(roll)}): ${fate(id, table)}`,
    effect: (e, who) => `${effect(e.id)} for ${who}${effectParts(e)}.`,
    effectEnds: ({ id }, who) => `Over for ${who}: ${effect(id)}.`,
    unburdened: ({ what, how, by: whose, counter }, who) =>
      how === 'settled'
        ? `${who} has done with this: ${effect(what)}${whose === 'gardien' ? ' (the gardien’s word)' : ''}.`
        : `${who} represses this: ${effect(what)}. Refoulement ${counter}.`,
    sheet: ({ what, value, by: whose, detail }, who, _sitting, gardien) =>
      whose === 'gardien' && gardien !== undefined
        ? `${gardien}, gardien, corrects for ${who}: ${stat(what)} ${figure(value)}${detail ? ` (${detail})` : ''}.`
        : `Sheet: ${who}, ${stat(what)} ${figure(value)} (${HAND_WORDS[whose].en}${aside(detail)}).`,
    outside: ({ by: whose, detail }, who) =>
      `The world calls ${who} back${whose === 'gardien' ? ', says the gardien' : whose === 'draw' ? ' (drawn)' : ''}${aside(detail)}.`,
    ruled: ({ what, name, on, detail, gardien }, who, sitting) => {
      const why = aside(detail);
      const by = sitting(gardien);
      if (what === 'arrival') return `${by}, gardien, lets ${name} in.`;
      if (what === 'clock') return `${by}, gardien, moves the clock on${why}.`;
      if (what === 'place') return `${by}, gardien, puts the demi-rêve of ${who}: ${cell(name)}${why}.`;
      if (what === 'secretPlace') return `${by}, gardien, moves the demi-rêve of ${who} in secret.`;
      const [id = '', coord] = name.split(' ');
      if (what === 'effect') return `${by}, gardien, ${on ? 'gives to' : 'takes from'} ${who}: ${effect(id)}${why}.`;
      if (what === 'spell') return `${by}, gardien, ${on ? 'teaches' : 'makes forget'} ${who}: ${spell(id)}${why}.`;
      const where = coord ? `, ${cell(coord)}` : '';
      return `${by}, gardien, ${on ? 'puts in reserve for' : 'takes a reserve from'} ${who}: ${spell(id)}${where}${why}.`;
    },
    secretRoll: ({ rolled, detail }) => `For the gardien alone: ${sum(detail, rolled)}.`,
    quest: ({ quest, done, how }, who) =>
      how === 'won'
        ? `${who} brings “${QUESTS[quest].title.en}” to its end: ${QUESTS[quest].reward} experience in RÊVE.`
        : how === 'lost'
          ? `Too late for “${QUESTS[quest].title.en}”: ${who} leaves it there.`
          : `“${QUESTS[quest].title.en}”: ${count(done, 'step')} done.`,
    ended: (_, who) => `${who} leaves it there; the demi-rêve stays where it is.`,
  },
  reasons: {
    tooSoon: ({ rounds }) => `not yet: the montée is possible in ${count(Number(rounds), 'round')}`,
    tooFewPoints: ({ cost, points: left }) => `that takes ${points(Number(cost))}, and ${left} are left`,
    noSuchQueue: ({ what }) => `nothing of the kind is borne: ${effect(String(what))}`,
    noSuchCell: ({ cell: coord }) => `there is no cell “${coord}”`,
    otherKind: ({ cell: coord }) => `${cell(String(coord))} is not of the same terrain`,
    tooFar: ({ force }) => `that is further than ${count(Number(force), 'cell')}`,
    unknownSpell: ({ spell: id }) => `“${id}” is not among the known spells`,
    wrongCell: ({ spell: name, where: place }) => `${name} is cast elsewhere: ${where(String(place))}`,
    wrongCost: ({ cost }) => `this spell costs ${points(Number(cost))}, or more where it varies`,
    otherVoie: ({ spell: name }) => `${name} is not cast by that way`,
    otherTarget: ({ target: id }) => `this spell is for ${target(String(id))}, or oneself`,
    missingCell: ({ cell: coord }) => `for this dreamer that cell is no longer there: ${cell(String(coord))}`,
    outOfRange: ({ least, most }) => `from ${figure(Number(least))} to ${figure(Number(most))}`,
    noDreamer: ({ seat }) => `no dreamer plays at seat ${Number(seat) + 1}`,
    sameDreamer: ({ seat }) => `the dreamer at seat ${Number(seat) + 1} is named twice`,
    nobodyHere: () => 'a place stays free only at a table that a gardien leads, with somebody at it',
    tooManySheets: ({ sheets, seats }) =>
      `${count(Number(sheets), 'sheet')} for ${count(Number(seats), 'dreamer’s seat', 'dreamers’ seats')}`,
    spellTwice: ({ name, spell: id }) => `sheet “${name}”: the spell “${id}” is there twice`,
    tooTired: ({ name, most }) => `sheet “${name}”: the fatigue track has only ${most} cells`,
    seuilTooHigh: ({ name, most }) => `sheet “${name}”: the threshold does not go beyond ${most}`,
    noSuchSpell: ({ name, spell: id }) => `sheet “${name}”: there is no spell “${id}”`,
    someoneIsUp: () => 'somebody is in the TMR: time does not go on without him',
    inTheMiddle: () => 'not in the middle of what he does: wait until he chooses',
    noSuchReserve: ({ place: n }) => `there is no reserve no. ${n}`,
    cannotLearn: ({ spell: id }) => `“${id}” is known already, or does not exist`,
    noSuchFate: ({ what }) => `“${what}” is neither a tail, nor a breath, nor a head`,
    tooMuchLife: ({ name, most }) => `sheet “${name}”: life does not go beyond ${most}`,
    noSuchEffect: ({ name, what }) => `sheet “${name}”: “${what}” is neither a tail, nor a breath, nor a head`,
    doubtful: ({ name, field }) => `sheet “${name}”: what is held possible does not fit together (${field})`,
    needsName: ({ most }) => `a name is needed, of ${most} signs at most`,
    tooManySpells: ({ most }) => `a list of spells, ${most} at most`,
    chosenTwice: ({ spell: id }) => `the spell “${id}” is there twice`,
    overspent: ({ purse, spent, most }) =>
      `${entry(CREATION_WORDS.en.purses, String(purse)) ?? purse}: ${spent} spent out of ${most}`,
  },
  marks: {
    leadsTo: ({ cell: coord = '' }) => `to ${cell(String(coord))}`,
    unknown: () => 'nobody knows where',
    offMap: () => 'off the map',
    tires: ({ fatigue = 0 }) => tired(Number(fatigue)),
    trial: ({ what = '', force = 0 }) =>
      `${entry(TRIAL_WORDS, String(what))?.en ?? what} to be mastered, force ${force}`,
    toll: () => 'a toll: 1 rêve point',
    waiting: ({ encounter = '', force = 0 }) =>
      `${entry(ENCOUNTER_WORDS, String(encounter))?.en ?? encounter} waits there, force ${force}`,
    reserve: ({ spell: id = '' }) => `a reserve waits there: ${spell(String(id))}`,
    roll: ({ difficulty = 0, percent: p = 0 }) => `difficulty ${signed(Number(difficulty))}, ${percent(Number(p))}`,
    cost: ({ cost = 0 }) => `${points(Number(cost))} if the spell takes`,
  },
};

export const en = textsOf('en', sentences, said);
