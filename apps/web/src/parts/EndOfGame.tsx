/** The end of a game: result, statistics, and verification of the journal. */

import type { Receipt } from '@reverie/kernel/receipt';
import { Button } from '@reverie/ui/components/Button';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { goTo, Link } from '../base/route.tsx';
import { askHouse } from '../house/local.ts';
import type { Verification } from '../house/requests.ts';
import { keepSeat, ownSeatAt } from '../remote/own-seats.ts';
import { playAlone } from './alone.ts';
import { useAtTable } from './at-table.ts';
import { RuleLink } from './RuleLink.tsx';
import { journalFor } from './TableMenu.tsx';
import { type TableWords, tableWords } from './words.ts';
import './question.css';
import './end.css';

export function EndOfGame() {
  const t = useWords(tableWords);
  const { language, name } = useSettings();
  const { standing, seats, texts, place, state } = useAtTable();
  const [busy, setBusy] = useState(false);
  const { outcome } = standing;
  const names = outcome?.winners.map((seat) => seats[seat]?.name ?? String(seat)) ?? [];
  // A solo game without scores has no losers.
  const contested = seats.length > 1 || outcome?.scores !== undefined;
  const save = async () => {
    const journal = await journalFor(place).catch(() => null);
    if (journal !== null) saveFile(`${standing.game}-${place.table.slice(0, 6)}.jsonl`, journal);
  };
  const again = async () => {
    setBusy(true);
    const called = (state.seat === null ? '' : seats[state.seat]?.name) || name || texts.title;
    const opened = await playAlone(standing.game, called, language, standing.options);
    setBusy(false);
    if ('table' in opened) goTo({ at: 'solo', table: opened.table });
  };
  return (
    <div className="end-of-game">
      <h2 className="question">
        {t.over} {outcome ? (names.length > 0 ? t.end.won(names) : contested ? t.end.nobody : '') : t.end.broken}
      </h2>
      {outcome?.scores ? (
        <>
          <h3 className="small quiet">{t.end.scores}</h3>
          <dl className="scores">
            {seats.map(({ name: called }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <div key={seat}>
                <dt>{called}</dt>
                <dd>{outcome.scores?.[seat] ?? 0}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {outcome ? (
        <p className="rule-text small">
          <RuleLink rule={outcome.rule} /> {texts.rules[outcome.rule] ?? t.noRuleText}
        </p>
      ) : null}
      <div className="card-actions">
        {place.kind === 'local' ? (
          <Button look="main" isPending={busy} onPress={() => void again()}>
            {t.end.again}
          </Button>
        ) : (
          <Rematch />
        )}
        <Link
          className="link-button"
          to={{ at: 'replay', source: `${place.kind === 'local' ? 's' : 't'}-${place.table}`, entry: null, who: '' }}
        >
          {t.end.replay}
        </Link>
        <Button onPress={() => void save()}>{t.end.export}</Button>
      </div>
      <Figures />
      <Proof />
    </div>
  );
}

/** Rematch: the secrets of the seats work at the new table too. */
function Rematch() {
  const t = useWords(tableWords);
  const { session, state, standing, place, seats } = useAtTable();
  const kept = ownSeatAt(place.table);
  const next = standing.rematch;
  const go = () => {
    if (next === null) return;
    const line = state.lines.findLast((one) => one.kind === 'rematched');
    const seat = state.seat === null || line?.kind !== 'rematched' ? state.seat : (line.seats[state.seat] ?? null);
    if (kept) {
      const { invitations: _, ...same } = kept;
      keepSeat(next, { ...same, seat, at: Date.now() });
    }
    goTo({ at: 'table', table: next, secret: '' });
  };
  if (next !== null) {
    return (
      <Button look="main" onPress={go}>
        {t.rematch.go}
      </Button>
    );
  }
  if (state.seat === null && !state.owner) return null;
  return (
    <>
      <Button look="main" onPress={() => void session.send({ do: 'rematch', rotate: false })}>
        {t.rematch.offer}
      </Button>
      {seats.length > 1 ? (
        <Button onPress={() => void session.send({ do: 'rematch', rotate: true })}>{t.rematch.rotate}</Button>
      ) : null}
    </>
  );
}

function Figures() {
  const t = useWords(tableWords);
  const { state, seats } = useAtTable();
  const played = state.lines.filter((line) => line.kind === 'played');
  const answers = seats.map((_, seat) => played.filter((line) => line.did === 'answer' && line.seat === seat).length);
  const draws = played.flatMap(({ heard }) => heard.flatMap(({ drawn }) => drawn)).length;
  const first = played[0]?.at ?? 0;
  const minutes = Math.round(((played.at(-1)?.at ?? first) - first) / 60_000);
  return (
    <details>
      <summary>{t.end.statistics}</summary>
      <dl className="scores">
        {answers.map((count, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <div key={seat}>
            <dt>
              {t.end.answers} · {seats[seat]?.name}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
        <div>
          <dt>{t.end.draws}</dt>
          <dd>{draws}</dd>
        </div>
        <div>
          <dt>{t.end.length}</dt>
          <dd>{t.end.minutes(minutes)}</dd>
        </div>
      </dl>
    </details>
  );
}

/**
 * Verified by this page's own worker, and compared with what this device remembers: the house may hand out any journal.
 * Where the house is this browser there is nobody to prove anything to.
 */
function Proof() {
  const t = useWords(tableWords);
  const { language } = useSettings();
  const { session, standing, place } = useAtTable();
  const [done, setDone] = useState<Verification | 'busy' | 'unavailable' | null>(null);
  const receipt = place.kind === 'remote' ? (session.receipt ?? { match: place.table }) : undefined;
  const verify = async () => {
    setDone('busy');
    const journal = await journalFor(place).catch(() => null);
    const asked = journal === null ? null : askHouse('verify', { journal, receipt });
    setDone((await asked?.catch(() => null)) ?? 'unavailable');
  };
  const finished = typeof done === 'object' ? done : null;
  return (
    <div className="proof">
      {standing.seed ? (
        <>
          <p className="small">
            <span className="quiet">{t.end.seed}</span> <code>{standing.seed}</code>
          </p>
          {standing.chance?.kind === 'audited' ? (
            <p className="small">
              <span className="quiet">{t.end.commitment}</span> <code>{standing.chance.commitment}</code>
            </p>
          ) : null}
        </>
      ) : null}
      {place.kind === 'local' ? <p className="small quiet">{t.end.ownHouse}</p> : null}
      <Button isPending={done === 'busy'} onPress={() => void verify()}>
        {t.end.verify}
      </Button>
      <p role="status" className={finished?.fault ? 'problem' : 'proof-said'}>
        {done === 'busy' ? t.end.verifying : done === 'unavailable' ? t.end.unavailable : null}
        {finished ? proofText(finished, receipt, language, t) : null}
      </p>
    </div>
  );
}

/** What was found, and what could not be: a check never says more than it did. */
function proofText(
  { entries, audited, fault, inherited, brokenOff }: Verification,
  receipt: Receipt | undefined,
  language: 'fr' | 'en',
  t: TableWords,
): string {
  if (fault) return t.end.bad(fault[language]);
  const draws = audited
    ? t.end.good(entries)
    : inherited > 0
      ? t.end.goodFork(entries, inherited)
      : t.end.goodNoSeed(entries);
  const notes = [draws];
  if (brokenOff !== null) notes.push(t.end.brokenAfter(brokenOff));
  if (receipt) notes.push(receipt.nonce ? t.end.remembered : t.end.notRemembered);
  return notes.join(' ');
}
