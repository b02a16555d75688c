/** A link to a table: shows where it leads. Sitting down needs a click, so that link previews take no seat. */
import { Button } from '@reverie/ui/components/Button';
import { Problem } from '@reverie/ui/components/Problem';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo, Link, type Route } from '../../base/route.tsx';
import { tableWords } from '../../parts/table/words.ts';
import { type ApiError, type LinkInfo, look, recover } from '../../remote/api.ts';
import { keepSeat, ownSeatAt, useOwnSeats } from '../../remote/own-seats.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { Invitation } from './Invitation.tsx';

interface Props {
  readonly route: Extract<Route, { at: 'table' }>;
  /** Called once a secret gives access to the table. */
  children(secret: string): ReactNode;
}

export function Join({ route, children }: Props) {
  const { table, secret } = route;
  const t = useWords(remoteWords);
  const [found, setFound] = useState<LinkInfo | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [watching, setWatching] = useState(false);
  const [tries, setTries] = useState(0);
  useOwnSeats();
  const known = ownSeatAt(table)?.secret ?? '';
  const used = secret || known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries is there to try again
  useEffect(() => {
    let current = true;
    setProblem(null);
    look(table, used).then(
      (seen) => current && setFound(seen),
      (error: unknown) => current && setProblem(error as ApiError),
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
  if (problem) {
    const title = problem.reason === 'unreachable' ? t.silentTitle : t.missingTitle;
    return <ProblemPage title={title} text={sayApiError(problem, t)} again={() => setTries((n) => n + 1)} />;
  }
  if (!found) {
    return (
      <PageFrame title={t.joining} bare>
        <p role="status">{t.joining}</p>
      </PageFrame>
    );
  }
  if (watching || good === 'seat' || good === 'owner' || good === 'watching') return children(used);
  if (good === 'invitation') {
    return (
      <Invitation
        key={found.good.seat}
        found={found}
        secret={used}
        route={route}
        watch={() => setWatching(true)}
        again={() => setTries((n) => n + 1)}
      />
    );
  }
  // A link that is used up was perhaps used by whoever opens it again: they are led to where they sit.
  if (known && secret && secret !== known) return children(known);
  if (good === 'full') {
    return (
      <ProblemPage title={t.fullTitle} text={t.full} again={() => setTries((n) => n + 1)}>
        <Recover found={found} route={route} />
      </ProblemPage>
    );
  }
  if (good === 'expired') {
    return (
      <ProblemPage title={t.expiredTitle} text={t.errors.expired}>
        <Recover found={found} route={route} />
      </ProblemPage>
    );
  }
  return (
    <ProblemPage title={t.deadTitle} text={secret ? t.errors.notInvited : t.noWatching}>
      <Recover found={found} route={route} />
    </ProblemPage>
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
        placeholder={t.recoverHint}
        aria-invalid={problem !== ''}
        onChange={({ target }) => setCode(target.value)}
      />
      <span className="quiet small">{t.recoverWhy}</span>
      <Problem text={problem} />
      <Button type="submit" isPending={busy} isDisabled={code.trim() === ''}>
        {t.recover}
      </Button>
    </form>
  );
}

interface ProblemPageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  again?(): void;
}

function ProblemPage({ title, text, again, children }: ProblemPageProps) {
  const t = useWords(remoteWords);
  const table = useWords(tableWords);
  return (
    <PageFrame title={title}>
      <p role="alert">{text}</p>
      {children}
      <p className="ways-on">
        {again ? (
          <Button look="main" onPress={again}>
            {t.again}
          </Button>
        ) : null}
        <Link className="button" to={{ at: 'lobby' }}>
          {table.toLobby}
        </Link>
      </p>
    </PageFrame>
  );
}
