/** Tout ce qui se lit en français : des phrases, et rien d’autre. Ce fichier est le modèle de l’autre langue. */
import { capital } from '@reverie/kernel/capital';
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
  metIn,
  monteeCost,
  percentile,
  repressionHere,
  repressionOf,
  roundOfHour,
  signed,
  speech,
} from './speech.ts';
import { type Sentences, textsOf } from './texts.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const points = (n: number): string => count(n, 'point de rêve', 'points de rêve');
const tired = (n: number): string => count(n, 'point de fatigue', 'points de fatigue');
const cells = (n: number): string => count(n, 'case', 'cases');

export const said = speech('fr', {
  points,
  tired,
  repressed: (n) => count(n, 'point de refoulement', 'points de refoulement'),
  cells,
  ownSpell: (n) => `un sort de sa façon (n° ${n})`,
  origins: {
    origine: 'la case où fut lancée la magie visée',
    sanctuaireOuOrigine: 'un sanctuaire, ou la case où fut lancée la magie lue',
  },
  until: (hour, day) => `jusqu’à la fin de l’heure ${hour}, jour ${day}`,
  left: (n) => `encore ${n}`,
  birth: (hour) => `naissance à l’heure ${hour}`,
  away: (metres) => `à ${metres} m`,
  within: (metres) => `à ${metres} m au plus`,
  reach: (metres) => `portée ${metres} m`,
  touch: 'au toucher',
  anyRange: 'sans limite de portée',
  seat: 'siège',
  at: 'à',
  by: 'par',
  here: 'magie de cette case',
  offMap: 'hors de la carte',
  somewhere: 'quelque part.',
  bend: 'puis',
  andTest: 'et le test',
  thisRound: 'pour ce round',
  onFailure: 'en cas d’échec',
  ofLife: 'et # de vie',
  life: 'vie',
  threshold: 'seuil',
  flaws: ['sans la voir', 'sans la montrer du doigt', 'qui ne convient pas'],
});
const { percent, hour, spell, cell, effect, target, moment, range, reach } = said;
const { voieName, stat, aside, seen, where, sum, figures, place, tiring } = said;
const { leading, repressing, mastering, aimed, casting, effectParts, fate, erraticEffect } = said;
/** Ce qui se maîtrise : une rencontre, ou une case. */
type Trial = keyof typeof TRIAL_WORDS;
const feminine = (what: EncounterKind | Trial): boolean => what === 'fleur' || what in TRIAL_WORDS;
const a = (kind: EncounterKind): string => `${feminine(kind) ? 'une' : 'un'} ${ENCOUNTER_WORDS[kind].fr}`;
const the = (what: EncounterKind | Trial): string =>
  entry(TRIAL_WORDS, what)?.fr ?? `${feminine(what) ? 'la' : 'le'} ${ENCOUNTER_WORDS[what as EncounterKind].fr}`;
const The = (kind: EncounterKind): string => capital(the(kind));
const by = (who: 'gardien' | 'draw'): string => (who === 'draw' ? 'tirage' : 'parole du gardien');

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

export const sentences: Sentences = {
  roles: { gardien: 'gardien des rêves', 'haut-revant': 'haut-rêvant' },
  companion: 'un compagnon, qui suit le conseil de route',
  board: {
    time: (n, day, round) => `Heure ${hour(n)}, jour ${day} · round ${round} sur 1 200`,
    until: (n, day) => `fin de l’heure ${hour(n)}, jour ${day}`,
    candidates: (n) => `perdu : ${count(n, 'case possible', 'cases possibles')}`,
    held: (kind, defeats) => `${kind}, ${count(defeats, 'round perdu', 'rounds perdus')}`,
    failure: (name) => `échec de ${name}`,
    left: (n) => `encore ${n}`,
    cells,
    more: (n) => `et ${count(n, 'autre', 'autres')}`,
    notBefore: (round) => `remontée au round ${round}`,
  },
  questions: {
    world: () => 'Vous êtes dans le monde. Que faites-vous ?',
    burdens: () => 'Un Dragon vous a laissé quelque chose. En faites-vous quelque chose ?',
    lands: ({ mode }) =>
      mode === 'accelere' ? 'Où va le demi-rêve ? La route est à vous jusqu’à une rencontre.' : 'Où va le demi-rêve ?',
    encounter: (d) => `${ENCOUNTER_WORDS[d.encounter].fr}, force ${d.force} : que faites-vous ?`,
    struggle: ({ encounter, force }) => `${The(encounter)} (force ${force}) vous retient. Luttez-vous ?`,
    teleport: ({ encounter, force }) =>
      encounter === 'changeur'
        ? 'Le Changeur vous obéit : vers quelle case de ce terrain ?'
        : `Le Passeur vous obéit : vers quelle case, à ${force} au plus ?`,
    send: ({ force }) => `Le Messager vous obéit : vers quelle case, à ${force} au plus ?`,
    present: ({ force }) => `La cité vous fait un présent de force ${force}. Lequel ?`,
    trigger: () => 'Une réserve attend ici. La déclenchez-vous ?',
    cast: () => 'La case convient. Lancez-vous un sort ?',
    castThrough: ({ cell: coord, terrain }) =>
      `Le Messager est arrivé : ${seen(coord, terrain)} Lancez-vous un sort de là ?`,
    reserve: ({ spell: id }) => `${spell(id)} est lancé. L’emportez-vous, ou attendra-t-il ici ?`,
    reserveFailure: ({ spell: id }) => `${spell(id)} a échoué du tout au tout. Laissez-vous venir l’effet erratique ?`,
    aim: ({ spell: id, target: what, reach }) =>
      what === 'soi'
        ? `${spell(id)} est là, rien que pour vous.`
        : `${spell(id)} est là. ${what === 'creature' ? 'Qui' : 'Que'} visez-vous ? ${capital(target(what))}, ${range(reach)}${what === 'objet' ? '' : ', ou vous-même'}.`,
    gift: ({ what }) => GIFT_QUESTIONS[what].fr,
    permission: ({ of }, who) => `${who} veut monter ${entry(MODE_WORDS, of)?.fr ?? ''}. Le permettez-vous ?`,
    place: (_, who) => `${who} est hors de la carte. Où reparaît son demi-rêve ?`,
    erratic: ({ of, voie, reach }, who) =>
      `${spell(of)} tourne mal pour ${who} (${voieName(voie)}, ${range(reach)}). Qu’arrive-t-il ?`,
    tear: ({ of }, who) => `Magie impossible pour ${who} (${spell(of)}). Quelle déchirure s’ouvre ?`,
    sight: ({ spell: id, aim }, who) =>
      `${who} lance ${spell(id)} et vise ${aim ? aimed(aim) : 'sa cible'}. Est-elle délicate ?`,
    watch: () => 'Vous veillez sur le rêve. Intervenez-vous ?',
  },
  choices: {
    // dans le monde
    goUp: ({ mode }, d) =>
      `${mode === 'accelere' ? 'monter en accéléré' : 'monter'} (${points(monteeCost(d, mode))}, ${tired(fatigueOf(d) ?? 1)})`,
    pass: (_, d) => (d.kind === 'world' ? 'laisser passer le round' : 'ne rien lancer'),
    wait: ({ hours: n }) => `attendre ${count(n, 'heure', 'heures')}`,
    sleep: ({ hours: n }) => `dormir ${count(n, 'heure', 'heures')}`,
    state: ({ do: _, ...set }) => `noter sur la feuille : ${figures(set)}`,
    repressTail: ({ what }) => `refouler${repressing(repressionOf(what))} : ${effect(what)}`,
    settle: ({ what, seat }, _, who) =>
      `c’est chose faite${seat === undefined ? '' : ` (${who(seat)})`} : ${effect(what)}`,
    end: () => 'finir là',
    // en TMR
    go: ({ towards }, d) => `aller ${DIRECTION_WORDS[towards].fr}${leading(d, towards)}${tiring(d)}`,
    stay: (_, d) => `demeurer sur la case${tiring(d)}`,
    comeDown: () => 'redescendre',
    rest: () => 'finir le round ici',
    home: ({ cell: coord }, d) => `rejoindre sa terre d’attache : ${cell(coord)}${tiring(d)}`,
    river: ({ cell: coord }, d) => `suivre le Fleuve jusqu’en ${coord}${tiring(d)}`,
    // face à une rencontre
    master: ({ voie }, d) => `${voie ? `maîtriser par ${voieName(voie)}` : 'maîtriser'}${mastering(d)}`,
    dodge: (_, d) => `se dérober (${feminine(metIn(d) ?? 'fleur') ? 'elle' : 'il'} attendra ici)`,
    repress: (_, d) => `refouler${repressing(repressionHere(d))}`,
    letPass: (_, d) => (d.kind === 'trigger' ? 'la laisser attendre' : 'laisser passer'),
    outside: (_, d) => `le monde s’en mêle : un coup, une bousculade${repressing(repressionHere(d))}`,
    teleport: (a) => `aller là : ${place(a)}`,
    send: (a) => `l’envoyer là : ${place(a)}`,
    decline: () => 'décliner',
    present: ({ kind }) => PRESENT_WORDS[kind].fr,
    // lancer
    cast: (a) => `lancer ${spell(a.spell)}${casting(a)}`,
    reserve: (_, d) =>
      d.kind === 'reserveFailure'
        ? `tenter de le garder en réserve (le même jet, puis ${points(1)})`
        : `mettre en réserve (${points(1)})`,
    keep: (_, d) => (d.kind === 'reserveFailure' ? 'laisser venir' : 'l’emporter : effet au round suivant'),
    trigger: () => 'déclencher la réserve',
    // viser
    aim: (a) => (a.target === 'soi' ? 'se viser soi-même' : [`viser ${aimed(a)}`, ...said.flaws(a)].join(', ')),
    // la parole du gardien
    allow: (_, d) => (d.kind === 'sight' ? 'non, sans jet' : 'permettre'),
    forbid: () => 'interdire',
    require: ({ difficulty }, d) =>
      `demander un jet de ${d.kind === 'sight' ? 'VUE' : 'VOLONTÉ'} à ${signed(difficulty)}`,
    place: ({ cell: coord }) => cell(coord),
    draw: () => 'laisser tirer',
    describe: ({ detail }) => `dire : ${detail}`,
    tear: ({ colour, diameter, lasting, detail }) =>
      `${colour}, ${diameter} m, ${lasting ? 'pour toujours' : 'le temps d’un instant'}${detail ? `, ${detail}` : ''}`,
    break: ({ seat, detail }, _, who) => `rompre la concentration (${who(seat)})${aside(detail)}`,
    correct: ({ seat, what, value, detail }, _, who) =>
      `corriger la feuille (${who(seat)}) : ${stat(what)} ${figure(value)} (${detail})`,
    clock: ({ day, hour: n, detail }) => `avancer l’horloge : jour ${day + 1}, heure ${hour(n)} (${detail})`,
    move: ({ seat, cell: coord, secret, detail }, _, who) =>
      `poser le demi-rêve de ${who(seat)}${secret ? ' en secret' : ''} : ${cell(coord)} (${detail})`,
    layReserve: ({ seat, cell: coord, spell: id, detail }, _, who) =>
      `mettre en réserve pour ${who(seat)} : ${spell(id)}, ${cell(coord)} (${detail})`,
    liftReserve: ({ seat, place: n, detail }, _, who) => `ôter la réserve n° ${n + 1} de ${who(seat)} (${detail})`,
    spell: ({ seat, spell: id, known, detail }, _, who) =>
      `${known ? 'apprendre à' : 'faire oublier à'} ${who(seat)} : ${spell(id)} (${detail})`,
    fate: ({ seat, id, on, detail }, _, who) =>
      `${on ? 'donner à' : 'ôter à'} ${who(seat)} : ${effect(id)} (${detail})`,
    arrive: ({ arrival }) => `laisser entrer ${arrival.name}`,
    secretRoll: ({ characteristic, adjustment, detail }) =>
      `jet secret, ${characteristic} à ${signed(adjustment)} (${detail})`,
  },
  tellings: {
    hour: ({ hour: n, day }) => `Sonne l’heure ${hour(n)}, jour ${day + 1}.`,
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
      `${arrivals[how](who)} : ${seen(coord, terrain)}${fatigue > 0 ? ` Fatigue +${fatigue}.` : ''}`,
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
      `${who} affronte ${the(encounter)} (force ${force}) par ${voieName(voie)}. ${sum('Rêve', rolled)} : ${success ? '' : 'non '}maîtrisé${feminine(encounter) ? 'e' : ''}.`,
    sent: ({ terrain, cell: coord }, who) => {
      if (terrain === null) return `${who} envoie le Messager par-delà le bord de la carte.`;
      return `${who} envoie le Messager : ${seen(coord, terrain)}`;
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
    fellAsleep: ({ why }, who) => `${who} ${SLEEP_CAUSES[why].fr} et s’endort.`,

    cast: ({ spell: id, rolled, cost, points: left, again }, who) => {
      const paid = cost > 0 ? ` Coût ${cost}, reste ${left}.` : again ? '' : ' Rien n’est dépensé.';
      const what = again ? `tente de garder l’échec de ${spell(id)}` : `lance ${spell(id)}`;
      return `${who} ${what} : ${sum('RÊVE', rolled)}.${paid}`;
    },
    experience: ({ reve, voie, draconic }, who) => {
      const parts = [...(reve > 0 ? [`${reve} en RÊVE`] : []), ...(voie ? [`${draconic} en ${voieName(voie)}`] : [])];
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
    resistance: ({ who: resisting, name = 'La cible', rolled, success }, who) =>
      `${resisting === 'target' ? name : who} ${success ? 'résiste' : 'ne résiste pas'} : ${sum('rêve', rolled)}.`,
    took: ({ spell: id, on, name, until }, who) => {
      if (on === 'nobody')
        return `${spell(id)} ne prend ${name === undefined ? 'sur personne' : `ni sur ${name} ni sur ${who}`}.`;
      return `${spell(id)} agit sur ${on === 'target' ? (name ?? 'sa cible') : who}${until === null ? '' : `, ${moment(until)}`}.`;
    },
    erratic: ({ spell: id, voie, by: whose, detail, reach: metres }) =>
      `${spell(id)} tourne mal, ${voieName(voie)}, ${reach(metres)} (${by(whose)}) : ${erraticEffect(voie, detail)}.`,
    tear: ({ by: whose, colour, diameter, lasting, detail }, who) =>
      `Une déchirure ${colour} de ${diameter} m s’ouvre, ${who} au centre, ${lasting ? 'pour toujours' : 'le temps d’un instant'} (${by(whose)})${aside(detail)}.`,

    dragon: ({ table, id, roll }, who) =>
      `${who} reçoit ${LEGACY_WORDS[table].fr} (${percentile(roll)}) : ${fate(id, table)}`,
    effect: (e, who) => `${effect(e.id)} pour ${who}${effectParts(e)}.`,
    effectEnds: ({ id }, who) => `C’en est fini pour ${who} : ${effect(id)}.`,
    unburdened: ({ what, how, by: whose, counter }, who) =>
      how === 'settled'
        ? `${who} vient à bout de ceci : ${effect(what)}${whose === 'gardien' ? ' (parole du gardien)' : ''}.`
        : `${who} refoule ceci : ${effect(what)}. Refoulement ${counter}.`,
    sheet: ({ what, value, by: whose, detail }, who, _sitting, gardien) =>
      whose === 'gardien' && gardien !== undefined
        ? `${gardien}, gardien, corrige pour ${who} : ${stat(what)} ${figure(value)}${detail ? ` (${detail})` : ''}.`
        : `Feuille : ${who}, ${stat(what)} ${figure(value)} (${HAND_WORDS[whose].fr}${aside(detail)}).`,
    outside: ({ by: whose, detail }, who) =>
      `Le monde rappelle ${who}${whose === 'gardien' ? ', dit le gardien' : whose === 'draw' ? ' (tirage)' : ''}${aside(detail)}.`,
    ruled: ({ what, name, on, detail, gardien }, who, sitting) => {
      const why = aside(detail);
      const by = sitting(gardien);
      if (what === 'arrival') return `${by}, gardien, laisse entrer ${name}.`;
      if (what === 'clock') return `${by}, gardien, avance l’horloge${why}.`;
      if (what === 'place') return `${by}, gardien, pose le demi-rêve de ${who} : ${cell(name)}${why}.`;
      if (what === 'secretPlace') return `${by}, gardien, déplace en secret le demi-rêve de ${who}.`;
      const [id = '', coord] = name.split(' ');
      if (what === 'effect') return `${by}, gardien, ${on ? 'donne à' : 'ôte à'} ${who} : ${effect(id)}${why}.`;
      if (what === 'spell')
        return `${by}, gardien, ${on ? 'apprend à' : 'fait oublier à'} ${who} : ${spell(id)}${why}.`;
      const where = coord ? `, ${cell(coord)}` : '';
      return `${by}, gardien, ${on ? 'met en réserve pour' : 'ôte une réserve à'} ${who} : ${spell(id)}${where}${why}.`;
    },
    secretRoll: ({ rolled, detail }) => `Pour le gardien seul : ${sum(detail, rolled)}.`,
    quest: ({ quest, done, how }, who) =>
      how === 'won'
        ? `${who} mène à bien « ${QUESTS[quest].title.fr} » : expérience ${QUESTS[quest].reward} en RÊVE.`
        : how === 'lost'
          ? `Trop tard pour « ${QUESTS[quest].title.fr} » : ${who} s’en tient là.`
          : `« ${QUESTS[quest].title.fr} » : ${count(done, 'étape faite', 'étapes faites')}.`,
    ended: (_, who) => `${who} s’en tient là ; le demi-rêve reste où il est.`,
  },
  reasons: {
    tooSoon: ({ rounds }) => `pas encore : la montée est possible dans ${count(Number(rounds), 'round', 'rounds')}`,
    tooFewPoints: ({ cost, points: left }) => `il y faut ${points(Number(cost))}, il en reste ${left}`,
    noSuchQueue: ({ what }) => `rien de tel n’est à porter : ${effect(String(what))}`,
    noSuchCell: ({ cell: coord }) => `il n’y a pas de case « ${coord} »`,
    otherKind: ({ cell: coord }) => `${cell(String(coord))} n’est pas du même terrain`,
    tooFar: ({ force }) => `c’est plus loin que ${count(Number(force), 'case', 'cases')}`,
    unknownSpell: ({ spell: id }) => `« ${id} » n’est pas parmi les sorts connus`,
    wrongCell: ({ spell: name, where: place }) => `${name} se lance ailleurs : ${where(String(place))}`,
    wrongCost: ({ cost }) => `ce sort coûte ${points(Number(cost))}, ou davantage s’il est variable`,
    otherVoie: ({ spell: name }) => `${name} ne se lance pas par cette voie`,
    otherTarget: ({ target: id }) => `ce sort vise ${target(String(id))}, ou soi-même`,
    missingCell: ({ cell: coord }) => `pour ce haut-rêvant, cette case n’est plus là : ${cell(String(coord))}`,
    outOfRange: ({ least, most }) => `de ${figure(Number(least))} à ${figure(Number(most))}`,
    noDreamer: ({ seat }) => `aucun haut-rêvant ne joue au siège ${Number(seat) + 1}`,
    sameDreamer: ({ seat }) => `le haut-rêvant du siège ${Number(seat) + 1} est nommé deux fois`,
    nobodyHere: () => 'une place ne reste libre qu’à une table menée par un gardien, où joue quelqu’un',
    tooManySheets: ({ sheets, seats }) =>
      `${count(Number(sheets), 'feuille', 'feuilles')} pour ${count(Number(seats), 'siège', 'sièges')} de haut-rêvant`,
    spellTwice: ({ name, spell: id }) => `feuille « ${name} » : le sort « ${id} » y est deux fois`,
    tooTired: ({ name, most }) => `feuille « ${name} » : la piste de fatigue n’a que ${most} cases`,
    seuilTooHigh: ({ name, most }) => `feuille « ${name} » : le seuil de rêve ne passe pas ${most}`,
    noSuchSpell: ({ name, spell: id }) => `feuille « ${name} » : le sort « ${id} » n’existe pas`,
    someoneIsUp: () => 'quelqu’un est en TMR : le temps n’avance pas sans lui',
    inTheMiddle: () => 'pas au milieu de ce qu’il fait : attendez qu’il choisisse',
    noSuchReserve: ({ place: n }) => `il n’y a pas de réserve n° ${n}`,
    cannotLearn: ({ spell: id }) => `« ${id} » est déjà su, ou n’existe pas`,
    noSuchFate: ({ what }) => `« ${what} » n’est ni une queue, ni un souffle, ni une tête`,
    tooMuchLife: ({ name, most }) => `feuille « ${name} » : la vie ne passe pas ${most}`,
    noSuchEffect: ({ name, what }) =>
      `feuille « ${name} » : « ${what} » n’est ni une queue, ni un souffle, ni une tête`,
    doubtful: ({ name, field }) =>
      `feuille « ${name} » : ce qui est tenu pour possible ne tient pas ensemble (${field})`,
    needsName: ({ most }) => `il faut un nom, de ${most} signes au plus`,
    tooManySpells: ({ most }) => `une liste de sorts, ${most} au plus`,
    chosenTwice: ({ spell: id }) => `le sort « ${id} » y est deux fois`,
    overspent: ({ purse, spent, most }) =>
      `${entry(CREATION_WORDS.fr.purses, String(purse)) ?? purse} : ${spent} dépensés sur ${most}`,
  },
  marks: {
    leadsTo: ({ cell: coord = '' }) => `vers ${cell(String(coord))}`,
    unknown: () => 'nul ne sait où',
    offMap: () => 'hors de la carte',
    tires: ({ fatigue = 0 }) => tired(Number(fatigue)),
    trial: ({ what = '', force = 0 }) => `${entry(TRIAL_WORDS, String(what))?.fr ?? what} à maîtriser, force ${force}`,
    toll: () => 'un péage : 1 point de rêve',
    waiting: ({ encounter = '', force = 0 }) =>
      `${entry(ENCOUNTER_WORDS, String(encounter))?.fr ?? encounter} y attend, force ${force}`,
    reserve: ({ spell: id = '' }) => `une réserve y attend : ${spell(String(id))}`,
    roll: ({ difficulty = 0, percent: p = 0 }) => `difficulté ${signed(Number(difficulty))}, ${percent(Number(p))}`,
    cost: ({ cost = 0 }) => `${points(Number(cost))} si le sort prend`,
  },
};

export const fr = textsOf('fr', sentences, said);
