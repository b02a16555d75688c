/** Before the game: how others come to the table, what is unusual at it, and the start button. */

import { calledIn } from '@reverie/kernel/words';
import { Button } from '@reverie/ui/components/Button';
import { CopyField } from '@reverie/ui/components/CopyField';
import { lazyPart } from '@reverie/ui/lazy-part';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { Suspense, useEffect, useState } from 'react';
import { hourIn } from '../../base/formats.ts';
import { useGame } from '../../base/games.ts';
import { type LinkInfo, look, sayCode, start } from '../../remote/api.ts';
import { ownSeatAt } from '../../remote/own-seats.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { gameMasterOf } from '../characters/game-master.ts';
import { WithWhom } from '../characters/WithWhom.tsx';
import { BackToChronicle } from '../chronicle/BackToChronicle.tsx';
import { seatLink } from '../sharing/links.ts';
import { OnlyHere } from '../sharing/OnlyHere.tsx';
import { SharedLink } from '../sharing/SharedLink.tsx';
import { useShareOrigin } from '../sharing/share-origin.ts';
import { sharingWords } from '../sharing/words.ts';
import { useAtTable } from '../table/at-table.ts';
import { AlertOffer } from './AlertOffer.tsx';
import { Unusual, useUnusual } from './Unusual.tsx';
import { gatheringWords } from './words.ts';
import '../panel/question.css';
import './gathering.css';

const QrCode = lazyPart(async () => (await import('@reverie/ui/components/QrCode')).QrCode);

export function Gathering() {
  const t = useWords(gatheringWords);
  const sharing = useWords(sharingWords);
  const remote = useWords(remoteWords);
  const { language } = useSettings();
  const { standing, seats, state, place } = useAtTable();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const kept = ownSeatAt(place.table);
  const unusual = useUnusual(useCard(place.table));
  // Nobody waits for those who may come during the game.
  const open = standing.seats.flatMap(({ sitter, spare }, seat) => (sitter === 'open' && !spare ? [seat] : []));
  const game = useGame(standing.game);
  const led = gameMasterOf({ standing, seats }, game?.characters?.role) !== null;
  const waits = led ? standing.seats.find(({ character }) => character?.waits)?.character?.name : undefined;
  const mayBegin = kept?.owner !== undefined || state.seat !== null;
  const begin = async () => {
    if (!kept) return;
    setBusy(true);
    setProblem('');
    try {
      await start(place.table, kept.owner ?? kept.secret);
    } catch (error) {
      setProblem(sayApiError(error, remote));
    }
    setBusy(false);
  };
  const seatLinks = open.flatMap((seat) => {
    const secret = kept?.invitations?.[seat];
    return secret ? [{ seat, secret, name: seats[seat]?.name ?? '' }] : [];
  });
  return (
    <div className="gathering">
      {kept?.guests && open.length > 0 ? <Invite secret={kept.guests} /> : null}
      <WithWhom />
      {unusual ? <Unusual rules={unusual} /> : null}
      <BackToChronicle />
      <p role="status">
        {t.gathering}{' '}
        {open.length > 0
          ? t.seatsOpen(open.length)
          : waits !== undefined
            ? t.unapproved(calledIn(game?.texts[language], waits))
            : t.allHere}
      </p>
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      ) : null}
      {mayBegin ? (
        <Button
          look="main"
          className="begin"
          isDisabled={open.length > 0 || waits !== undefined}
          isPending={busy}
          onPress={() => void begin()}
        >
          {t.begin}
        </Button>
      ) : (
        <p className="quiet">{open.length > 0 ? t.wait : t.begins}</p>
      )}
      {state.seat === null ? null : <AlertOffer />}
      {seatLinks.length > 0 ? (
        <details>
          <summary>{t.eachSeat}</summary>
          {seatLinks.map(({ seat, secret, name }) => (
            <div key={seat} className="free-seat">
              <SharedLink
                label={sharing.share.seat(name)}
                aloud={sharing.share.code(name)}
                table={place.table}
                secret={secret}
              />
            </div>
          ))}
        </details>
      ) : null}
    </div>
  );
}

/** One way for everybody: three words, a picture to scan, a link. */
function Invite({ secret }: { readonly secret: string }) {
  const t = useWords(gatheringWords);
  const { place } = useAtTable();
  const { origin, reach } = useShareOrigin();
  const link = seatLink(place.table, secret, origin);
  return (
    <section className="invite" aria-labelledby="invite">
      <h2 id="invite" className="rule">
        {t.invite}
      </h2>
      <Words secret={secret} />
      <div className="invite-qr">
        <Suspense fallback={<span className="qr" />}>
          <QrCode text={link} />
        </Suspense>
        <div>
          <p>{t.scan}</p>
          {reach === 'machine' ? <OnlyHere /> : null}
          {reach === 'house' ? <p className="quiet small">{t.reach.house}</p> : null}
        </div>
      </div>
      <CopyField label={t.link} value={link} />
    </section>
  );
}

/** The code to say aloud; asked for when the room is seen, and again when it has expired. */
function Words({ secret }: { readonly secret: string }) {
  const t = useWords(gatheringWords);
  const sharing = useWords(sharingWords);
  const remote = useWords(remoteWords);
  const { language } = useSettings();
  const { place } = useAtTable();
  const [said, setSaid] = useState<{ readonly code: string; readonly until: number } | null>(null);
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on demand, and when it has expired
  useEffect(() => {
    let current = true;
    setProblem('');
    sayCode(place.table, secret).then(
      (got) => current && setSaid(got),
      (error: unknown) => current && setProblem(sayApiError(error, remote)),
    );
    return () => {
      current = false;
    };
  }, [place.table, secret, asked]);
  const left = (said?.until ?? 0) - Date.now();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => {
      setSaid(null);
      setAsked((n) => n + 1);
    }, left);
    return () => clearTimeout(timer);
  }, [left]);
  const words = said?.code.split('-') ?? ['', '', ''];
  return (
    <>
      <p className="quiet">{t.words}</p>
      <ul className="three-words" aria-label={said ? words.join(' ') : t.wordsComing}>
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three places
          <li key={i}>{word}</li>
        ))}
      </ul>
      <p className="quiet small invite-until">
        {said ? sharing.share.codeWhy(location.host, hourIn(language, said.until)) : problem}
        {problem ? (
          <Button look="bare" onPress={() => setAsked((n) => n + 1)}>
            {t.newWords}
          </Button>
        ) : null}
      </p>
    </>
  );
}

/** What the server says of the table to whoever sits here. */
function useCard(table: string): LinkInfo | null {
  const [card, setCard] = useState<LinkInfo | null>(null);
  useEffect(() => {
    let current = true;
    // What is unusual is told again when the game begins: without an answer there is only less to read.
    look(table, ownSeatAt(table)?.secret ?? '').then(
      (found) => current && setCard(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table]);
  return card;
}
