/** Before a journey alone: a goal, or none. Free play is one press away. */
import { useBegin } from '@reverie/board/use-begin';
import type { StartProps } from '@reverie/ui/board';
import { useWords } from '@reverie/ui/words';
import { QuestList } from './QuestList.tsx';
import { questWords } from './quest-words.ts';

export function Start({ language, play, OpenLink }: StartProps) {
  const words = useWords(questWords);
  const { begin, busy, problem } = useBegin(play);
  return (
    <div className="rv-start rv-setup">
      <button type="button" className="rv-plain" disabled={busy} onClick={() => begin({})}>
        {words.free}
      </button>
      <p className="rv-quiet">
        {words.freeText} <OpenLink>{words.together}</OpenLink>
      </p>
      <h3>{words.which}</h3>
      <QuestList language={language} busy={busy} begin={(quest) => begin({ quest })} />
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
