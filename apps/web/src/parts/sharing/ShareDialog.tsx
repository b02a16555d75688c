import { Button } from '@reverie/ui/components/Button';
import { CloseAction } from '@reverie/ui/components/CloseAction';
import { CopyField } from '@reverie/ui/components/CopyField';
import { Dialog } from '@reverie/ui/components/Dialog';
import { Problem } from '@reverie/ui/components/Problem';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { useGame } from '../../base/games.ts';
import { handOver, revoke, rotate } from '../../remote/api.ts';
import { keepSeat, useOwnSeats } from '../../remote/own-seats.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { useAtTable } from '../table/at-table.ts';
import { seatLink } from './links.ts';
import { OnlyHere } from './OnlyHere.tsx';
import { SharedLink } from './SharedLink.tsx';
import { useShareOrigin } from './share-origin.ts';
import { sharingWords } from './words.ts';

interface Props {
  readonly isOpen: boolean;
  onClose(): void;
}

export function ShareDialog({ isOpen, onClose }: Props) {
  const t = useWords(sharingWords);
  const { standing, seats, state, place } = useAtTable();
  const remote = useWords(remoteWords);
  const [problem, setProblem] = useState('');
  const kept = useOwnSeats()[place.table];
  const game = useGame(standing.game);
  if (place.kind === 'local') {
    return (
      <Dialog title={t.share.title} isOpen={isOpen} onClose={onClose}>
        <p>{t.share.local}</p>
        <CloseAction onPress={onClose} />
      </Dialog>
    );
  }
  const free = standing.seats.flatMap(({ sitter }, seat) => {
    // A seat revoked during a game can be claimed again with its new link.
    const last = state.lines.findLast(
      (line) => (line.kind === 'claimed' || line.kind === 'revoked') && line.seat === seat,
    );
    const free = sitter === 'open' || last?.kind === 'revoked';
    const secret = free ? kept?.invitations?.[seat] : undefined;
    const name = seats[seat]?.name ?? '';
    return secret ? [{ label: t.share.seat(name), aloud: t.share.code(name), secret }] : [];
  });
  const watch = standing.watch === 'anybody' ? '' : standing.watch === 'link' && kept?.watch ? kept.watch : null;
  const taken =
    kept?.owner === undefined
      ? []
      : standing.seats.flatMap(({ sitter }, seat) => (sitter === 'person' && seat !== state.seat ? [seat] : []));
  // Where a game master leads, somebody may come in place of a bot while the game goes on.
  const role = game?.characters?.role;
  const led = standing.seats.some((one) => one.role !== role && one.sitter === 'person');
  const bots =
    kept?.owner !== undefined && role !== undefined && led && standing.phase === 'playing'
      ? standing.seats.flatMap((one, seat) => (one.sitter === 'program' && one.role === role ? [seat] : []))
      : [];
  const takeAway = async (seat: number) => {
    if (kept?.owner === undefined) return;
    try {
      const { invitation } = await revoke(place.table, kept.owner, seat);
      const links = standing.seats.map((_, i) => (i === seat ? invitation : (kept.invitations?.[i] ?? null)));
      keepSeat(place.table, { ...kept, invitations: links });
      setProblem('');
    } catch (error) {
      setProblem(sayApiError(error, remote));
    }
  };
  const links = [
    ...free,
    ...(watch === null ? [] : [{ label: t.share.watch, aloud: t.share.codeToWatch, secret: watch }]),
  ];
  return (
    <Dialog title={t.share.title} isOpen={isOpen} onClose={onClose}>
      {free.length > 0 ? <p className="quiet">{t.share.secret}</p> : null}
      {free.length === 0 ? (
        <p>{standing.seats.some(({ sitter }) => sitter === 'open') ? t.share.notOwner : t.share.none}</p>
      ) : null}
      {links.map((link) => (
        <SharedLink key={link.secret} table={place.table} {...link} />
      ))}
      {standing.watch === 'nobody' ? <p className="quiet">{t.share.noWatch}</p> : null}
      {taken.map((seat) => (
        <div key={seat}>
          <Button look="bare" onPress={() => void takeAway(seat)}>
            {t.share.revoke(seats[seat]?.name ?? '')}
          </Button>
        </div>
      ))}
      {taken.length > 0 ? <p className="quiet small">{t.share.revokeWhy}</p> : null}
      {bots.map((seat) => (
        <div key={seat}>
          <Button look="bare" onPress={() => void takeAway(seat)}>
            {t.share.invite(seats[seat]?.name ?? '')}
          </Button>
        </div>
      ))}
      {bots.length > 0 ? <p className="quiet small">{t.share.inviteWhy}</p> : null}
      <Problem text={problem} />
      <CloseAction onPress={onClose} />
    </Dialog>
  );
}

export function SeatDialog({ isOpen, onClose }: Props) {
  const t = useWords(sharingWords);
  const remote = useWords(remoteWords);
  const { place } = useAtTable();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [offered, setOffered] = useState('');
  const kept = useOwnSeats()[place.table];
  const change = async () => {
    if (!kept) return;
    setBusy(true);
    try {
      const { secret, recovery } = await rotate(place.table, kept.secret);
      keepSeat(place.table, { ...kept, secret, ...(recovery !== undefined && { recovery }) });
    } catch (error) {
      setProblem(sayApiError(error, remote));
    }
    setBusy(false);
  };
  const offer = async () => {
    if (!kept) return;
    setBusy(true);
    try {
      setOffered((await handOver(place.table, kept.secret)).invitation);
      setProblem('');
    } catch (error) {
      setProblem(sayApiError(error, remote));
    }
    setBusy(false);
  };
  return (
    <Dialog title={t.mySeat.title} isOpen={isOpen} onClose={onClose}>
      {kept ? (
        <>
          <SeatLink label={t.mySeat.link} table={place.table} secret={kept.secret} />
          <p className="quiet">{t.mySeat.secret}</p>
          {kept.recovery ? (
            <CopyField label={t.mySeat.recovery} value={kept.recovery} />
          ) : (
            <p className="quiet">{t.mySeat.noRecovery}</p>
          )}
          <p className="quiet">{t.recovery.rotateWhy}</p>
          <Problem text={problem} />
          <Button isPending={busy} onPress={() => void change()}>
            {t.recovery.rotate}
          </Button>
          <p className="quiet">{t.mySeat.handOverWhy}</p>
          {offered ? (
            <SeatLink label={t.mySeat.handOverLink} table={place.table} secret={offered} />
          ) : (
            <Button isPending={busy} onPress={() => void offer()}>
              {t.mySeat.handOver}
            </Button>
          )}
        </>
      ) : null}
      <CloseAction onPress={onClose} />
    </Dialog>
  );
}

interface SeatLinkProps {
  readonly label: string;
  readonly table: string;
  readonly secret: string;
}

/** For another device, so with an address that it can reach. */
function SeatLink({ label, table, secret }: SeatLinkProps) {
  const { origin, reach } = useShareOrigin();
  return (
    <>
      <CopyField label={label} value={seatLink(table, secret, origin)} />
      {reach === 'machine' ? <OnlyHere /> : null}
    </>
  );
}
