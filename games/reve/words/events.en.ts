/** The log: one sentence for each event, with its figures. */
import { TERRAIN_WORDS } from '../data/terrains.ts';
import type { Rolled } from '../events.ts';
import type { How } from '../state.ts';
import {
  effectName,
  entry,
  erraticEffect,
  fateNamed,
  figure,
  lastHour,
  percentile,
  roundOfHour,
  signed,
  type Tellings,
} from './figures.ts';
import { a, cell, count, hours, percent, points, results, somewhere, spell, stats, The, the } from './names.en.ts';
import { voies } from './names.fr.ts';

/** “RÊVE 14 at −2, 56%; 13, significant success” */
const sum = (what: string, { characteristic, adjustment, percent: p, roll, result }: Rolled): string =>
  `${what} ${characteristic} at ${signed(adjustment)}, ${percent(p)}; ${percentile(roll)}, ${results[result]}`;

const moment = (until: number): string => {
  const { hour, day } = lastHour(until);
  return `until the end of the hour ${hours[hour]}, day ${day}`;
};

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

const legacies = {
  queue: 'a Dragon’s tail',
  ombre: 'a shadow of Thanatos',
  souffle: 'a Dragon’s breath',
  tete: 'a Dragon’s head',
} as const;

const heavy = { points: 'has not a rêve point left', fatigue: 'has not a cell of fatigue left' } as const;

const by = (who: 'gardien' | 'draw'): string => (who === 'draw' ? 'drawn' : 'the gardien’s word');
const hands = { gardien: 'the gardien', dreamer: 'own hand', encounter: 'the encounter' } as const;
const aside = (detail: string): string => (detail === '' ? '' : `: ${detail}`);
const reach = (metres: number): string =>
  metres === 0 ? 'by touch' : metres >= 10_000 ? 'at any range' : `range ${metres} m`;

/** An effect by its name, and what a second draw made of it. */
const effect = (id: string): string => effectName(id)?.en ?? id;
const drawn = (id: string, value: string | number): string => {
  if (typeof value === 'number') return entry(changes, id)?.(value) ?? `${value} left`;
  return entry(TERRAIN_WORDS, value)?.en ?? effectName(value)?.en ?? spell(value);
};
/** What becomes of a figure of the sheet; other numbers count what is still to come. */
const changes = {
  coupDeBarre: (n: number) => `fatigue ${signed(n)}`,
  infarctus: (n: number) => `life ${signed(n)}`,
  seuil: (n: number) => `threshold ${n}`,
} as const;

export const tellings: Tellings = {
  hour: ({ hour, day }) => `The hour ${hours[hour]} strikes, day ${day + 1}.`,
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
    `${arrivals[how](who)}: ${coord === null ? somewhere[terrain] : `${cell(coord)}.`}${fatigue > 0 ? ` Fatigue +${fatigue}.` : ''}`,
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
    `${who} faces ${the(encounter)} (force ${force}) with ${voies[voie]}. ${sum('Rêve', rolled)}: ${success ? '' : 'not '}mastered.`,
  sent: ({ terrain, cell: coord }, who) => {
    if (terrain === null) return `${who} sends the Messenger over the edge of the map.`;
    return `${who} sends the Messenger: ${coord === null ? somewhere[terrain] : `${cell(coord)}.`}`;
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
  fellAsleep: ({ why }, who) => `${who} ${heavy[why]} and falls asleep.`,

  cast: ({ spell: id, rolled, cost, points: left, again }, who) => {
    const paid = cost > 0 ? ` Cost ${cost}, ${left} left.` : again ? '' : ' Nothing is spent.';
    const what = again ? `tries to keep the failure of ${spell(id)}` : `casts ${spell(id)}`;
    return `${who} ${what}: ${sum('RÊVE', rolled)}.${paid}`;
  },
  experience: ({ reve, voie, draconic }, who) => {
    const parts = [...(reve > 0 ? [`${reve} in RÊVE`] : []), ...(voie ? [`${draconic} in ${voies[voie]}`] : [])];
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
  resistance: ({ who: resisting, rolled, success }, who) =>
    `${resisting === 'target' ? 'The target' : who} ${success ? 'resists' : 'does not resist'}: ${sum('rêve', rolled)}.`,
  took: ({ spell: id, on, until }, who) => {
    if (on === 'nobody') return `${spell(id)} takes on nobody.`;
    return `${spell(id)} works on ${on === 'target' ? 'its target' : who}${until === null ? '' : `, ${moment(until)}`}.`;
  },
  erratic: ({ spell: id, voie, by: whose, detail, reach: metres }) =>
    `${spell(id)} goes wrong, ${voies[voie]}, ${reach(metres)} (${by(whose)}): ${erraticEffect(voie, detail)?.en ?? detail}.`,
  tear: ({ by: whose, colour, diameter, lasting, detail }, who) =>
    `A ${colour === 'violette' ? 'violet' : 'yellow'} tear of ${diameter} m opens with ${who} at its centre, ${lasting ? 'for ever' : 'for a moment'} (${by(whose)})${aside(detail)}.`,

  dragon: ({ table, id, roll }, who) => {
    const fate = fateNamed(id, table);
    return `${who} gets ${legacies[table]} (${percentile(roll)}): ${fate ? `${fate.name.en}. ${fate.effect.en}` : id}`;
  },
  effect: ({ id, until, cells, value }, who) => {
    const parts = [
      ...(value === null ? [] : [drawn(id, value)]),
      ...(cells.length === 0 ? [] : [cells.length > 3 ? count(cells.length, 'cell') : cells.map(cell).join(', ')]),
      ...(until === null ? [] : [moment(until)]),
    ];
    return `${effect(id)} for ${who}${parts.length === 0 ? '' : `: ${parts.join('; ')}`}.`;
  },
  effectEnds: ({ id }, who) => `Over for ${who}: ${effect(id)}.`,
  unburdened: ({ what, how, by: whose, counter }, who) =>
    how === 'settled'
      ? `${who} has done with this: ${effect(what)}${whose === 'gardien' ? ' (the gardien’s word)' : ''}.`
      : `${who} represses this: ${effect(what)}. Refoulement ${counter}.`,
  sheet: ({ what, value, by: whose, detail }, who) =>
    `Sheet: ${who}, ${what in stats ? stats[what as keyof typeof stats] : what} ${figure(value)} (${hands[whose]}${aside(detail)}).`,
  outside: ({ by: whose, detail }, who) =>
    `The world calls ${who} back${whose === 'gardien' ? ', says the gardien' : ''}${aside(detail)}.`,
  ended: (_, who) => `${who} leaves it there; the demi-rêve stays where it is.`,
};
