/** Tools of the board, one open at a time: it slides over the dreamer's column, and the map does not move. */
import { type ReactNode, useId } from 'react';

interface Drawer {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface Props {
  readonly label: string;
  readonly drawers: readonly Drawer[];
  readonly open: string | null;
  setOpen(id: string | null): void;
  readonly close: string;
}

export function Drawers({ label, drawers, open, setOpen, close }: Props) {
  const id = useId();
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
          </button>
        ))}
      </fieldset>
      <div id={`${id}-body`} className="rv-drawer" hidden={!shown}>
        {shown && (
          <section key={shown.id} aria-label={shown.title}>
            <header>
              <h2>{shown.title}</h2>
              <button type="button" className="rv-plain" onClick={() => setOpen(null)}>
                {close}
              </button>
            </header>
            {shown.body}
          </section>
        )}
      </div>
    </div>
  );
}
