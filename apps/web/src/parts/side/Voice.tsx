/** What a table says to those who do not see it, and its keys: there whether or not the panel is shown. */
import { Announcer } from '@reverie/ui/components/Announcer';
import { useWords } from '@reverie/ui/words';
import { useCallback, useMemo, useState } from 'react';
import { useLogLines } from '../log/Log.tsx';
import { logWords } from '../log/words.ts';
import { panelWords } from '../panel/words.ts';
import { useAtTable } from '../table/at-table.ts';
import { useTableKeys } from '../table/keys.ts';
import { tableWords } from '../table/words.ts';
import { sideWords } from './words.ts';

export function Voice() {
  const t = useWords(sideWords);
  const log = useWords(logWords);
  const panel = useWords(panelWords);
  const { standing, seats, texts } = useAtTable();
  const [asked, setAsked] = useState({ what: '', seq: -1 });
  const news = useNews();
  const told = useLogLines();
  const say = useCallback(
    (what: 'last' | 'standing') => {
      const last = told.at(-1)?.text ?? log.logEmpty;
      const now = standing.decisions.map(({ decision }) => texts.decision(decision, seats)).join(' ');
      const waits = standing.waitingFor.map((seat) => seats[seat]?.name ?? String(seat));
      setAsked({
        what: what === 'last' ? t.saidLast(last) : now || (waits.length > 0 ? panel.waits(waits) : panel.waitsNobody),
        seq: standing.seq,
      });
    },
    [told, standing, texts, seats, t, log, panel],
  );
  useTableKeys(say);
  return <Announcer text={asked.seq === standing.seq ? asked.what : news} />;
}

/** Announces news and the open question to screen readers. */
function useNews(): string {
  const table = useWords(tableWords);
  const log = useWords(logWords);
  const { state, standing, texts, seats } = useAtTable();
  const told = useLogLines();
  return useMemo(() => {
    const last = state.lines.at(-1)?.seq ?? -1;
    const fresh = told.filter(({ seq, gone }) => seq > state.readUpTo && seq >= last - 6 && !gone).slice(-4);
    const asked = standing.decisions.filter(({ decision }) => !decision.optional);
    return [
      ...fresh.map(({ text, kind, seat }) =>
        kind === 'chat' ? log.reacted((seat === null ? table.watcher : seats[seat]?.name) ?? '', text) : text,
      ),
      ...asked.map(({ decision }) => `${table.yourTurn}. ${texts.decision(decision, seats)}`),
    ].join(' ');
  }, [told, state.lines, state.readUpTo, standing.decisions, texts, seats, table, log]);
}
