/** What the owner of a table decides about spectators and words: who may watch, who may speak, who has to go. */
import { Button } from '@reverie/ui/components/Button';
import { Dialog } from '@reverie/ui/components/Dialog';
import { useWords } from '@reverie/ui/words';
import { useId } from 'react';
import { useAtTable } from './at-table.ts';
import { orderOf } from './order.ts';
import { tableWords } from './words.ts';
import './moderation.css';

export function Moderation({ onClose }: { onClose(): void }) {
  const { order: t } = useWords(tableWords);
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
          words={t.watching}
          value={standing.watch}
          choose={(watch) => void session.send({ do: 'moderate', watch })}
        />
        <Choice
          label={t.gallery}
          words={t.speaking}
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
        <p className="quiet small">{t.why}</p>
      </div>
    </Dialog>
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
