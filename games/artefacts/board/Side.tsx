/** One player's side: Dreamer, row of dream powers, three places, piles. Small above, large below. */
import { colon } from '@reverie/kernel/words';
import { PLACES } from '../state.ts';
import type { SideView } from '../view.ts';
import { Cards, Cross, Deck, Eye, Spiral, Zed } from './art.tsx';
import { CardRow } from './CardRow.tsx';
import { DreamCard, DreamerCard, PlacedCard, ThingButton } from './Cards.tsx';
import { keyOf, type Thing } from './reading.ts';
import type { Table } from './table.ts';
import { boardWords } from './words.ts';

const Note = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <span className="ar-note">{text}</span>;

interface Props {
  readonly table: Table;
  readonly side: SideView;
  readonly own: boolean;
}

interface SideProps extends Props {
  /** On a phone only one of several opponents is in front. */
  readonly front: boolean;
  /** A line of a bot about its turn. */
  readonly says?: string;
}

export function SideOf({ table, side, own, front, says }: SideProps) {
  const { view, seats, language, Face } = table;
  const t = boardWords[language];
  const name = seats[side.seat]?.name ?? '';
  const begun = view.order.length > 0 && view.winners === null;
  const turn = begun && view.turn === side.seat;
  const designated = view.sides.length > 2 && view.designated === side.seat;
  return (
    <section
      className="ar-side"
      data-own={own}
      data-seat={side.seat}
      data-turn={turn}
      data-out={side.out}
      data-front={front}
      aria-label={own ? `${name} (${t.yours})` : name}
    >
      <header className="ar-side-head">
        <span className="ar-face-of">
          <Face seat={side.seat} />
        </span>
        <h2>{name}</h2>
        {says === undefined ? null : <q className="ar-says">{says}</q>}
        {side.out ? <span className="ar-tag">{t.out}</span> : null}
        {turn ? <span className="ar-tag now">{own ? t.yourTurn : t.turn}</span> : null}
        {designated ? <span className="ar-tag">{t.designated}</span> : null}
        {side.open && begun ? <span className="ar-tag open">{t.open}</span> : null}
        {side.idle > 0 && begun ? <span className="ar-tag idle">{t.idle(side.idle)}</span> : null}
        <ul className="ar-piles">
          <Pile label={t.woken(side.woken, view.limit)} className="woken">
            {Array.from({ length: view.limit }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are alike, and stay where they are
              <span key={i} data-full={i < side.woken}>
                <Eye />
              </span>
            ))}
          </Pile>
          <Pile label={t.inHand(side.handCount)}>
            <Cards /> {side.handCount}
          </Pile>
          <Pile label={t.inDeck(side.deckCount)}>
            <Deck /> {side.deckCount}
          </Pile>
          {side.defeated.length > 0 ? (
            <Pile label={t.defeated(side.defeated.length)}>
              <Cross /> {side.defeated.length}
            </Pile>
          ) : null}
          {side.broken.length > 0 ? (
            <Pile label={t.broken(side.broken.length)}>
              <Zed className="struck" /> {side.broken.length}
            </Pile>
          ) : null}
        </ul>
      </header>
      {side.out ? null : (
        <div className="ar-side-cards">
          <DreamerAt table={table} side={side} name={name} />
          <ul className="ar-places" aria-label={t.places(name)}>
            {Array.from({ length: PLACES }, (_, place) => {
              const thing: Thing = { on: 'place', seat: side.seat, place };
              const standing = side.places[place];
              return (
                <li key={keyOf(thing)}>
                  {standing ? (
                    <PlacedCard
                      key={standing.card}
                      thing={thing}
                      place={standing}
                      now={turn}
                      mark={table.mark(thing)}
                      language={language}
                      touch={table.touch}
                      look={table.look}
                      badge={<Note text={table.note(thing)} />}
                    />
                  ) : (
                    <span className="ar-empty">{t.emptyPlace}</span>
                  )}
                </li>
              );
            })}
          </ul>
          <Row table={table} side={side} own={own} name={name} />
        </div>
      )}
    </section>
  );
}

function Pile({
  label,
  className = '',
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children?: React.ReactNode;
}) {
  return (
    <li className={className} title={label}>
      <span className="ar-said">{label}</span>
      <span aria-hidden="true">{children}</span>
    </li>
  );
}

function DreamerAt({ table, side, name }: { readonly table: Table; readonly side: SideView; readonly name: string }) {
  const { view, language } = table;
  const t = boardWords[language];
  const thing: Thing = { on: 'dreamer', seat: side.seat };
  if (side.dreamer === null) {
    return (
      <span className="ar-dreamer ar-gone" role="img" aria-label={`${t.dreamer(name)}${colon(language)}${t.noDreamer}`}>
        {side.woken > 0 ? (
          <>
            <Eye />
            <small>{t.noDreamer}</small>
          </>
        ) : (
          <small>{t.noDreamerYet}</small>
        )}
      </span>
    );
  }
  const tilted = side.played && view.order.length > 0;
  return (
    <DreamerCard
      key={side.dreamer}
      thing={thing}
      dreamer={side.dreamer}
      tilted={tilted}
      note={tilted ? t.played : ''}
      language={language}
      mark={table.mark(thing)}
      touch={table.touch}
      look={table.look}
      badge={<Note text={table.note(thing)} />}
    />
  );
}

function Row({ table, side, own, name }: Props & { readonly name: string }) {
  const { language } = table;
  const t = boardWords[language];
  const spirals = own ? side.spiralsLeft : 0;
  return (
    <ul className="ar-row" aria-label={t.row(name)}>
      {side.row.map((sort, at) => {
        const thing: Thing = { on: 'row', seat: side.seat, sort, at };
        return (
          <li key={keyOf(thing)}>
            <DreamCard
              thing={thing}
              sort={sort}
              language={language}
              mark={table.mark(thing)}
              touch={table.touch}
              look={table.look}
            />
          </li>
        );
      })}
      {side.row.length === 0 ? <li className="ar-empty-row">{t.emptyRow}</li> : null}
      {Array.from({ length: spirals }, (_, at) => {
        const thing: Thing = { on: 'spiral', at };
        const mark = table.mark(thing);
        return mark.can || mark.chosen ? (
          <li key={keyOf(thing)}>
            <ThingButton thing={thing} mark={mark} label={t.spiral} className="ar-spiral" touch={table.touch}>
              <Spiral />
            </ThingButton>
          </li>
        ) : null;
      })}
    </ul>
  );
}

export function Hand({ table, side }: { readonly table: Table; readonly side: SideView }) {
  const { view, language } = table;
  const t = boardWords[language];
  if (!side.hand) return null;
  // A pack is shared out, or six dreams are looked at first.
  const none = view.order.length > 0 || view.winners !== null ? t.noHand : t.noHandYet;
  return (
    <section className="ar-hand" aria-label={t.hand}>
      {side.hand.length === 0 ? <p className="ar-quiet">{none}</p> : null}
      <CardRow table={table} on="hand" cards={side.hand} />
    </section>
  );
}
