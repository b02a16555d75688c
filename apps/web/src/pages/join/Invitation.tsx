/** What a friend sees behind a link: who invites to what, who sits there, one button. */
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Texts } from '@reverie/kernel/game';
import { receiptOf } from '@reverie/table/receipt';
import { Button } from '@reverie/ui/components/Button';
import { Moon } from '@reverie/ui/components/Moon';
import { newId } from '@reverie/ui/new-id';
import { change, useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { type FormEvent, useState } from 'react';
import { Cover } from '../../base/art/Cover.tsx';
import { Face, FreeSeat, facesOf } from '../../base/art/Face.tsx';
import { findShelved, hasLesson, titleOf, useGame, useTexts } from '../../base/games.ts';
import { NameField } from '../../base/NameField.tsx';
import { LanguageSwitch, useTitle } from '../../base/PageFrame.tsx';
import { goTo, Link, type Route } from '../../base/route.tsx';
import { CharacterChoice } from '../../parts/characters/CharacterChoice.tsx';
import { Unusual, useUnusual } from '../../parts/gathering/Unusual.tsx';
import { type ApiError, claim, type LinkInfo } from '../../remote/api.ts';
import { keepSeat, ownSeatAt } from '../../remote/own-seats.ts';
import { keepReceipt } from '../../remote/receipts.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { inviteWords } from './words.ts';
import './invitation.css';

interface Props {
  readonly found: LinkInfo;
  readonly secret: string;
  readonly route: Extract<Route, { at: 'table' }>;
  watch(): void;
  /** Looks again at what the link leads to. */
  again(): void;
}

const peopleAt = ({ seats }: LinkInfo): readonly string[] =>
  seats.flatMap((one) => (one.sitter === 'person' && one.name ? [one.name] : []));

export function Invitation(props: Props) {
  const { found, watch } = props;
  const t = useWords(inviteWords);
  const { language } = useSettings();
  const called = titleOf(found.game, language);
  const [host] = peopleAt(found);
  const faces = facesOf(found.seats);
  useTitle(t.pageTitle(called));
  return (
    <div className="invitation">
      <div className="invitation-picture">
        <Cover game={found.game} part="whole" />
      </div>
      <header>
        <Link className="brand" to={{ at: 'lobby' }}>
          <Moon />
          <span>Rêverie</span>
        </Link>
        <LanguageSwitch />
      </header>
      <main>
        <p className="invitation-by">
          {host ? <Face name={host} face={faces[found.seats.findIndex((one) => one.name === host)]} /> : null}
          <span>
            {host ? (
              <>
                <strong>{host}</strong> {t.invites}
              </>
            ) : (
              t.nobody
            )}
          </span>
        </p>
        <h1>{called}</h1>
        {found.title ? <p className="invitation-title">{found.title}</p> : null}
        <About found={found} />
        <TakeSeat {...props} />
        <p className="quiet invitation-end">
          {hasLesson(found.game) ? (
            <span>
              {t.never} <Link to={{ at: 'tutorial', game: found.game }}>{t.lesson}</Link>
            </span>
          ) : null}
          {found.watch === 'anybody' ? (
            <Button look="bare" onPress={watch}>
              {t.watchOnly}
            </Button>
          ) : null}
        </p>
      </main>
    </div>
  );
}

/** Who sits where, what is unusual, and the button: all at once, so that nothing pushes the button away from a finger. */
function TakeSeat({ found, secret, route, again }: Props) {
  const t = useWords(inviteWords);
  const remote = useWords(remoteWords);
  const { name: usual } = useSettings();
  const [name, setName] = useState(usual);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly taken: boolean } | null>(null);
  const [character, setCharacter] = useState<CharacterDocument | null>(null);
  const game = useGame(found.game);
  const texts = useTexts(found.game);
  const unusual = useUnusual(found);
  if (game === null || texts === null || unusual === null) return null;
  const role = found.seats[found.good.seat ?? -1]?.role;
  // In a running game a game master can let somebody in with a character of their own.
  const late = found.seats.some((one) => one.role !== role && one.sitter === 'person') && game?.characters?.enter;
  const brings =
    game?.characters?.role === role && (found.phase === 'gathering' || (found.phase === 'playing' && late));
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    const own = name.trim();
    if (own === '') return setProblem({ text: t.nameNeeded, taken: false });
    setBusy(true);
    try {
      await takeSeat(found, secret, own, character);
      goTo({ ...route, secret: '' }, 'replace');
    } catch (error) {
      const { reason } = error as ApiError;
      setProblem({ text: sayApiError(error, remote), taken: reason === 'seatTaken' || reason === 'notInvited' });
      setBusy(false);
    }
    return undefined;
  };
  return (
    <>
      <Seats found={found} texts={texts} />
      <Unusual rules={unusual} />
      <form onSubmit={(event) => void sit(event)} className="field">
        <NameField id="join-name" label={t.yourName} value={name} change={setName} first />
        {game && brings ? <CharacterChoice game={game} chosen={character} choose={setCharacter} /> : null}
        {problem ? (
          <p className="problem" role="alert">
            {problem.text}{' '}
            {problem.taken ? (
              <Button look="bare" onPress={again}>
                {t.others}
              </Button>
            ) : null}
          </p>
        ) : null}
        <Button type="submit" look="main" isPending={busy}>
          {t.sit(peopleAt(found), found.seats.length)}
        </Button>
      </form>
    </>
  );
}

/** The commitment was shown before this device gives its nonce: that is what makes it binding. */
async function takeSeat(
  found: LinkInfo,
  secret: string,
  name: string,
  character: CharacterDocument | null,
): Promise<void> {
  const nonce = found.commitment ? newId() : '';
  const keys = await claim(found.table, secret, name, nonce, character ?? undefined);
  keepReceipt(receiptOf(found.table, found.commitment, nonce));
  change({ name });
  const { recovery } = keys;
  keepSeat(found.table, {
    ...ownSeatAt(found.table),
    secret: keys.secret,
    seat: keys.seat,
    name,
    game: found.game,
    title: found.title,
    at: Date.now(),
    ...(recovery !== undefined && { recovery }),
  });
}

function About({ found }: { readonly found: LinkInfo }) {
  const t = useWords(inviteWords);
  const { language } = useSettings();
  const about = findShelved(found.game);
  const tags = [
    t.players(found.seats.length),
    ...(about ? [t.minutes(about.minutes), t.difficulty[about.difficulty]] : []),
    t.noAccount,
  ];
  return (
    <>
      {about ? <p className="invitation-pitch">{withFrenchSpaces(about.pitch[language])}</p> : null}
      <ul className="tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </>
  );
}

function Seats({ found, texts }: { readonly found: LinkInfo; readonly texts: Texts | undefined }) {
  const t = useWords(inviteWords);
  const { language } = useSettings();
  const faces = facesOf(found.seats);
  return (
    <ul className="invitation-seats">
      {found.seats.map((one, i) => {
        const yours = i === found.good.seat;
        const role = texts?.role(one.role) ?? '';
        const open = one.sitter === 'open';
        const does = findShelved(found.game)?.roles?.[one.role]?.[language];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={i}>
            {open ? <FreeSeat /> : <Face name={one.name} face={faces[i]} />}
            <span>
              <strong>{yours ? t.you : one.name || (open ? role : t.program)}</strong>
              <span className="quiet small">
                {yours ? t.yours(role) : open ? t.free : [role, one.character?.name].filter(Boolean).join(', ')}
              </span>
              {yours && does ? <span className="quiet small">{withFrenchSpaces(does)}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
