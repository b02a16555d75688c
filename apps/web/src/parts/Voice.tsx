/** What a table says to those who do not see it, and its keys: there whether or not the panel is shown. */
import { Announcer } from '@reverie/ui/components/Announcer';
import { useWords } from '@reverie/ui/words';
import { useCallback, useMemo, useState } from 'react';
import { useAtTable } from './at-table.ts';
import { useTableKeys } from './keys.ts';
import { useLogLines } from './Log.tsx';
import { type TableWords, tableWords } from './words.ts';

export function Voice() {
  const t = useWords(tableWords);
  const { standing, seats, texts } = useAtTable();
  const [asked, setAsked] = useState({ what: '', seq: -1 });
  const news = useNews(t);
  const told = useLogLines();
  const say = useCallback(
    (what: 'last' | 'standing') => {
      const last = told.at(-1)?.text ?? t.logEmpty;
      const now = standing.decisions.map(({ decision }) => texts.decision(decision, seats)).join(' ');
      const waits = standing.waitingFor.map((seat) => seats[seat]?.name ?? String(seat));
      setAsked({
        what: what === 'last' ? t.saidLast(last) : now || (waits.length > 0 ? t.waits(waits) : t.waitsNobody),
        seq: standing.seq,
      });
    },
    [told, standing, texts, seats, t],
  );
  useTableKeys(say);
  return <Announcer text={asked.seq === standing.seq ? asked.what : news} />;
}

/** Announces news and the open question to screen readers. */
function useNews(t: TableWords): string {
  const { state, standing, texts, seats } = useAtTable();
  const told = useLogLines();
  return useMemo(() => {
    const last = state.lines.at(-1)?.seq ?? -1;
    const fresh = told.filter(({ seq, gone }) => seq > state.readUpTo && seq >= last - 6 && !gone).slice(-4);
    const asked = standing.decisions.filter(({ decision }) => !decision.optional);
    return [
      ...fresh.map(({ text, kind, seat }) =>
        kind === 'chat' ? t.log.reacted((seat === null ? t.watcher : seats[seat]?.name) ?? '', text) : text,
      ),
      ...asked.map(({ decision }) => `${t.yourTurn}. ${texts.decision(decision, seats)}`),
    ].join(' ');
  }, [told, state.lines, state.readUpTo, standing.decisions, texts, seats, t]);
}
