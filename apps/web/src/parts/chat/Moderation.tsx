/** What the owner of a table decides about spectators and words: who may watch, who may speak, who has to go. */
import { Button } from '@reverie/ui/components/Button';
import { CloseAction } from '@reverie/ui/components/CloseAction';
import { Dialog } from '@reverie/ui/components/Dialog';
import { useWords } from '@reverie/ui/words';
import { type FormEvent, useId, useState } from 'react';
import { setWebhook } from '../../remote/api.ts';
import { ownSeatAt } from '../../remote/own-seats.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { logWords } from '../log/words.ts';
import { useAtTable } from '../table/at-table.ts';
import { orderOf } from './order.ts';
import { chatWords } from './words.ts';
import './moderation.css';

export function Moderation({ onClose }: { onClose(): void }) {
  const { order: t } = useWords(chatWords);
  const told = useWords(logWords);
  const { session, state, standing, seats } = useAtTable();
  const { gallery, muted, removed } = orderOf(state.lines);
  const players = standing.seats.flatMap(({ sitter }, seat) =>
    sitter === 'person' && seat !== state.seat ? [{ who: seat, name: seats[seat]?.name ?? '' }] : [],
  );
  const spoken = state.lines.flatMap((line) => (line.kind === 'said' && line.seat === null ? [line.name] : []));
  const spectators = [...new Set(spoken)].map((name) => ({ who: name, name }));
  const mute = ({ who, name }: { readonly who: number | string; readonly name: string }) => (
    <Button onPress={() => void session.send({ do: 'moderate', mute: { who, on: !muted.has(who) } })}>
      {muted.has(who) ? t.unmute(name) : t.mute(name)}
    </Button>
  );
  return (
    <Dialog title={t.title} isOpen onClose={onClose}>
      <div className="moderation">
        <Choice
          label={t.watch}
          words={told.watching}
          value={standing.watch}
          choose={(watch) => void session.send({ do: 'moderate', watch })}
        />
        <Choice
          label={t.gallery}
          words={told.speaking}
          value={gallery}
          choose={(mode) => void session.send({ do: 'moderate', gallery: mode })}
        />
        {players.length > 0 ? (
          <section>
            <h3>{t.players}</h3>
            <ul>
              {players.map((one) => (
                <li key={one.who}>{mute(one)}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <section>
          <h3>{t.spectators}</h3>
          {spectators.length === 0 ? <p className="quiet">{t.noSpectators}</p> : null}
          <ul>
            {spectators.map((one) => (
              <li key={one.who}>
                {removed.has(one.name) ? (
                  <span className="quiet">
                    {one.name} ({t.removed})
                  </span>
                ) : (
                  <>
                    {mute(one)}
                    <Button onPress={() => void session.send({ do: 'moderate', remove: one.name })}>
                      {t.remove(one.name)}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
        <Channel />
        <p className="quiet small">{t.why}</p>
      </div>
      <CloseAction onPress={onClose} />
    </Dialog>
  );
}

/** A chat channel that hears who is awaited. Its address is given once and not shown again. */
function Channel() {
  const { order: t } = useWords(chatWords);
  const remote = useWords(remoteWords);
  const { place } = useAtTable();
  const [url, setUrl] = useState('');
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const owner = ownSeatAt(place.table)?.owner;
  if (place.kind !== 'remote' || owner === undefined) return null;
  const send = async (address: string) => {
    setBusy(true);
    const done = await setWebhook(place.table, owner, address).then(
      ({ set }) => (set ? t.channelSet : t.channelEnded),
      (error: unknown) => sayApiError(error, remote),
    );
    setSaid(done);
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(url.trim());
  };
  return (
    <form className="field" onSubmit={submit}>
      <label htmlFor="table-channel">{t.channel}</label>
      <div className="row">
        <input
          id="table-channel"
          className="input"
          type="url"
          value={url}
          placeholder="https://"
          autoComplete="off"
          onChange={({ target }) => setUrl(target.value)}
        />
        <Button type="submit" isPending={busy} isDisabled={url.trim() === ''}>
          {t.channelTell}
        </Button>
        <Button isPending={busy} onPress={() => void send('')}>
          {t.channelEnd}
        </Button>
      </div>
      <span className="quiet small">{t.channelWhy}</span>
      <p className="small" role="status">
        {said}
      </p>
    </form>
  );
}

interface ChoiceProps<K extends string> {
  readonly label: string;
  readonly words: Readonly<Record<K, string>>;
  readonly value: K;
  choose(value: K): void;
}

/** One of few, changed at once. */
function Choice<K extends string>({ label, words, value, choose }: ChoiceProps<K>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{label}</legend>
      {(Object.entries(words) as [K, string][]).map(([one, word]) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} /> {word}
        </label>
      ))}
    </fieldset>
  );
}
