/** Le journal : une phrase par événement, avec ses chiffres. Ce fichier est le modèle de l’autre langue. */
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
import {
  a,
  cell,
  count,
  hours,
  mastered,
  percent,
  points,
  results,
  somewhere,
  spell,
  stats,
  The,
  the,
  voies,
} from './names.fr.ts';

/** « RÊVE 14 à −2, 56 % ; 13, significative » */
const sum = (what: string, { characteristic, adjustment, percent: p, roll, result }: Rolled): string =>
  `${what} ${characteristic} à ${signed(adjustment)}, ${percent(p)} ; ${percentile(roll)}, ${results[result]}`;

const moment = (until: number): string => {
  const { hour, day } = lastHour(until);
  return `jusqu’à la fin de l’heure ${hours[hour]}, jour ${day}`;
};

const arrivals: Readonly<Record<How, (who: string) => string>> = {
  up: (who) => `${who} retrouve son demi-rêve`,
  walk: (who) => `${who} avance`,
  stay: (who) => `${who} demeure`,
  passeur: (who) => `Le Passeur dépose ${who}`,
  changeur: (who) => `Le Changeur dépose ${who}`,
  drift: (who) => `La dérive s’achève, ${who} reprend pied`,
  placed: (who) => `${who} reparaît`,
  home: (who) => `${who} rejoint sa terre d’attache`,
  river: (who) => `${who} se laisse porter par le Fleuve`,
};

const legacies = {
  queue: 'une queue de Dragon',
  ombre: 'une ombre de Thanatos',
  souffle: 'un souffle de Dragon',
  tete: 'une tête de Dragon',
} as const;

const heavy = { points: 'n’a plus un point de rêve', fatigue: 'n’a plus une case de fatigue' } as const;

/** « par tirage » ou « le gardien » : qui a décidé. */
const by = (who: 'gardien' | 'draw'): string => (who === 'draw' ? 'tirage' : 'parole du gardien');
const hands = { gardien: 'le gardien', dreamer: 'de sa main', encounter: 'la rencontre' } as const;
const aside = (detail: string): string => (detail === '' ? '' : ` : ${detail}`);
const reach = (metres: number): string =>
  metres === 0 ? 'au toucher' : metres >= 10_000 ? 'sans limite de portée' : `portée ${metres} m`;

/** Un effet par son nom, et ce qu’un second tirage en a fait. */
const effect = (id: string): string => effectName(id)?.fr ?? id;
const drawn = (id: string, value: string | number): string => {
  if (typeof value === 'number') return entry(changes, id)?.(value) ?? `encore ${value}`;
  return entry(TERRAIN_WORDS, value)?.fr ?? effectName(value)?.fr ?? spell(value);
};
/** Ce que devient un chiffre de la feuille ; les autres nombres comptent ce qui est encore à venir. */
const changes = {
  coupDeBarre: (n: number) => `fatigue ${signed(n)}`,
  infarctus: (n: number) => `vie ${signed(n)}`,
  seuil: (n: number) => `seuil ${n}`,
} as const;

export const tellings: Tellings = {
  hour: ({ hour, day }) => `Sonne l’heure ${hours[hour]}, jour ${day + 1}.`,
  waits: ({ hours: n, asleep }, who) => `${who} ${asleep ? 'dort' : 'attend'} ${count(n, 'heure', 'heures')}.`,
  recovered: ({ gained, points: left, fatigue }, who) =>
    gained > 0
      ? `Une heure de sommeil rend ${points(gained)} à ${who} : ${left} en tout, fatigue ${fatigue}.`
      : `Une heure de sommeil : ${who} garde ${points(left)}, fatigue ${fatigue}.`,
  faded: ({ points: left }, who) => `Au-dessus du seuil, le rêve s’évapore : ${who} garde ${points(left)}.`,

  monteeRuled: ({ allowed, rolled, by: whose }, who) =>
    rolled
      ? `${who} cherche le calme : ${sum('VOLONTÉ', rolled)}. La montée ${allowed ? 's’ouvre' : 'se refuse'}.`
      : whose === 'draw'
        ? `Sans gardien, la montée est ${allowed ? 'permise' : 'refusée'} d’office.`
        : `Le gardien ${allowed ? 'laisse monter' : 'retient'} ${who}.`,
  wentUp: ({ mode, cost, points: left }, who) =>
    `${who} monte en TMR${mode === 'accelere' ? ' en accéléré' : ''} : ${points(cost)}, reste ${left}.`,
  entered: ({ how, terrain, cell: coord, fatigue }, who) =>
    `${arrivals[how](who)} : ${coord === null ? somewhere[terrain] : `${cell(coord)}.`}${fatigue > 0 ? ` Fatigue +${fatigue}.` : ''}`,
  whereabouts: ({ cell: coord }, who) => `Pour le gardien seul : ${who} est ici, ${cell(coord)}.`,
  foundOneself: ({ cell: coord }, who) => `${who} sait de nouveau où : ${cell(coord)}.`,
  offMap: ({ by: whose }, who) =>
    whose === 'asked'
      ? `${who} passe par-delà le bord de la carte.`
      : `${whose === 'gardien' ? 'Le gardien' : 'Le hasard'} rend une case à ${who}.`,
  encounterRoll: ({ roll, met }, who) =>
    met ? `Quelqu’un vient vers ${who} (d7 : ${roll}).` : `${who} ne croise personne (d7 : ${roll}).`,
  met: ({ rule, encounter, force, again }, who) => {
    if (again) return `${The(encounter)} attendait ${who}, toujours de force ${force}.`;
    return `${rule === 'RDD-DREAM-01' ? 'En dormant, ' : ''}${who} rencontre ${a(encounter)} de force ${force}.`;
  },
  mastering: ({ encounter, force, voie, rolled, success }, who) =>
    `${who} affronte ${the(encounter)} (force ${force}) par ${voies[voie]}. ${sum('Rêve', rolled)} : ${success ? '' : 'non '}${mastered(encounter)}.`,
  sent: ({ terrain, cell: coord }, who) => {
    if (terrain === null) return `${who} envoie le Messager par-delà le bord de la carte.`;
    return `${who} envoie le Messager : ${coord === null ? somewhere[terrain] : `${cell(coord)}.`}`;
  },
  gone: ({ encounter }) => `${The(encounter)} s’en va.`,
  dodged: ({ encounter, until }, who) => `${who} se dérobe ; ${the(encounter)} attendra là ${moment(until)}.`,
  repressed: ({ encounter, forced, counter }, who) =>
    `${who} refoule ${the(encounter)}${forced ? ', par force' : ''} : refoulement ${counter}.`,
  refoulementTest: ({ roll, counter, holds }, who) =>
    holds
      ? `${who} tient bon : ${roll} sur 1d20, au-dessus de ${counter}.`
      : `${who} craque : ${roll} sur 1d20, pas au-dessus de ${counter}. Le compteur revient à 0.`,
  points: ({ change, points: left }, who) =>
    `${who} ${change < 0 ? 'perd' : 'gagne'} ${points(Math.abs(change))} : ${left} en tout.`,
  held: ({ encounter, defeats }, who) =>
    `${The(encounter)} retient ${who} : ${count(defeats, 'round perdu', 'rounds perdus')}.`,
  freed: ({ encounter, drift }, who) =>
    drift === 0
      ? `${who} échappe enfin à ${the(encounter)}.`.replace('à le ', 'au ')
      : `${The(encounter)} lâche ${who}, ${count(drift, 'case', 'cases')} plus loin, nul ne sait de quel côté.`,
  broken: (_, who) => `La concentration se rompt : ${who} retombe.`,
  cameDown: ({ fatigue, malus, notBefore }, who) =>
    `${who} redescend : fatigue +${fatigue}, état général ${signed(malus)}, remontée dès le round ${roundOfHour(notBefore)}.`,
  fellAsleep: ({ why }, who) => `${who} ${heavy[why]} et s’endort.`,

  cast: ({ spell: id, rolled, cost, points: left, again }, who) => {
    const paid = cost > 0 ? ` Coût ${cost}, reste ${left}.` : again ? '' : ' Rien n’est dépensé.';
    const what = again ? `tente de garder l’échec de ${spell(id)}` : `lance ${spell(id)}`;
    return `${who} ${what} : ${sum('RÊVE', rolled)}.${paid}`;
  },
  experience: ({ reve, voie, draconic }, who) => {
    const parts = [...(reve > 0 ? [`${reve} en RÊVE`] : []), ...(voie ? [`${draconic} en ${voies[voie]}`] : [])];
    return `${who} apprend : expérience ${parts.join(', ')}.`;
  },
  reserved: ({ spell: id, erratic, cell: coord }, who) =>
    `${who} laisse ${erratic ? `l’échec de ${spell(id)}` : spell(id)} en réserve : ${coord === null ? 'ici, où que ce soit' : cell(coord)}.`,
  fired: ({ spell: id, erratic }, who) =>
    `${who} réveille une réserve : ${erratic ? `l’échec de ${spell(id)}` : spell(id)}.`,
  arrives: ({ spell: id }, who) => `${who} rapporte ${spell(id)} dans le monde (phase 2, avant tirs et lancers).`,
  sight: ({ rolled, success }, who) =>
    `${who} cherche sa cible : ${sum('VUE', rolled)}. ${success ? 'Elle est nette.' : 'Elle échappe.'}`,
  aimed: ({ spell: id, on, reach: metres }, who) => {
    if (on === 'target') return `${spell(id)} va droit à sa cible (${reach(metres)}).`;
    if (on === 'caster') return `${spell(id)} se pose sur ${who}.`;
    return `${spell(id)} ne trouve rien qui lui convienne : magie impossible.`;
  },
  resistance: ({ who: resisting, rolled, success }, who) =>
    `${resisting === 'target' ? 'La cible' : who} ${success ? 'résiste' : 'ne résiste pas'} : ${sum('rêve', rolled)}.`,
  took: ({ spell: id, on, until }, who) => {
    if (on === 'nobody') return `${spell(id)} ne prend sur personne.`;
    return `${spell(id)} agit sur ${on === 'target' ? 'sa cible' : who}${until === null ? '' : `, ${moment(until)}`}.`;
  },
  erratic: ({ spell: id, voie, by: whose, detail, reach: metres }) =>
    `${spell(id)} tourne mal, ${voies[voie]}, ${reach(metres)} (${by(whose)}) : ${erraticEffect(voie, detail)?.fr ?? detail}.`,
  tear: ({ by: whose, colour, diameter, lasting, detail }, who) =>
    `Une déchirure ${colour} de ${diameter} m s’ouvre, ${who} au centre, ${lasting ? 'pour toujours' : 'le temps d’un instant'} (${by(whose)})${aside(detail)}.`,

  dragon: ({ table, id, roll }, who) => {
    const fate = fateNamed(id, table);
    return `${who} reçoit ${legacies[table]} (${percentile(roll)}) : ${fate ? `${fate.name.fr}. ${fate.effect.fr}` : id}`;
  },
  effect: ({ id, until, cells, value }, who) => {
    const parts = [
      ...(value === null ? [] : [drawn(id, value)]),
      ...(cells.length === 0
        ? []
        : [cells.length > 3 ? count(cells.length, 'case', 'cases') : cells.map(cell).join(', ')]),
      ...(until === null ? [] : [moment(until)]),
    ];
    return `${effect(id)} pour ${who}${parts.length === 0 ? '' : ` : ${parts.join(' ; ')}`}.`;
  },
  effectEnds: ({ id }, who) => `C’en est fini pour ${who} : ${effect(id)}.`,
  unburdened: ({ what, how, by: whose, counter }, who) =>
    how === 'settled'
      ? `${who} vient à bout de ceci : ${effect(what)}${whose === 'gardien' ? ' (parole du gardien)' : ''}.`
      : `${who} refoule ceci : ${effect(what)}. Refoulement ${counter}.`,
  sheet: ({ what, value, by: whose, detail }, who) =>
    `Feuille : ${who}, ${what in stats ? stats[what as keyof typeof stats] : what} ${figure(value)} (${hands[whose]}${aside(detail)}).`,
  outside: ({ by: whose, detail }, who) =>
    `Le monde rappelle ${who}${whose === 'gardien' ? ', dit le gardien' : ''}${aside(detail)}.`,
  ended: (_, who) => `${who} s’en tient là ; le demi-rêve reste où il est.`,
};
