/** Plates over the table, each beside what it speaks of: few at a time, and never over a base. */
import { ledByHand } from '@reverie/ui/led';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { TERRAIN, type TerrainKind } from '../data/terrain.ts';
import type { SightLine } from '../sketch/sights.ts';
import type { Fighter } from '../state.ts';
import { type Point, toPlane } from './plane.ts';
import { cmOf, type MortebrumeProps, nameOf } from './reading.ts';
import { useLaid } from './use-led.ts';
import type { Table } from './use-table.ts';
import { boardWords } from './words.ts';

function Label({
  at,
  kind,
  children,
  up = true,
}: {
  readonly at: Point;
  readonly kind: string;
  readonly children: ReactNode;
  readonly up?: boolean;
}) {
  const plate = useRef<HTMLDivElement>(null);
  useEffect(() => (plate.current ? ledByHand(plate.current) : undefined), []);
  return (
    <div
      ref={plate}
      className={`mb-label mb-label-${kind}`}
      data-up={up}
      style={{ '--mb-x': at[0].toFixed(0), '--mb-y': at[1].toFixed(0) } as CSSProperties}
    >
      {children}
    </div>
  );
}

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

export function Labels({ table }: { readonly table: Table }) {
  const { board, plane, led, activation, looked, notes, places } = table;
  const laid = useLaid(led, activation);
  const { view, language } = board;
  const t = boardWords[language];
  const { turn, side } = plane;
  const over = (f: Fighter): Point => {
    const [x, y] = toPlane(turn, side, [f.x, f.y]);
    return [x, y - f.r - 60];
  };
  const found: ReactNode[] = notes.flatMap(({ key, who, text, tone }, i) => {
    const [f, at] = [view.fighters[who], places.get(who)];
    if (!f || !at) return [];
    const [x, y] = toPlane(turn, side, at);
    const before = notes.slice(0, i).filter((one) => one.who === who).length;
    return [
      <Label key={`note ${key}`} at={[x, y - f.r - 60 - before * 190]} kind={`note-${tone}`}>
        {text}
      </Label>,
    ];
  });
  if (laid) {
    const { ghost, mover, draft, refusal, sights } = laid;
    const charge = mover?.charge;
    const line = mover?.steps[mover.steps.length - 1];
    if (charge && line && charge.bonus > 0) {
      const [x, y] = toPlane(turn, side, [(line.ax + line.x) / 2, (line.ay + line.y) / 2]);
      found.push(
        <Label key="charge" at={[x, y]} kind="charge" up={false}>
          {t.chargeOf(cmOf(line.length, language), charge.bonus)}
        </Label>,
      );
    }
    const shown = sights
      .filter(
        ({ to, by }) =>
          to === draft.target || to === looked?.id || (draft.target === null && !looked && !by.includes('mist')),
      )
      .sort((a, b) => a.gap - b.gap)
      .slice(0, draft.target === null && !looked ? 3 : 2);
    for (const sight of shown) {
      const enemy = view.fighters[sight.to] as Fighter;
      found.push(
        <Label
          key={`sight ${sight.to}`}
          at={over(enemy)}
          kind={sight.by.includes('mist') ? 'none' : sight.inFront ? sight.verdict : 'none'}
        >
          <i aria-hidden="true" />
          <b>{sightWords(sight, language, view.scenery)}</b> · <span>{t.cm(cmOf(sight.gap, language))}</span>
        </Label>,
      );
    }
    const [first] = activation?.preview?.interceptors ?? [];
    const one = first && view.fighters[first.who];
    if (first && one) {
      const [x, y] = toPlane(turn, side, [one.x, one.y]);
      const [from, to] = first.stretches[0] ?? [0, 0];
      found.push(
        <Label key="intercepts" at={[x, y + one.r + 60]} kind="warn" up={false}>
          <b>{t.intercepts(one.mark)}</b> {t.fromTo(cmOf(from, language), cmOf(to, language))}
        </Label>,
      );
    }
    if (refusal && draft.end) {
      const [x, y] = toPlane(turn, side, [ghost.x, ghost.y]);
      found.push(
        <Label key="refusal" at={[x, y + ghost.r + 80]} kind="none" up={false}>
          ✕ {board.texts.reason(refusal.reason, refusal.details)}
        </Label>,
      );
    }
  } else if (looked && !looked.off) {
    found.push(
      <Label key="name" at={over(looked)} kind="plain">
        {nameOf(looked, language)} · {t.physique(looked.phys, looked.phys)}
      </Label>,
    );
  }
  return (
    <div className="mb-labels" aria-hidden="true">
      {found}
    </div>
  );
}
