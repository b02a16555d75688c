/** A haut-rêvant as an actor that Foundry imports: names and figures only. What it has no place for is noted. */
import { capital } from '@reverie/kernel/capital';
import type { BridgeNote, Character } from '@reverie/kernel/game';
import { hashText } from '@reverie/kernel/plain';
import type { Body } from '../body.ts';
import { fateNamed } from '../data/dragons.ts';
import { ENCOUNTER_WORDS } from '../data/encounters.ts';
import { trackLength } from '../data/fatigue.ts';
import { spellById } from '../data/spells.ts';
import { isTerrain } from '../data/terrains.ts';
import { VOIES } from '../data/voies.ts';
import { ownSpell } from '../rules/spellbook.ts';
import type { Types } from '../types.ts';
import { codeOf, GIFT, HOUR_KEYS, SYSTEM_ID, tableOf } from './names.ts';

/** The version of the system whose form this is. */
const SYSTEM_VERSION = '12.0.50';
const CORE_VERSION = '12.343';

type Item = Readonly<{ _id: string; name: string; type: string; system: Readonly<Record<string, unknown>> }>;
type Add = (type: string, name: string, system: Item['system'], key?: string) => string;

export function writeActor({ name, body }: Character<Types>): { json: unknown; notes: readonly BridgeNote[] } {
  const notes: BridgeNote[] = [];
  const items: Item[] = [];
  // The same character gives the same file.
  const add: Add = (type, called, system, key = called) => {
    const _id = hashText(`${type} ${key} ${items.length}`).slice(0, 16);
    items.push({ _id, name: called, type, system });
    return _id;
  };
  const { sheet } = body;
  for (const voie of VOIES)
    add('competence', capital(voie), {
      ...{ categorie: 'draconic', base: -11, niveau: body.levels[voie], defaut_carac: 'reve' },
      ...{ xp: body.experience[voie], xp_sort: 0 },
    });
  add('tete', GIFT, { hautrevant: true });
  const ids = new Map(body.spells.map((id) => [id, add('sort', nameOf(body, id), spellSystem(body, id), id)]));
  for (const { spell, cell, parameters, erratic } of body.reserves) {
    if (cell === null) notes.push({ what: 'lostReserve', details: { name: nameOf(body, spell) } });
    else
      add('sortreserve', nameOf(body, spell), {
        ...{ sortid: ids.get(spell) ?? '', coord: cell, ptreve: parameters.cost, echectotal: erratic },
        ...{ draconic: capital(parameters.voie ?? voieOf(body, spell)), heurecible: HOUR_KEYS[parameters.hour ?? 0] },
      });
  }
  for (const { kind, force, price, cell } of body.waiting)
    if (cell === null) notes.push({ what: 'lostEncounter', details: { name: ENCOUNTER_WORDS[kind].fr } });
    else add('rencontre', ENCOUNTER_WORDS[kind].fr, { coord: cell, force, refoulement: price });
  for (const effect of body.effects) addEffect(effect, add, notes);
  // What is only written down goes as a queue of that name.
  for (const one of body.written.filter(isFreeText)) add('queue', one, { hautrevant: false });
  for (const [field, what] of leftOut(body)) notes.push({ what: 'noPlace', details: { field, value: what } });
  const carac = (value: number, xp = 0) => ({ value, xp, derivee: false });
  const start = body.cell ?? body.belief?.[0]?.[0] ?? 'A1';
  if (body.cell === null) notes.push({ what: 'lostPlace', details: { cell: start } });
  const lost = new Set(body.belief?.map(([cell]) => cell)).size > 1;
  const json = {
    ...{ name, type: 'personnage', img: 'icons/svg/mystery-man.svg' },
    system: {
      carac: {
        ...{ reve: carac(sheet.reve, body.experience.reve), empathie: carac(sheet.empathie) },
        ...{ volonte: carac(sheet.volonte), vue: carac(sheet.vue) },
      },
      sante: {
        endurance: { value: sheet.endurance, max: sheet.endurance },
        vie: { value: body.vie, max: sheet.vie },
        fatigue: { value: body.fatigue, max: trackLength(sheet.endurance) },
      },
      reve: {
        reve: { value: body.points, max: sheet.reve, thanatosused: body.shadowed },
        seuil: { value: body.seuil },
        tmrpos: { coord: start, cache: lost },
        refoulement: { value: body.refoulement },
      },
      attributs: { hautrevant: { value: 'Haut rêvant' } },
      compteurs: { ethylisme: { value: body.ethylisme === 0 ? 1 : body.ethylisme } },
      heure: HOUR_KEYS[sheet.birthHour],
    },
    ...{ items, effects: [], flags: {} },
    _stats: { systemId: SYSTEM_ID, systemVersion: SYSTEM_VERSION, coreVersion: CORE_VERSION },
  };
  return { json, notes };
}

const nameOf = (body: Body, id: string): string => spellById(id)?.name ?? ownSpell(body.sheet, id)?.name ?? id;
const voieOf = (body: Body, id: string): string =>
  spellById(id)?.voies[0] ?? ownSpell(body.sheet, id)?.voie ?? 'oniros';

/** Figures only: what a spell does is told in the book. */
function spellSystem(body: Body, id: string): Item['system'] {
  const [known, own] = [spellById(id), ownSpell(body.sheet, id)];
  const where = known?.where ?? own?.where ?? '';
  const place = isTerrain(where) ? { caseTMR: where } : { caseTMR: 'special', caseTMRspeciale: where };
  const cost = known?.cost ?? { fixed: own?.cost ?? 1 };
  const ptreve = cost === 'variable' ? 'variable' : 'fixed' in cost ? String(cost.fixed) : `${cost.atLeast}+`;
  const voies = known?.voies ?? (own ? [own.voie] : []);
  const bonuses = body.cellBonus
    .filter(({ spell }) => spell === id)
    .map(({ cell, successes }) => `${cell}:${successes}`);
  return {
    ...{ draconic: voies.map(capital).join('/'), ...place, ptreve, isrituel: known?.ritual ?? own?.ritual ?? false },
    ...{ difficulte: String(known?.difficulty ?? own?.difficulty ?? 0), coutseuil: known?.thresholdCost ?? 0 },
    bonuscase: bonuses.join(','),
  };
}

function addEffect(effect: Body['effects'][number], add: Add, notes: BridgeNote[]): void {
  const { id, kind, cells = [], price, until, left } = effect;
  // The idée fixe that forbids the montée is one of its own here.
  const borne = id === 'refusDeMonter' ? 'ideeFixe' : kind && tableOf(kind) ? kind : id;
  const table = tableOf(borne);
  const name = table && fateNamed(borne, table)?.name.fr;
  if (!table || !name) {
    notes.push({ what: 'noPlace', details: { field: 'effects', value: borne } });
    return;
  }
  const system = { hautrevant: true, ...(price !== undefined && { refoulement: price }) };
  const source = add(table, name, system, `${id} ${cells}`);
  const code = codeOf(id);
  if (code) for (const coord of cells) add('casetmr', name, { coord, specific: code, sourceid: source });
  else if (cells.length > 0) notes.push({ what: 'noPlace', details: { field: 'cells', value: name } });
  if (until !== undefined) notes.push({ what: 'noTime', details: { name } });
  if (left !== undefined) notes.push({ what: 'noPlace', details: { field: 'left', value: `${name} (${left})` } });
  if (kind && borne !== kind) notes.push({ what: 'noPlace', details: { field: 'kind', value: `${name} (${kind})` } });
}

/** Not one of our own ids. */
const isFreeText = (written: string): boolean => !written.includes('.') && tableOf(written) === undefined;

/** What an actor has no place for. */
function leftOut(body: Body): [string, string | number][] {
  const found: [string, string | number | false][] = [
    ['round', body.round > 0 && body.round],
    ['surencombrement', body.surencombrement < 0 && body.surencombrement],
    ['carried', body.carried.length > 0 && body.carried.length],
    ['written', body.written.filter((one) => !isFreeText(one)).join(', ') || false],
  ];
  return found.filter((one): one is [string, string | number] => one[1] !== false);
}
