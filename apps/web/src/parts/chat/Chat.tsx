import { REACTIONS } from '@reverie/table/wire';
import { Button } from '@reverie/ui/components/Button';
import { currentSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useState } from 'react';
import { logWords } from '../log/words.ts';
import { useAtTable } from '../table/at-table.ts';
import { tableWords } from '../table/words.ts';
import { fromOthers, isSpoken, orderOf, type Spoken } from './order.ts';
import { chatWords } from './words.ts';
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
  return fromOthers(state.lines, state.seat, currentSettings().name).filter(({ seq }) => seq > seen).length;
}

export function Chat() {
  const t = useWords(chatWords);
  const log = useWords(logWords);
  const { session, state } = useAtTable();
  const [text, setText] = useState('');
  const { hidden } = orderOf(state.lines);
  const said = state.lines.filter(isSpoken).filter(({ seq }) => !hidden.has(seq));
  const ofPlayers = said.filter(({ seat }) => seat !== null);
  const ofSpectators = said.filter(({ seat }) => seat === null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    const { fate } = await session.send({ do: 'say', text: words });
    // What nobody will read comes back, before what is being written by then.
    if (fate !== 'recorded') setText((now) => [words, now].filter(Boolean).join(' '));
  };
  return (
    <div className="chat">
      {said.length === 0 ? <p className="quiet">{t.chatEmpty}</p> : null}
      <Words said={ofPlayers} />
      {ofSpectators.length > 0 ? (
        <section className="gallery" aria-label={t.gallery}>
          <h3>{t.gallery}</h3>
          <Words said={ofSpectators} />
        </section>
      ) : null}
      {state.seat === null ? null : (
        <fieldset className="reactions" aria-label={t.react}>
          {REACTIONS.map((sign) => (
            <Button
              key={sign}
              look="bare"
              aria-label={log.reactions[sign]}
              onPress={() => void session.send({ do: 'react', sign })}
            >
              {SIGNS[sign]}
            </Button>
          ))}
        </fieldset>
      )}
      <form onSubmit={(event) => void send(event)}>
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

/** What was said, oldest first; whoever opened the table may delete it. */
function Words({ said }: { readonly said: readonly Spoken[] }) {
  const t = useWords(chatWords);
  const table = useWords(tableWords);
  const log = useWords(logWords);
  const { session, state, seats } = useAtTable();
  return (
    <ol>
      {said.map((line) => {
        const name =
          (line.seat === null ? '' : seats[line.seat]?.name) || ('name' in line && line.name) || table.watcher;
        return (
          <li key={line.seq}>
            <strong>{name}</strong>
            {line.seat === null ? <span className="quiet small"> ({t.spectator})</span> : null}{' '}
            {line.kind === 'said' ? (
              line.text
            ) : (
              <span role="img" aria-label={log.reactions[line.sign]}>
                {SIGNS[line.sign]}
              </span>
            )}{' '}
            <time className="quiet">{t.time(line.at)}</time>
            {state.owner && line.kind === 'said' ? (
              <Button
                look="bare"
                aria-label={t.order.hide(name)}
                onPress={() => void session.send({ do: 'moderate', hide: line.seq })}
              >
                ✕
              </Button>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
