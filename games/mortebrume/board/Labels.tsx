/** Plates over the table, each beside what it speaks of: few at a time, and never over a base. */
import { ledByHand } from '@reverie/ui/led';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { TERRAIN, type TerrainKind } from '../data/terrain.ts';
import { lastLegOf } from '../frames.ts';
import type { SightLine } from '../sketch/sights.ts';
import type { Fighter } from '../state.ts';
import { type Point, toPlane } from './plane.ts';
import { cmOf, type MortebrumeProps, nameOf } from './reading.ts';
import { seated } from './seats.ts';
import { useLaid } from './use-led.ts';
import type { Table } from './use-table.ts';
import { boardWords } from './words.ts';

/** What a plate says, and where. */
interface Said {
  readonly at: Point;
  readonly kind: string;
  readonly text: ReactNode;
  /** Above that place, or below it. */
  readonly up: boolean;
}

/** One that has nothing to say lies beyond the edge of the table as it was: to take it away and make it anew costs a frame. */
function Label({ said }: { readonly said: Said | undefined }) {
  const plate = useRef<HTMLDivElement>(null);
  const last = useRef(said);
  useEffect(() => (plate.current ? ledByHand(plate.current) : undefined), []);
  if (said) last.current = said;
  const { kind, text, up, at } = last.current ?? NOTHING;
  const [x, y] = said ? at : AWAY;
  return (
    <div
      ref={plate}
      className="mb-label-place"
      data-up={up}
      style={{ '--mb-x': x.toFixed(0), '--mb-y': y.toFixed(0) } as CSSProperties}
    >
      <div className={`mb-label mb-label-${kind}`}>{text}</div>
    </div>
  );
}
const AWAY: Point = [-99_999, 0];
const NOTHING: Said = { at: AWAY, kind: 'none', text: '', up: true };

export function sightWords(
  { verdict, covered, by, inFront }: SightLine,
  language: MortebrumeProps['language'],
  scenery: MortebrumeProps['view']['scenery'],
): string {
  const t = boardWords[language];
  if (by.includes('mist')) return t.sees.mist;
  const piece = by.map((id) => id.split(' ')[0] ?? '').find((kind) => kind in TERRAIN);
  const named = piece ? ` · ${TERRAIN[piece as TerrainKind].name[language]}${highOf(by, scenery)}` : '';
  if (verdict === 'none') return `${t.sees.none}${named}`;
  const seen = verdict === 'partial' ? `${t.sees.partial(covered)}${named}` : t.sees.clear;
  return inFront ? seen : t.sees.behind;
}

function highOf(by: readonly string[], scenery: MortebrumeProps['view']['scenery']): string {
  const at = Number(by.find((id) => id.split(' ')[0] !== 'base')?.split(' ')[1] ?? 0);
  const high = scenery[at - 1]?.height ?? 0;
  return high > 0 ? ` ${high} cm` : '';
}

/** As many enemies as are spoken of at a time. */
const MOST_SIGHTS = 3;
/** The plates of whoever is in hand, besides those about enemies. */
const IN_HAND = ['charge', 'intercepts', 'refusal'] as const;

export function Labels({ table }: { readonly table: Table }) {
  const { board, plane, led, activation, looked, notes, places } = table;
  const laid = useLaid(led, activation);
  const seats = useRef<readonly (number | null)[]>(Array.from({ length: MOST_SIGHTS }, () => null));
  const { view, language } = board;
  const t = boardWords[language];
  const { turn, side } = plane;
  const over = (f: Fighter): Point => {
    const [x, y] = toPlane(turn, side, [f.x, f.y]);
    return [x, y - f.r - 60];
  };
  const said = (at: Point, kind: string, text: ReactNode, up = true): Said => ({ at, kind, text, up });
  const found: ReactNode[] = notes.flatMap(({ key, who, text, tone }, i) => {
    const [f, at] = [view.fighters[who], places.get(who)];
    if (!f || !at) return [];
    const [x, y] = toPlane(turn, side, at);
    const before = notes.slice(0, i).filter((one) => one.who === who).length;
    return [<Label key={`note ${key}`} said={said([x, y - f.r - 60 - before * 190], `note-${tone}`, text)} />];
  });
  if (laid) {
    const { ghost, mover, draft, refusal, sights } = laid;
    const hand: Partial<Record<(typeof IN_HAND)[number], Said>> = {};
    const charge = mover?.charge;
    const line = mover ? lastLegOf(mover.steps) : undefined;
    if (charge && line && charge.bonus > 0) {
      const at = toPlane(turn, side, [(line.ax + line.x) / 2, (line.ay + line.y) / 2]);
      hand.charge = said(at, 'charge', t.chargeOf(cmOf(line.length, language), charge.bonus), false);
    }
    const shown = sights
      .filter(
        ({ to, by }) =>
          to === draft.target || to === looked?.id || (draft.target === null && !looked && !by.includes('mist')),
      )
      .sort((a, b) => a.gap - b.gap)
      .slice(0, draft.target === null && !looked ? MOST_SIGHTS : 2);
    seats.current = seated(
      seats.current,
      shown.map(({ to }) => to),
    );
    const [first] = activation?.preview?.interceptors ?? [];
    const one = first && view.fighters[first.who];
    if (first && one) {
      const [x, y] = toPlane(turn, side, [one.x, one.y]);
      const [from, to] = first.stretches[0] ?? [0, 0];
      const text = (
        <>
          <b>{t.intercepts(one.mark)}</b> {t.fromTo(cmOf(from, language), cmOf(to, language))}
        </>
      );
      hand.intercepts = said([x, y + one.r + 60], 'warn', text, false);
    }
    if (refusal && draft.end) {
      const [x, y] = toPlane(turn, side, [ghost.x, ghost.y]);
      const text = `✕ ${board.texts.reason(refusal.reason, refusal.details)}`;
      hand.refusal = said([x, y + ghost.r + 80], 'none', text, false);
    }
    found.push(
      ...seats.current.map((id, i) => {
        const sight = shown.find(({ to }) => to === id);
        const enemy = sight && view.fighters[sight.to];
        // biome-ignore lint/suspicious/noArrayIndexKey: the plate is what stays
        return <Label key={`sight ${i}`} said={enemy && said(over(enemy), ...sightSaid(sight, board))} />;
      }),
      ...IN_HAND.map((what) => <Label key={what} said={hand[what]} />),
    );
  } else if (looked && !looked.off) {
    const text = `${nameOf(looked, language)} · ${t.physique(looked.phys, looked.phys)}`;
    found.push(<Label key="name" said={said(over(looked), 'plain', text)} />);
  }
  return (
    <div className="mb-labels" aria-hidden="true">
      {found}
    </div>
  );
}

function sightSaid(sight: SightLine, { language, view }: MortebrumeProps): readonly [kind: string, text: ReactNode] {
  return [
    sight.by.includes('mist') || !sight.inFront ? 'none' : sight.verdict,
    <>
      <i aria-hidden="true" />
      <b>{sightWords(sight, language, view.scenery)}</b> ·{' '}
      <span>{boardWords[language].cm(cmOf(sight.gap, language))}</span>
    </>,
  ];
}
