import { game as reve } from '@reverie/games/reve/game';
import type { Game } from '@reverie/kernel/game';
import { TutorialTable } from '../../tutorial/TutorialTable.tsx';
import { lesson } from './lesson.ts';

export const Tutorial = () => <TutorialTable game={reve as unknown as Game} lesson={lesson} />;
