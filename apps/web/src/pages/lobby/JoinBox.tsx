import { parseAddress } from '@reverie/table/address';
import { strangerIn } from '@reverie/table/spoken-code';
import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useState } from 'react';
import { goTo } from '../../base/route.tsx';
import { hearCode } from '../../remote/api.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { lobbyWords } from './words.ts';

export function JoinBox() {
  const t = useWords(lobbyWords);
  const remote = useWords(remoteWords);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const follow = async () => {
    const way = parseAddress(typed, location.origin);
    const stranger = strangerIn(typed);
    if (!way) return setProblem(stranger === null ? t.badLink : t.badWord(stranger));
    if (way.by === 'code') {
      const { table, secret } = await hearCode(way.code);
      return goTo({ at: 'table', table, secret });
    }
    if (way.server !== location.origin) {
      setProblem(t.otherServer(new URL(way.server).host));
      return location.assign(typed.trim());
    }
    return goTo({ at: 'table', table: way.table, secret: way.secret });
  };
  const go = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await follow().catch((error: unknown) => setProblem(sayApiError(error, remote)));
    setBusy(false);
  };
  return (
    <section aria-labelledby="join" className="join-box">
      <h2 id="join" className="rule">
        {t.join}
      </h2>
      <form onSubmit={(event) => void go(event)} className="field">
        <label htmlFor="join-link" className="visually-hidden">
          {t.joinField}
        </label>
        <div className="row">
          <input
            id="join-link"
            className="input"
            value={typed}
            placeholder={t.joinHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={problem !== ''}
            aria-describedby="join-why"
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem('');
            }}
          />
          <Button type="submit" isPending={busy}>
            {t.joinGo}
          </Button>
        </div>
        {problem ? (
          <p className="problem" role="alert" id="join-why" ref={(said) => said?.scrollIntoView({ block: 'nearest' })}>
            {problem}
          </p>
        ) : (
          <span className="quiet small" id="join-why">
            {t.joinWhy}
          </span>
        )}
      </form>
    </section>
  );
}
