/** A chronicle: its evenings in order, the companions, what is to be remembered, the next evening in one press. */
import type { ChronicleView } from '@reverie/table/chronicle/view';
import { Button } from '@reverie/ui/components/Button';
import { CopyField } from '@reverie/ui/components/CopyField';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Cover } from '../../base/art/Cover.tsx';
import { Face, facesOf } from '../../base/art/Face.tsx';
import { titleOf, useGame, useTexts } from '../../base/games.ts';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo, hrefOf, Link } from '../../base/route.tsx';
import { useShareOrigin } from '../../parts/sharing/share-origin.ts';
import type { ApiError } from '../../remote/api.ts';
import { inviteTo } from '../../remote/chronicles.ts';
import { forgetChronicle, keepChronicle, ownChronicle } from '../../remote/own-chronicles.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { Companions } from './Companions.tsx';
import type { InChronicle } from './in-chronicle.ts';
import { LineForm } from './LineForm.tsx';
import { Moon } from './Moon.tsx';
import { NextEvening } from './NextEvening.tsx';
import type { ChroniclePlace } from './place.ts';
import { roman } from './roman.ts';
import { chronicleWords } from './words.ts';

interface Props {
  readonly place: ChroniclePlace;
  failed(error: ApiError, again: () => void): ReactNode;
}

/** How often an open page looks whether somebody has written something, in milliseconds. */
const LOOK_INTERVAL = 8000;

export function Chronicle({ place, failed }: Props) {
  const t = useWords(chronicleWords);
  const remote = useWords(remoteWords);
  const [view, setView] = useState<ChronicleView | null>(null);
  const [lost, setLost] = useState<ApiError | null>(null);
  const [problem, setProblem] = useState('');
  const look = useCallback(
    () =>
      place.look().then(
        (seen) => {
          setView((known) => (known && known.seq > seen.seq ? known : seen));
          setLost(null);
        },
        (error: unknown) => setLost(error as ApiError),
      ),
    [place],
  );
  useEffect(() => {
    void look();
    const again = () => document.visibilityState === 'visible' && void look();
    const timer = setInterval(again, LOOK_INTERVAL);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look]);
  // A server that does not answer for a moment leaves the page as it is.
  if (lost && (!view || lost.reason !== 'unreachable')) return failed(lost, () => void look());
  if (!view) {
    return (
      <PageFrame title={t.loading} bare>
        <p role="status">{t.loading}</p>
      </PageFrame>
    );
  }
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem('');
    try {
      await work();
      await look();
      return true;
    } catch (error) {
      setProblem(sayApiError(error, remote));
      return false;
    }
  };
  const at: InChronicle = {
    view,
    place,
    faces: facesOf(view.members.map(({ name }) => ({ name }))),
    leads: view.me === view.master,
    run,
    tell: (command, member) => run(() => place.tell(command, member)),
  };
  return (
    <PageFrame title={view.title} bare wide>
      <Banner at={at} />
      {problem ? (
        <p className="notice bad chronicle-problem" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="chronicle">
        <section aria-labelledby="evenings">
          <h2 id="evenings" className="rule">
            {t.evenings}
          </h2>
          <Evenings at={at} />
        </section>
        <div className="chronicle-side">
          <Companions at={at} />
          <Notes at={at} />
          <More at={at} />
        </div>
      </div>
    </PageFrame>
  );
}

function Banner({ at: { view } }: { readonly at: InChronicle }) {
  const t = useWords(chronicleWords);
  const { language } = useSettings();
  const texts = useTexts(view.game);
  const game = useGame(view.game);
  const title = titleOf(view.game, language);
  const role = game?.rules.seats.find((plan) => plan.role !== game.characters?.role)?.role;
  const done = view.evenings.filter(({ settledAt }) => settledAt !== null).length;
  const underWay = view.evenings.some(({ settledAt }) => settledAt === null);
  const next = view.next?.at ? new Date(view.next.at).toLocaleDateString(language, { weekday: 'long' }) : '';
  return (
    <div className="chronicle-banner">
      <Cover game={view.game} part="strip" />
      <div>
        <span className="chip">
          {!view.led ? t.withoutLead(title) : role && texts ? t.withLead(title, texts.role(role)) : title}
        </span>
        <h1>{view.title}</h1>
        <p>{t.soFar(done, underWay ? t.underWay : next === '' ? t.toCome : t.awaitsYou(next))}</p>
        {view.calendar ? <p className="chronicle-date">{view.calendar}</p> : null}
        {view.imported ? <p className="quiet small">{t.imported}</p> : null}
      </div>
    </div>
  );
}

function Evenings({ at }: { readonly at: InChronicle }) {
  const { view } = at;
  const over = view.evenings.flatMap((evening, n) => (evening.settledAt === null ? [] : [{ evening, n }]));
  const all = Math.max(5, over.length + 1);
  return (
    <ol className="evenings">
      {over.map(({ evening, n }) => (
        <li key={evening.table}>
          <Moon share={(n + 1) / all} />
          <PastEvening at={at} n={n} />
        </li>
      ))}
      <li className="next">
        <Moon share={1} />
        <NextEvening at={at} />
      </li>
    </ol>
  );
}

function PastEvening({ at, n }: { readonly at: InChronicle; readonly n: number }) {
  const t = useWords(chronicleWords);
  const { language } = useSettings();
  const { view, place, faces, leads, tell } = at;
  const [telling, setTelling] = useState(false);
  const evening = view.evenings[n];
  if (!evening) return null;
  const called = evening.title || t.planned(n + 1);
  const again = place.replayOf(view, n);
  const there = evening.seats.filter((member) => member !== null);
  const date = new Date(evening.openedAt).toLocaleDateString(language, { day: 'numeric', month: 'long' });
  const world = evening.calendar || evening.date?.[language];
  const nameOf = (member: number): string => view.members[member]?.character?.name ?? view.members[member]?.name ?? '';
  return (
    <article className="evening">
      <h3>
        {roman(n + 1)}. {called}
      </h3>
      <time dateTime={new Date(evening.openedAt).toISOString()}>{date}</time>
      {evening.text ? <p>{evening.text}</p> : null}
      <div className="evening-foot">
        <span className="faces">
          {there.map((member) => (
            <Face key={member} name={view.members[member]?.name ?? ''} face={faces[member]} />
          ))}
        </span>
        <ul className="evening-changes">
          {world ? <li>{world}</li> : null}
          {evening.changes.map(({ member, lines }) => (
            <li key={member}>
              <strong>{nameOf(member)}</strong> {withFrenchSpaces(lines.map((line) => line[language]).join(', '))}
            </li>
          ))}
        </ul>
        <span className="evening-ways">
          {leads ? (
            <Button look="bare" aria-label={t.retellOf(called)} onPress={() => setTelling(!telling)}>
              {t.retell}
            </Button>
          ) : null}
          {again ? (
            <Link to={again} aria-label={t.replayOf(called)}>
              {t.replay}
            </Link>
          ) : (
            <span className="quiet small">{t.noReplay}</span>
          )}
        </span>
      </div>
      {telling ? (
        <LineForm
          fields={[
            { id: 'title', label: t.planTitle, value: evening.title, most: 40 },
            { id: 'text', label: t.planText, value: evening.text, most: 600, lines: 2 },
            { id: 'calendar', label: t.calendar, value: evening.calendar, most: 200 },
          ]}
          save={t.save}
          cancel={() => setTelling(false)}
          onSave={async ({ title = '', text = '', calendar = '' }) => {
            const told = { evening: n, ...(title.trim() !== '' && { title }), text, calendar };
            const kept = await tell({ do: 'retell', ...told });
            if (kept) setTelling(false);
            return kept;
          }}
        />
      ) : null}
    </article>
  );
}

function Notes({ at }: { readonly at: InChronicle }) {
  const t = useWords(chronicleWords);
  const { view, leads, tell } = at;
  const threads = view.notes.filter(({ own }) => !own);
  const own = view.notes.filter((note) => note.own);
  const write = (isOwn: boolean) => async (fields: Readonly<Record<string, string>>) => {
    const text = fields.text?.trim() ?? '';
    return text === '' || tell({ do: 'note', note: null, own: isOwn, text });
  };
  const erase = (note: (typeof view.notes)[number]) => (
    <Button
      look="bare"
      className="erase"
      aria-label={t.eraseOf(note.text.slice(0, 40))}
      onPress={() => void tell({ do: 'note', note: note.note, own: note.own, text: '' }, note.member)}
    >
      ✕
    </Button>
  );
  return (
    <>
      <section aria-labelledby="threads">
        <h2 id="threads" className="rule">
          {t.threads}
        </h2>
        {threads.length === 0 ? <p className="quiet">{t.noThreads}</p> : null}
        <ul className="threads">
          {threads.map((note) => (
            <li key={note.note}>
              <span>{note.text}</span>
              {leads || note.member === view.me ? erase(note) : null}
            </li>
          ))}
        </ul>
        <LineForm
          clear
          fields={[{ id: 'text', label: t.addThread, value: '', most: 2000 }]}
          save={t.add}
          onSave={write(false)}
        />
      </section>
      <section className="own-notes" aria-labelledby="own-notes">
        {own.map((note) => (
          <p key={note.note}>
            « {note.text} » {erase(note)}
          </p>
        ))}
        <h2 id="own-notes">{t.ownNotes}</h2>
        <LineForm
          clear
          fields={[{ id: 'text', label: t.addOwn, value: '', most: 2000 }]}
          save={t.add}
          onSave={write(true)}
        />
      </section>
    </>
  );
}

function More({ at }: { readonly at: InChronicle }) {
  const t = useWords(chronicleWords);
  const { view, place, leads, run, tell } = at;
  const [sure, setSure] = useState(false);
  const kept = place.here ? undefined : ownChronicle(view.chronicle);
  const { origin } = useShareOrigin();
  const link = kept?.invitation
    ? origin + hrefOf({ at: 'chronicle', chronicle: view.chronicle, secret: kept.invitation })
    : null;
  const renew = () =>
    run(async () => {
      const { invitation } = await inviteTo(view.chronicle, kept?.secret ?? '');
      if (kept) keepChronicle(view.chronicle, { ...kept, invitation });
    });
  const leave = async () => {
    if (!(await tell({ do: 'leave' }))) return;
    forgetChronicle(view.chronicle);
    goTo({ at: 'chronicle', chronicle: '', secret: '' });
  };
  return (
    <section className="chronicle-more" aria-labelledby="more">
      <h2 id="more" className="rule">
        {t.more}
      </h2>
      {leads ? <Describe at={at} /> : null}
      {leads && kept ? (
        <>
          {link ? <CopyField label={t.inviteLink} value={link} /> : <p className="quiet small">{t.linkGone}</p>}
          <Button look="bare" onPress={() => void renew()}>
            {t.newLink}
          </Button>
          <Hook at={at} />
        </>
      ) : null}
      {kept?.recovery ? <CopyField label={t.recovery} value={kept.recovery} /> : null}
      <Button onPress={() => void run(async () => saveFile(`${view.title}.chronique.json`, await place.file()))}>
        {t.file}
      </Button>
      {!leads && kept ? (
        sure ? (
          <p>
            {t.leaveSure}{' '}
            <Button look="danger" onPress={() => void leave()}>
              {t.leave}
            </Button>{' '}
            <Button onPress={() => setSure(false)}>{t.cancel}</Button>
          </p>
        ) : (
          <Button look="bare" onPress={() => setSure(true)}>
            {t.leave}
          </Button>
        )
      ) : null}
    </section>
  );
}

/** What the chronicle is called, and the date of its world. */
function Describe({ at: { view, tell } }: { readonly at: InChronicle }) {
  const t = useWords(chronicleWords);
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button look="bare" onPress={() => setOpen(true)}>
        {t.describe}
      </Button>
    );
  return (
    <LineForm
      fields={[
        { id: 'title', label: t.beginTitle, value: view.title, most: 40 },
        { id: 'calendar', label: t.calendar, value: view.calendar, most: 200 },
      ]}
      save={t.save}
      cancel={() => setOpen(false)}
      onSave={async ({ title = '', calendar = '' }) => {
        const kept = await tell({ do: 'describe', ...(title.trim() !== '' && { title: title.trim() }), calendar });
        if (kept) setOpen(false);
        return kept;
      }}
    />
  );
}

/** Off until somebody gives an address. */
function Hook({ at: { view, tell } }: { readonly at: InChronicle }) {
  const t = useWords(chronicleWords);
  const { language } = useSettings();
  return (
    <details className="chronicle-hook">
      <summary>{t.hook}</summary>
      <p className="quiet small">{t.hookWhy}</p>
      {view.hooked ? (
        <p>
          {t.hookOn}{' '}
          <Button look="bare" onPress={() => void tell({ do: 'hook', url: null, language })}>
            {t.hookOff}
          </Button>
        </p>
      ) : (
        <LineForm
          clear
          fields={[{ id: 'url', label: 'https://…', value: '', most: 500 }]}
          save={t.save}
          onSave={async ({ url = '' }) => url.trim() === '' || tell({ do: 'hook', url: url.trim(), language })}
        />
      )}
    </details>
  );
}
