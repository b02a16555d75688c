/** The board of Artefacts du rêve: opponents above, the middle of the table, the viewer's side, hand and current question. */
import { Thread } from '@reverie/board/components/Carried';
import { PaceChoice } from '@reverie/board/components/PaceChoice';
import { usePaced } from '@reverie/board/pace';
import { isSecondTap } from '@reverie/board/pointers';
import { useRecent } from '@reverie/board/recent';
import { useArrows } from '@reverie/board/use-arrows';
import { type HandActs, useHand } from '@reverie/board/use-hand';
import type { Language } from '@reverie/kernel/game';
import type { Mark } from '@reverie/kernel/sketch';
import { toNumber } from '@reverie/odds/fraction';
import { mainOpen } from '@reverie/ui/board';
import { useFocusOnQuestion } from '@reverie/ui/focus-on-question';
import { createStore, type Store } from '@reverie/ui/store';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import { oddsOn, type Preview, preview, sketch } from '../sketch.ts';
import { DREAMER } from '../state.ts';
import { Aside } from './Aside.tsx';
import { Centre } from './Centre.tsx';
import { Moment } from './Moment.tsx';
import { markOf } from './marks.ts';
import { Pool } from './Pool.tsx';
import { Reading } from './Reading.tsx';
import { type ArtefactsProps, keyOf, offered, sidesAround, type Thing, thingOf } from './reading.ts';
import { sinceMove } from './recent.ts';
import { remarkOf, setSpoken, useRemark, useSpoken } from './remarks.ts';
import { Hand, SideOf } from './Side.tsx';
import { sceneOf } from './scene.ts';
import type { Table } from './table.ts';
import { attackerOf, composed, deckOf, foeOf, type Hands, mostInHand, type PartialAnswer, touched } from './touch.ts';
import { useSight } from './use-sight.ts';
import { useTravel } from './use-travel.ts';
import { whyNoCombat, whyNot } from './why.ts';
import { boardWords } from './words.ts';
import './board.css';
import './cards.css';
import './moment.css';
import './felt.css';

const NOTHING_BEGUN: PartialAnswer = {};

/** What is worth a look where somebody else did it. */
const SEEN: ReadonlySet<Event['kind']> = new Set([
  'summoned',
  'used',
  'attacked',
  'intercepted',
  'defended',
  'settled',
  'woke',
  'broke',
  'felled',
  'turnedDown',
  'endurance',
  'bartered',
  'swapped',
  'designated',
]);
const isTheirs = ({ news, who }: ArtefactsProps): boolean =>
  news.some(({ event }) => SEEN.has(event.kind) && 'seat' in event && event.seat !== who);

export function ArtefactsBoard(live: ArtefactsProps) {
  const { shown: props, held, skip } = usePaced(live, isTheirs);
  const { view, who, seats, Face, language, news } = props;
  const t = boardWords[language];
  const board = useRef<HTMLDivElement>(null);
  useArrows(board);
  // Beside the board's own state: what the pointer passes over is read, and no card is drawn anew for it.
  const [sight] = useState(() => createStore<Sight>({ looked: null, hushed: '' }));
  const choosing = useChoosing(props);
  const { open, hands, answer, verdict } = choosing;
  const foe = open ? foeOf({ open, view }) : view.designated;
  useSight(board, open?.decision, foe);
  useFocusOnQuestion(board, `${open?.decision.id ?? ''} ${answer === null}`, '.ar-question');
  const scene = useMemo(
    () => sceneOf(view, open?.decision.seat ?? null, foe, answer, verdict, news),
    [view, open, foe, answer, verdict, news],
  );
  useTravel(board, props);
  const { past, bots, guided } = live;
  const recent = useRecent(
    past,
    useMemo(() => sinceMove(who), [who]),
  ).events;
  const remark = useRemark(
    useMemo(() => (guided ? null : remarkOf(past, bots, language)), [past, bots, language, guided]),
  );
  const [rested, rest] = useState<Thing | null>(null);
  /** What somebody tried to drag although it cannot be played now: why, stays until something else is looked at. */
  const [stuck, setStuck] = useState<{ readonly decision: number; readonly thing: Thing | null } | null>(null);
  const insisted = stuck && answer === null && stuck.decision === open?.decision.id ? stuck.thing : null;
  const carried = useHand(board, {
    grip,
    take(key) {
      const thing = thingOf(key);
      sight.set({ ...sight.get(), looked: null });
      if (thing && !markOf(hands, thing).chosen) choosing.touch(thing, null);
    },
    drop(key, { under }) {
      const target = under?.closest<HTMLElement>('[data-thing][data-can="true"]')?.dataset.thing;
      const thing = target === undefined || target === key ? null : thingOf(target);
      if (thingOf(key)?.on === 'place') {
        if (thing) choosing.touch(thing, null);
        else choosing.choose(null);
      } else if (!under?.closest('.ar-side[data-own="true"]')) choosing.choose(null);
      else if (open?.decision.kind === 'prepare') choosing.giveNow();
    },
    letGo: () => choosing.choose(null),
    target: (key, { under }) =>
      thingOf(key)?.on === 'hand'
        ? (under?.closest('.ar-side[data-own="true"]') ?? null)
        : (under?.closest('[data-thing][data-can="true"]') ?? null),
    stuck: (key) => setStuck(open ? { decision: open.decision.id, thing: thingOf(key) } : null),
    read: (key) => rest(key === null ? null : thingOf(key)),
  });
  const [front, setFront] = useState<number | null>(null);
  const notes = useMemo(() => notesOn(hands, foe, t.percent), [hands, foe, t]);
  const table: Table = {
    view,
    seats,
    Face,
    language,
    mark: (thing) => markOf(hands, thing),
    note: (thing) => notes.get(keyOf(thing)),
    touch(thing, event) {
      // What was just pressed has been read; its enlarged card would lie over what comes of it.
      sight.set({ looked: thing, hushed: keyOf(thing) });
      choosing.touch(thing, event);
    },
    look(thing) {
      // What is passed over on the way is not looked at.
      if (carried.get() !== null) return;
      const { looked, hushed } = sight.get();
      const key = thing && keyOf(thing);
      if (key === (looked && keyOf(looked))) return;
      sight.set({ looked: thing, hushed: key === null || key === hushed ? hushed : '' });
      if (thing) setStuck(null);
    },
  };
  // What was pressed for the question before is told no longer: it would seem to be what the next one is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const { looked, hushed } = sight.get();
    if (looked && keyOf(looked) === hushed) sight.set({ looked: null, hushed });
  }, [open?.decision.id]);
  const { own, others } = sidesAround(view, who);
  const composing = open?.decision.kind === 'compose' && hands;
  // On a phone one opponent is in front: the one that the question is about, or the one that was turned to.
  const shownFoe = others.find(({ seat }) => seat === (front ?? foe))?.seat ?? others.find(({ out }) => !out)?.seat;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes for all the cards on it
    <div
      className="ar-board"
      ref={board}
      data-sides={view.sides.length}
      data-before={view.order.length === 0}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') choosing.letGo();
      }}
    >
      <div className="ar-cloth">
        {others.length > 1 ? (
          <fieldset className="ar-faces" aria-label={t.faces}>
            {others.map(({ seat }) => (
              <button
                key={seat}
                type="button"
                aria-pressed={seat === shownFoe}
                aria-label={seats[seat]?.name ?? ''}
                onClick={() => setFront(seat)}
              >
                <span className="ar-face-of">
                  <Face seat={seat} />
                </span>
                <span>{seats[seat]?.name}</span>
              </button>
            ))}
          </fieldset>
        ) : null}
        <div className="ar-others">
          {others.map((side) => (
            <SideOf
              key={side.seat}
              table={table}
              side={side}
              own={false}
              front={side.seat === shownFoe}
              {...(remark?.seat === side.seat && { says: remark.text })}
            />
          ))}
        </div>
        <Centre table={table} scene={scene} who={who} since={recent} held={held} />
        {view.pool ? (
          <Pool table={table} cards={view.pool} title={t.poolDraft} count={String(view.pool.length)} />
        ) : null}
        <SideOf table={table} side={own} own={who !== 'spectator'} front />
        {composing ? (
          <Pool
            table={table}
            cards={deckOf(composing)}
            title={t.poolDeck}
            count={t.chosenOf(composed(composing).length, mostInHand(composing))}
          />
        ) : (
          <Hand table={table} side={own} />
        )}
      </div>
      <Read sight={sight} rested={rested} view={view} language={language} />
      <Thread carried={carried} />
      {view.winners !== null ? null : (
        <div className="ar-moment-slot">
          <MomentOf board={props} choosing={choosing} sight={sight} insisted={insisted} />
          <Rhythm language={language} bots={bots.length > 0} held={held} skip={skip} />
        </div>
      )}
    </div>
  );
}

/** What is looked at, and the key of what was pressed and is not read again before something else is. */
interface Sight {
  readonly looked: Thing | null;
  readonly hushed: string;
}

interface ReadProps extends Pick<Parameters<typeof Reading>[0], 'view' | 'language'> {
  readonly sight: Store<Sight>;
  /** Under a finger that rests on it. */
  readonly rested: Thing | null;
}

function Read({ sight, rested, ...rest }: ReadProps) {
  const { looked, hushed } = sight.use();
  const read = looked && keyOf(looked) !== hushed ? looked : null;
  return <Reading thing={rested ?? read} now={rested !== null} {...rest} />;
}

/** A card of the hand is led to one's side, what stands there to its target; the rest is touched. */
const grip: HandActs['grip'] = (button) => {
  const { can, thing = '' } = button.dataset;
  const on = thingOf(thing)?.on;
  if (on !== 'hand' && on !== 'place') return null;
  if (can !== 'true') return 'stuck';
  return on === 'hand' || button.closest('[data-own="true"]') !== null ? 'led' : null;
};

/** A press: when and where it was, and how many in a row; none by keyboard. Null is a drag, never the second of two. */
type Press = Pick<MouseEvent, 'timeStamp' | 'detail' | 'clientX' | 'clientY'> | null;

interface RhythmProps {
  readonly language: Language;
  /** There are bots at the table. */
  readonly bots: boolean;
  readonly held: boolean;
  skip(): void;
}

/** How fast the others play, whether they speak, and a way to wait no longer. */
function Rhythm({ language, bots, held, skip }: RhythmProps) {
  const t = boardWords[language];
  const spoken = useSpoken();
  return (
    <div className="ar-rhythm">
      {held ? (
        <button type="button" className="ar-act" onClick={skip}>
          {t.skip}
        </button>
      ) : null}
      <PaceChoice />
      {bots ? (
        <label>
          <input type="checkbox" checked={spoken} onChange={({ target }) => setSpoken(target.checked)} /> {t.remarks}
        </label>
      ) : null}
    </div>
  );
}

/** The current question, and the answer being composed touch by touch. */
function useChoosing({ view, decisions, selected, select, answer: give }: ArtefactsProps) {
  const open = mainOpen(decisions);
  const [half, setHalf] = useState<{ readonly decision: number; readonly begun: PartialAnswer } | null>(null);
  const chosen = useRef<Press>(null);
  const given = useRef<Press>(null);
  const answer: Answer | null = open && selected?.decision === open.decision.id ? selected.answer : null;
  const begun = answer === null && open && half?.decision === open.decision.id ? half.begun : NOTHING_BEGUN;
  const hands = useMemo<Hands | null>(
    () => (open ? { view, seat: open.decision.seat, open, answer, begun } : null),
    [view, open, answer, begun],
  );
  const verdict = useMemo<Preview | null>(
    () => (open && answer ? preview(view, open.decision, answer) : null),
    [view, open, answer],
  );
  const marks = useMemo<readonly Mark[]>(
    () => (open && answer ? sketch(view, open.decision, answer).marks : []),
    [view, open, answer],
  );
  const put = (next: { readonly answer: Answer | null; readonly begun: PartialAnswer }, press: Press) => {
    if (!open) return;
    chosen.current = press;
    setHalf({ decision: open.decision.id, begun: next.begun });
    select(next.answer ? { decision: open.decision.id, answer: next.answer } : null);
  };
  const giveNow = () => {
    if (open && answer && !verdict?.refusal) give(open.decision.id, answer);
  };
  /** Touching the selection again gives the answer; where a touch adds or removes something, it does only that. */
  const again = (press: Press) => {
    if (press && (press.detail === 0 || !isSecondTap(press, chosen.current))) giveNow();
  };
  return {
    open,
    hands,
    answer,
    begun,
    verdict,
    marks,
    giveNow,
    /** The second tap of two is not for the question that follows. */
    giveAtOnce(one: Answer, press: Press) {
      if (!open || (press && press.detail > 0 && isSecondTap(press, given.current))) return;
      given.current = press;
      give(open.decision.id, one);
    },
    letGo: () => setHalf(null),
    touch(thing: Thing, press: Press) {
      const next = hands && touched(hands, thing);
      if (next?.answer && sameAs(next.answer, answer)) again(press);
      else if (next) put(next, press);
    },
    choose(one: Answer | null, press: Press = null) {
      if (one && sameAs(one, answer)) again(press);
      else put({ answer: one, begun: {} }, press);
    },
  };
}

interface MomentProps {
  readonly board: ArtefactsProps;
  readonly choosing: ReturnType<typeof useChoosing>;
  readonly sight: Store<Sight>;
  readonly insisted: Thing | null;
}

/** The current question; without one, whom the game waits for. */
function MomentOf({ board, choosing, sight, insisted }: MomentProps) {
  const seen = sight.use();
  const looked = insisted ?? seen.looked;
  const { view, who, seats, language, texts, waitingFor } = board;
  const { open, hands, answer, begun, verdict, marks } = choosing;
  const t = boardWords[language];
  const aside = looked && <Aside thing={looked} view={view} language={language} />;
  if (open && hands) {
    return (
      <Moment
        open={open}
        answer={answer}
        begun={begun}
        verdict={verdict}
        marks={marks}
        language={language}
        texts={texts}
        seats={seats}
        view={view}
        aside={aside}
        why={looked && whyNot(hands, looked, board)}
        unfought={open.decision.kind === 'prepare' ? whyNoCombat(hands, board) : null}
        choose={choosing.choose}
        give={choosing.giveNow}
        giveAtOnce={choosing.giveAtOnce}
      />
    );
  }
  const awaited = waitingFor.filter((seat) => seat !== who).map((seat) => seats[seat]?.name ?? '');
  const waits = awaited.length === 0 ? '' : who === 'spectator' ? t.toPlay(awaited) : t.waiting(awaited);
  if (waits === '' && !looked) return null;
  return (
    <section className="ar-moment" aria-label={t.moment}>
      <div className="ar-moment-text">
        {waits === '' ? null : <p className="ar-question">{waits}</p>}
        {aside}
      </div>
    </section>
  );
}

const sameAs = (a: Answer, b: Answer | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The chance of getting through beside everything that the chosen artefact may attack. */
function notesOn(
  hands: Hands | null,
  foe: number | null,
  percent: (share: number) => string,
): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  const place = hands && attackerOf(hands);
  if (!hands || place === undefined || place === null || foe === null || hands.open.decision.kind !== 'combat') {
    return notes;
  }
  const targets = new Set(offered(hands.open, 'attack').flatMap((one) => (one.place === place ? [one.target] : [])));
  for (const target of targets) {
    const [plain] = oddsOn(hands.view, hands.seat, foe, place, target).boosts;
    const thing: Thing = target === DREAMER ? { on: 'dreamer', seat: foe } : { on: 'place', seat: foe, place: target };
    // Bounds where one figure would pretend.
    const shares = plain?.bounds ?? (plain ? [plain.success] : []);
    const said = [...new Set(shares.map((share) => percent(toNumber(share))))];
    if (plain) notes.set(keyOf(thing), said.join(' – '));
  }
  return notes;
}
