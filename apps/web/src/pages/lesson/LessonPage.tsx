/** The lesson of a game, if it has one. */
import { useWords } from '@reverie/ui/words';
import { GameChoice } from '../../base/GameChoice.tsx';
import { hasLesson, useGame, useLesson } from '../../base/games.ts';
import { PageFrame } from '../../base/PageFrame.tsx';
import { Link } from '../../base/route.tsx';
import { LessonTable } from './LessonTable.tsx';
import { lessonWords } from './words.ts';

export function LessonPage({ game: id }: { readonly game: string }) {
  const t = useWords(lessonWords);
  if (id !== '') return <GameLesson game={id} />;
  return (
    <PageFrame title={t.all} wide>
      <p className="quiet">
        {t.allWhy} <Link to={{ at: 'guide' }}>{t.guide}</Link>
      </p>
      <GameChoice only={hasLesson} to={(one) => ({ at: 'tutorial', game: one })} />
    </PageFrame>
  );
}

function GameLesson({ game: id }: { readonly game: string }) {
  const t = useWords(lessonWords);
  const lesson = useLesson(id);
  const game = useGame(id);
  if (lesson && game) return <LessonTable game={game} lesson={lesson.lesson} />;
  return <PageFrame title={lesson === undefined || game === undefined ? t.none : t.coach}>{null}</PageFrame>;
}
