import { REACTIONS } from '@reverie/table/wire';
import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useState } from 'react';
import { useAtTable } from './at-table.ts';
import { tableWords } from './words.ts';
import './chat.css';

const SIGNS: Readonly<Record<(typeof REACTIONS)[number], string>> = {
  bravo: '👏',
  oh: '😮',
  rire: '😄',
  aie: '🤕',
  coeur: '💛',
  hate: '⏳',
};
const LONGEST = 500;

/** Number of unread messages; zero while the chat is visible. */
export function useUnread(open: boolean): number {
  const { state } = useAtTable();
  const [seen, setSeen] = useState(state.readUpTo);
  const last = state.lines.at(-1)?.seq ?? -1;
  if (open && seen < last) setSeen(last);
  if (open) return 0;
  return state.lines.filter(
    (line) => (line.kind === 'said' || line.kind === 'reacted') && line.seq > seen && line.seat !== state.seat,
  ).length;
}

export function Chat() {
  const t = useWords(tableWords);
  const { session, state, seats } = useAtTable();
  const [text, setText] = useState('');
  const said = state.lines.filter((line) => line.kind === 'said' || line.kind === 'reacted');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void session.send({ do: 'say', text: text.trim() });
    setText('');
  };
  return (
    <div className="chat">
      {said.length === 0 ? <p className="quiet">{t.chatEmpty}</p> : null}
      <ol>
        {said.map((line) => (
          <li key={line.seq}>
            <strong>
              {(line.seat === null ? '' : seats[line.seat]?.name) || ('name' in line && line.name) || t.watcher}
            </strong>{' '}
            {line.kind === 'said' ? (
              line.text
            ) : (
              <span role="img" aria-label={t.reactions[line.sign]}>
                {SIGNS[line.sign]}
              </span>
            )}{' '}
            <time className="quiet">{t.time(line.at)}</time>
          </li>
        ))}
      </ol>
      {state.seat === null ? null : (
        <fieldset className="reactions" aria-label={t.react}>
          {REACTIONS.map((sign) => (
            <Button
              key={sign}
              look="bare"
              aria-label={t.reactions[sign]}
              onPress={() => void session.send({ do: 'react', sign })}
            >
              {SIGNS[sign]}
            </Button>
          ))}
        </fieldset>
      )}
      <form onSubmit={send}>
        <input
          className="input"
          value={text}
          maxLength={LONGEST}
          aria-label={t.sayHere}
          placeholder={t.sayHere}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{t.say}</Button>
      </form>
    </div>
  );
}
