/** A chronicle by its address: all of one's own, the one of a member, or the invitation to one. */
import { Button } from '@reverie/ui/components/Button';
import { Problem } from '@reverie/ui/components/Problem';
import { change, useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Face, facesOf } from '../../base/art/Face.tsx';
import { titleOf } from '../../base/games.ts';
import { NameField } from '../../base/NameField.tsx';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo, Link, type Route } from '../../base/route.tsx';
import type { ApiError } from '../../remote/api.ts';
import { joinChronicle, type LookedAt, lookAtChronicle, recoverMember } from '../../remote/chronicles.ts';
import { keepChronicle, ownChronicle, useOwnChronicles } from '../../remote/own-chronicles.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { Chronicle } from './Chronicle.tsx';
import { Chronicles } from './Chronicles.tsx';
import { localPlace, remotePlace } from './place.ts';
import { chronicleWords } from './words.ts';
import './chronicle.css';

type ChronicleRoute = Extract<Route, { at: 'chronicle' }>;

export function ChroniclePage({ route }: { readonly route: ChronicleRoute }) {
  const { chronicle, here } = route;
  if (chronicle === '') return <Chronicles />;
  return here ? <OwnDevice id={chronicle} /> : <OnServer route={route} />;
}

function OwnDevice({ id }: { readonly id: string }) {
  const place = useMemo(() => localPlace(id), [id]);
  return <Chronicle place={place} failed={(error, again) => <Trouble error={error} again={again} />} />;
}

function OnServer({ route }: { readonly route: ChronicleRoute }) {
  const { chronicle: id, secret } = route;
  const t = useWords(chronicleWords);
  useOwnChronicles();
  const known = ownChronicle(id)?.secret ?? '';
  const used = secret || known;
  const [found, setFound] = useState<LookedAt | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries is there to try again
  useEffect(() => {
    let current = true;
    setProblem(null);
    lookAtChronicle(id, used).then(
      (seen) => current && setFound(seen),
      (error: unknown) => current && setProblem(error as ApiError),
    );
    return () => {
      current = false;
    };
  }, [id, used, tries]);
  const again = () => setTries((n) => n + 1);
  useEffect(() => {
    // A member's own link, on a device that does not know it yet.
    if (found?.for !== 'member' || secret === '') return;
    const { me, members, game, title } = found.chronicle;
    const name = members[me]?.name ?? '';
    keepChronicle(id, { ...ownChronicle(id), secret, member: me, name, game, title, at: Date.now() });
    goTo({ at: 'chronicle', chronicle: id, secret: '' }, 'replace');
  }, [found, id, secret]);
  const place = useMemo(() => remotePlace(id, known), [id, known]);
  if (problem) {
    return (
      <Trouble error={problem} again={again}>
        {problem.status === 403 ? <Recover id={id} /> : null}
      </Trouble>
    );
  }
  if (found?.for === 'invitation') {
    // Whoever is in it already follows the link of the invitation out of habit.
    if (known !== '' && known !== secret) return <GoIn id={id} />;
    return <Invitation found={found} secret={used} />;
  }
  if (!found || known === '') {
    return (
      <PageFrame title={t.loading} bare>
        <p role="status">{t.loading}</p>
      </PageFrame>
    );
  }
  return <Chronicle place={place} failed={(error, more) => <Trouble error={error} again={more} />} />;
}

function GoIn({ id }: { readonly id: string }) {
  useEffect(() => goTo({ at: 'chronicle', chronicle: id, secret: '' }, 'replace'), [id]);
  return null;
}

function Invitation({
  found: { chronicle },
  secret,
}: {
  readonly found: Extract<LookedAt, { for: 'invitation' }>;
  readonly secret: string;
}) {
  const t = useWords(chronicleWords);
  const remote = useWords(remoteWords);
  const { language, name: usual } = useSettings();
  const [name, setName] = useState(usual);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { chronicle: id, game, title, members, master } = chronicle;
  const faces = facesOf(members.map((one) => ({ name: one })));
  const join = async (event: FormEvent) => {
    event.preventDefault();
    const own = name.trim();
    if (own === '') return setProblem(t.nameNeeded);
    setBusy(true);
    try {
      const keys = await joinChronicle(id, secret, own);
      change({ name: own });
      keepChronicle(id, { ...keys, name: own, game, title, at: Date.now() });
      goTo({ at: 'chronicle', chronicle: id, secret: '' }, 'replace');
    } catch (error) {
      setProblem(sayApiError(error, remote));
      setBusy(false);
    }
    return undefined;
  };
  return (
    <PageFrame title={t.invited(master, title)}>
      <p>{t.invitedTo(titleOf(game, language), members.length)}</p>
      <ul className="chronicle-faces">
        {members.map((one, i) => (
          <li key={one}>
            <Face name={one} face={faces[i]} /> {one}
          </li>
        ))}
      </ul>
      <form className="field" onSubmit={(event) => void join(event)}>
        <NameField id="chronicle-name" label={t.yourName} value={name} change={setName} />
        <Problem text={problem} />
        <Button type="submit" look="main" isPending={busy}>
          {t.join}
        </Button>
      </form>
    </PageFrame>
  );
}

/** A member whose link is lost. */
function Recover({ id }: { readonly id: string }) {
  const t = useWords(chronicleWords);
  const remote = useWords(remoteWords);
  const [code, setCode] = useState(() => ownChronicle(id)?.recovery ?? '');
  const [problem, setProblem] = useState('');
  const recover = async (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    try {
      const keys = await recoverMember(id, code);
      const found = await lookAtChronicle(id, keys.secret);
      const { game, title } = found.chronicle;
      const name = found.for === 'member' ? (found.chronicle.members[keys.member]?.name ?? '') : '';
      keepChronicle(id, { ...ownChronicle(id), ...keys, name, game, title, at: Date.now() });
      goTo({ at: 'chronicle', chronicle: id, secret: '' }, 'replace');
    } catch (error) {
      setProblem(sayApiError(error, remote));
    }
  };
  return (
    <form className="field" onSubmit={(event) => void recover(event)}>
      <label htmlFor="chronicle-recovery">{t.recoverField}</label>
      <input
        id="chronicle-recovery"
        className="input"
        value={code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
      <Problem text={problem} />
      <Button type="submit" isDisabled={code.trim() === ''}>
        {t.recover}
      </Button>
    </form>
  );
}

interface TroubleProps {
  readonly error: ApiError;
  readonly children?: ReactNode;
  again(): void;
}

function Trouble({ error, again, children }: TroubleProps) {
  const t = useWords(chronicleWords);
  const remote = useWords(remoteWords);
  const gone = error.status === 410;
  const silent = error.reason === 'unreachable';
  const title = gone ? t.removed : silent ? t.unreachable : t.missing;
  return (
    <PageFrame title={title}>
      <p role="alert">{gone ? error.message : silent ? sayApiError(error, remote) : t.missingWhy}</p>
      {children}
      <p className="ways-on">
        {gone ? null : (
          <Button look="main" onPress={again}>
            {t.again}
          </Button>
        )}
        <Link className="button" to={{ at: 'chronicle', chronicle: '', secret: '' }}>
          {t.toAll}
        </Link>
      </p>
    </PageFrame>
  );
}
