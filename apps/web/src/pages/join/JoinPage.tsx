/** A link to a table: shows where it leads. Sitting down needs a click, so that link previews take no seat. */

import { receiptOf } from '@reverie/table/receipt';
import { Button } from '@reverie/ui/components/Button';
import { newId } from '@reverie/ui/new-id';
import { change, useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { titleOf, useReading } from '../../base/games.ts';
import { goTo, Link, type Route } from '../../base/route.tsx';
import { tableWords } from '../../parts/words.ts';
import { claim, type LinkInfo, look, recover } from '../../remote/api.ts';
import { keepSeat, ownSeatAt, useOwnSeats } from '../../remote/own-seats.ts';
import { keepReceipt } from '../../remote/receipts.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';

interface Props {
  readonly route: Extract<Route, { at: 'table' }>;
  /** Called once a secret gives access to the table. */
  children(secret: string): ReactNode;
}

export function Join({ route, children }: Props) {
  const { table, secret } = route;
  const t = useWords(remoteWords);
  const [found, setFound] = useState<LinkInfo | null>(null);
  const [problem, setProblem] = useState('');
  const [watching, setWatching] = useState(false);
  const [tries, setTries] = useState(0);
  useOwnSeats();
  const known = ownSeatAt(table)?.secret ?? '';
  const used = secret || known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries is there to try again
  useEffect(() => {
    let current = true;
    setProblem('');
    look(table, used).then(
      (seen) => current && setFound(seen),
      (error: unknown) => current && setProblem(sayApiError(error, t)),
    );
    return () => {
      current = false;
    };
  }, [table, used, tries]);
  // A known seat needs no lookup: the client retries by itself until the server answers.
  const good = found?.good.for;
  useEffect(() => {
    if (!found || !secret || (good !== 'seat' && good !== 'owner' && good !== 'watching')) return;
    if (good === 'watching' && ownSeatAt(table)) return;
    keepSeat(table, {
      ...ownSeatAt(table),
      secret,
      seat: found.good.seat,
      name: found.good.seat === null ? '' : (found.seats[found.good.seat]?.name ?? ''),
      game: found.game,
      title: found.title,
      at: Date.now(),
    });
    goTo({ ...route, secret: '' }, 'replace');
  }, [found, good, secret, table, route]);
  if (known && !secret && !found) return children(known);
  if (problem) return <Problem title={t.missingTitle} text={problem} again={() => setTries((n) => n + 1)} />;
  if (!found) {
    return (
      <main className="page">
        <p role="status">{t.joining}</p>
      </main>
    );
  }
  if (watching || good === 'seat' || good === 'owner' || good === 'watching') return children(used);
  if (good === 'invitation') {
    return <Invitation found={found} secret={used} route={route} watch={() => setWatching(true)} />;
  }
  if (good === 'expired') {
    return (
      <Problem title={t.expiredTitle} text={t.errors.expired}>
        <Recover found={found} route={route} />
      </Problem>
    );
  }
  return (
    <Problem title={t.deadTitle} text={secret ? t.errors.notInvited : t.noWatching}>
      <Recover found={found} route={route} />
    </Problem>
  );
}

/** Recovers a seat whose link is lost, with the code that was written down. */
function Recover({ found, route }: { readonly found: LinkInfo; readonly route: Props['route'] }) {
  const t = useWords(remoteWords);
  // This device still knows the code, so fill it in.
  const [code, setCode] = useState(() => ownSeatAt(found.table)?.recovery ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      const { seat, secret, recovery } = await recover(found.table, code);
      keepSeat(found.table, {
        ...ownSeatAt(found.table),
        secret,
        seat,
        name: found.seats[seat]?.name ?? '',
        game: found.game,
        title: found.title,
        at: Date.now(),
        ...(recovery !== undefined && { recovery }),
      });
      goTo({ ...route, secret: '' }, 'replace');
    } catch (error) {
      setProblem(sayApiError(error, t));
    }
    setBusy(false);
  };
  return (
    <form className="field recover" onSubmit={send}>
      <label htmlFor="recovery-code">{t.recoverField}</label>
      <input
        id="recovery-code"
        className="input"
        value={code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="lusab-gutih-tugad"
        aria-invalid={problem !== ''}
        onChange={({ target }) => setCode(target.value)}
      />
      <span className="quiet small">{t.recoverWhy}</span>
      {problem ? (
        <p className="problem" role="alert">
          {problem}
        </p>
      ) : null}
      <Button type="submit" isPending={busy} isDisabled={code.trim() === ''}>
        {t.recover}
      </Button>
    </form>
  );
}

interface ProblemProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  again?(): void;
}

function Problem({ title, text, again, children }: ProblemProps) {
  const t = useWords(remoteWords);
  const table = useWords(tableWords);
  return (
    <main className="page">
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      {children}
      <p>
        {again ? <Button onPress={again}>{t.again}</Button> : null} <Link to={{ at: 'lobby' }}>{table.toLobby}</Link>
      </p>
    </main>
  );
}

interface InvitationProps {
  readonly found: LinkInfo;
  readonly secret: string;
  readonly route: Extract<Route, { at: 'table' }>;
  watch(): void;
}

function Invitation({ found, secret, route, watch }: InvitationProps) {
  const t = useWords(remoteWords);
  const at = useWords(tableWords);
  const { language, name: usual } = useSettings();
  const [name, setName] = useState(usual);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const reading = useReading(found.game);
  const seat = found.good.seat ?? 0;
  const role = found.seats[seat]?.role ?? '';
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim();
    if (called === '') return setProblem(t.nameNeeded);
    setBusy(true);
    try {
      // The commitment was shown before this device gives its nonce: that is what makes it binding.
      const nonce = found.commitment ? newId() : '';
      const keys = await claim(found.table, secret, called, nonce);
      keepReceipt(receiptOf(found.table, found.commitment, nonce));
      change({ name: called });
      const { recovery } = keys;
      keepSeat(found.table, {
        ...ownSeatAt(found.table),
        secret: keys.secret,
        seat: keys.seat,
        name: called,
        game: found.game,
        title: found.title,
        at: Date.now(),
        ...(recovery !== undefined && { recovery }),
      });
      goTo({ ...route, secret: '' }, 'replace');
    } catch (error) {
      setProblem(sayApiError(error, t));
      setBusy(false);
    }
    return undefined;
  };
  return (
    <main className="page narrow">
      <h1>{t.invited(found.title || titleOf(found.game, language))}</h1>
      <p>{t.atTable} :</p>
      <ul>
        {found.seats.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={i}>
            {reading?.texts.role(one.role) ?? one.role} · {one.name || (one.program !== null ? at.program : at.free)}
          </li>
        ))}
      </ul>
      <form onSubmit={sit} className="field">
        <label htmlFor="join-name">{t.yourName}</label>
        <input
          id="join-name"
          className="input"
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        {problem ? (
          <p className="problem" role="alert">
            {problem}
          </p>
        ) : null}
        <Button type="submit" look="main" isPending={busy}>
          {t.joinAs(reading?.texts.role(role) ?? role)}
        </Button>
        <Button look="bare" onPress={watch}>
          {t.watchOnly}
        </Button>
      </form>
    </main>
  );
}
