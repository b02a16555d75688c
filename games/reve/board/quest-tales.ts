/** How each goal ends: a title and a sentence when it is done, a sentence when it is too late. */
import { words } from '@reverie/ui/words';
import type { QuestId } from '../data/quests.ts';

interface Tale {
  readonly title: string;
  readonly won: string;
  readonly lost: string;
}
type Tales = Readonly<Record<QuestId, Tale>>;

// biome-ignore format: a tale is three lines
const fr: Tales = {
  lueur: { title: 'L’aura du grenier',
    won: 'Sous les tuiles, une vieille clef brille comme une braise.',
    lost: 'La lueur s’est éteinte avant que vous ayez su voir.' },
  pont: { title: 'Le mot sous l’arche',
    won: 'À Terwa, vous l’avez dit tout bas, et quelqu’un, au fond de la salle, a pâli.',
    lost: 'On a refermé le péage ; le mot attendra une autre nuit.' },
  oreille: { title: 'Le bailli parle',
    won: 'Derrière la porte, chaque mot vous arrive comme un caillou dans l’eau.',
    lost: 'Il a cessé de parler ; il ne reste que la porte.' },
  provision: { title: 'Le silence est rangé',
    won: 'Il vous attend sur sa colline, et vous dormez bien.',
    lost: 'Le jour s’est levé sur une colline vide.' },
  sorde: { title: 'Le Guerrier Sorde vient',
    won: 'Il se lève au pied du lit et attend l’ordre.',
    lost: 'À l’aube, la corde était prête avant vous.' },
  lac: { title: 'Un visage dans le lac',
    won: 'L’eau vous l’a rendu ; vous revenez mouillée, et deux.',
    lost: 'Le lac s’est refermé sur ses visages.' },
  tenebres: { title: 'La nuit est tombée',
    won: 'Trois archers cherchent leurs mains, et vous passez.',
    lost: 'Le soleil a tenu ; les archers aussi.' },
  quietude: { title: 'Le chien dort',
    won: 'Il tourne trois fois sur lui-même, et soupire.',
    lost: 'Il hurle encore, et tout le moulin avec lui.' },
  oeil: { title: 'Ce que le mort a vu',
    won: 'Un visage se penche ; vous le connaissez.',
    lost: 'On lui a fermé les yeux.' },
  tonnerre: { title: 'La lettre est remise',
    won: 'On la lit devant vous, et l’on rit ; vous ne saurez pas pourquoi.',
    lost: 'La lettre est arrivée trop tard pour qui l’attendait.' },
  sansFin: { title: 'L’arpenteur se repose',
    won: 'Le rêve est plus large que vos pas.',
    lost: 'Le rêve est plus large que vos pas.' },
};

// biome-ignore format: a tale is three lines
const en: Tales = {
  lueur: { title: 'The aura in the attic',
    won: 'Under the tiles an old key glows like an ember.',
    lost: 'The glow went out before you could see what it was.' },
  pont: { title: 'The word under the arch',
    won: 'In Terwa you said it under your breath, and somebody at the back of the room turned pale.',
    lost: 'The toll is shut; the word will wait for another night.' },
  oreille: { title: 'The bailiff speaks',
    won: 'Behind the door every word reaches you like a pebble dropped in water.',
    lost: 'He has stopped talking; there is only the door.' },
  provision: { title: 'Silence put by',
    won: 'It waits for you on its hill, and you sleep well.',
    lost: 'Day broke over an empty hill.' },
  sorde: { title: 'The Sordid Warrior comes',
    won: 'He rises at the foot of the bed and waits for orders.',
    lost: 'At dawn the rope was ready before you were.' },
  lac: { title: 'A face in the lake',
    won: 'The water gave it back; you return wet, and two.',
    lost: 'The lake has closed over its faces.' },
  tenebres: { title: 'Night has fallen',
    won: 'Three archers look for their hands, and you walk past.',
    lost: 'The sun held; so did the archers.' },
  quietude: { title: 'The dog sleeps',
    won: 'It turns round three times, and sighs.',
    lost: 'It still howls, and the whole mill with it.' },
  oeil: { title: 'What the dead man saw',
    won: 'A face bends down; you know it.',
    lost: 'They have closed his eyes.' },
  tonnerre: { title: 'The letter is delivered',
    won: 'They read it in front of you and laugh; you will not know why.',
    lost: 'The letter came too late for whoever waited.' },
  sansFin: { title: 'The surveyor rests',
    won: 'The dream is wider than your steps.',
    lost: 'The dream is wider than your steps.' },
};

export const questTales = words({ fr, en });
