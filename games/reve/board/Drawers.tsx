/** Drawers below the map: one open at a time, or none. */
import { type ReactNode, useId, useState } from 'react';

interface Drawer {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  readonly body: ReactNode;
}

interface Props {
  readonly label: string;
  readonly drawers: readonly Drawer[];
  readonly first?: string | undefined;
}

export function Drawers({ label, drawers, first }: Props) {
  const id = useId();
  const [open, setOpen] = useState<string | null>(first ?? null);
  const shown = drawers.find((drawer) => drawer.id === open);
  return (
    <div className="rv-drawers">
      <fieldset className="rv-tabs" aria-label={label}>
        {drawers.map((drawer) => (
          <button
            key={drawer.id}
            type="button"
            aria-expanded={drawer.id === open}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(drawer.id === open ? null : drawer.id)}
          >
            {drawer.title}
            {drawer.count ? <span className="rv-count">{drawer.count}</span> : null}
          </button>
        ))}
      </fieldset>
      <div id={`${id}-body`} className="rv-drawer" hidden={!shown}>
        {shown && (
          <section key={shown.id} aria-label={shown.title}>
            {shown.body}
          </section>
        )}
      </div>
    </div>
  );
}
