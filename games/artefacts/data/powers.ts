/** The nine special powers (ART-POW-10 to ART-POW-18). */
import type { RuleId } from '@reverie/kernel/game';
import type { Words } from '@reverie/kernel/words';

interface PowerCard {
  readonly rule: RuleId;
  readonly name: Words;
  /** In few words, N for its value and {one|more} by it; on an artefact and on an item where they differ. */
  readonly text: Words;
  readonly item?: Words;
}

// biome-ignore format: a power is two or three lines: its name, its effect, that of an item
const CARDS = {
  reinforce: { rule: 'ART-POW-10', name: { fr: 'Réconfort', en: 'Comfort' },
    text: { fr: '+N d’endurance à l’un de vos artefacts', en: '+N endurance to one of your artefacts' } },
  weary: { rule: 'ART-POW-11', name: { fr: 'Lassitude', en: 'Weariness' },
    text: { fr: '−N d’endurance à un artefact adverse', en: '−N endurance to an opposing artefact' } },
  immobilise: { rule: 'ART-POW-12', name: { fr: 'Torpeur', en: 'Torpor' },
    text: { fr: 'retourne jusqu’à N {artefact|artefacts} d’un adversaire', en: 'turns down up to N {artefact|artefacts} of an opponent' } },
  recall: { rule: 'ART-POW-13', name: { fr: 'Réminiscence', en: 'Reminiscence' },
    text: { fr: 'reprend jusqu’à N {rêve usé|rêves usés}', en: 'takes back up to N used {dream|dreams}' } },
  forget: { rule: 'ART-POW-14', name: { fr: 'Oubli', en: 'Oblivion' },
    text: { fr: 'détruit jusqu’à N {rêve actif|rêves actifs}', en: 'destroys up to N active {dream|dreams}' } },
  doubleAttack: { rule: 'ART-POW-15', name: { fr: 'Double assaut', en: 'Twin Strike' },
    text: { fr: 'attaque deux fois par tour', en: 'attacks twice a turn' },
    item: { fr: 'N de vos artefacts {attaque|attaquent} deux fois ce tour', en: 'N of your artefacts {attacks|attack} twice this turn' } },
  guard: { rule: 'ART-POW-16', name: { fr: 'Veille', en: 'Vigil' },
    text: { fr: 'prend la place d’un artefact attaqué', en: 'takes the place of an attacked artefact' },
    item: { fr: 'en défense, +N à la carte attaquée', en: 'in defence, +N to the card attacked' } },
  tradePower: { rule: 'ART-POW-17', name: { fr: 'Troc de rêves', en: 'Dream Barter' },
    text: { fr: 'échange des rêves avec un joueur', en: 'exchanges dreams with a player' } },
  swapDreamer: { rule: 'ART-POW-18', name: { fr: 'Lits échangés', en: 'Swapped Beds' },
    text: { fr: 'échange votre Dormeur avec celui d’un joueur', en: 'exchanges your Dreamer with a player’s' } },
} as const satisfies Readonly<Record<string, PowerCard>>;

export type Power = keyof typeof CARDS;
export const POWERS = Object.keys(CARDS) as readonly Power[];
export const POWER_CARDS: Readonly<Record<Power, PowerCard>> = CARDS;

/** What a power does with a value, in few words. */
export function powerDoes(power: Power, value: number | undefined, ofItem: boolean, language: keyof Words): string {
  const { text, item } = POWER_CARDS[power];
  return (ofItem ? (item ?? text) : text)[language]
    .replace('N', String(value ?? ''))
    .replace(/\{(.*?)\|(.*?)\}/g, (_, one: string, more: string) => (value === 1 ? one : more));
}
