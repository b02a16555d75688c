import { game as artefacts } from '@reverie/games/artefacts/game';
import type { Game } from '@reverie/kernel/game';
import { TutorialTable } from '../../tutorial/TutorialTable.tsx';
import { lesson } from './lesson.ts';

export const Tutorial = () => <TutorialTable game={artefacts as unknown as Game} lesson={lesson} />;
