import { type FormEvent, useState } from 'react';
import { goTo } from '../app/route.tsx';
import { useWords } from '../app/words.ts';
import { Button } from '../ui/Button.tsx';
import { readLink } from './link.ts';
import { lobbyWords } from './words.ts';

export function JoinBox() {
  const t = useWords(lobbyWords);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    const link = readLink(typed, location.origin);
    if (!link) return setProblem(t.badLink);
    if (link.origin !== location.origin) {
      setProblem(t.otherServer(new URL(link.origin).host));
      location.assign(typed.trim());
      return undefined;
    }
    return goTo({ at: 'table', table: link.table, secret: link.secret });
  };
  return (
    <section aria-labelledby="join" className="lobby-card">
      <h2 id="join">{t.join}</h2>
      <form onSubmit={go} className="field">
        <label htmlFor="join-link">{t.joinField}</label>
        <div className="in-line">
          <input
            id="join-link"
            className="input"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== ''}
            aria-describedby="join-why"
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem('');
            }}
          />
          <Button type="submit">{t.joinGo}</Button>
        </div>
        <span className="quiet small" id="join-why">
          {t.joinWhy}
        </span>
        {problem ? (
          <p className="problem" role="alert">
            {problem}
          </p>
        ) : null}
      </form>
    </section>
  );
}
