/** Tabs by pointer and arrow keys. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface TabSpec<K extends string> {
  readonly id: K;
  readonly label: string;
  readonly count?: number;
  show(): ReactNode;
}

interface TabsProps<K extends string> {
  readonly tabs: readonly TabSpec<K>[];
  readonly chosen: K;
  choose(id: NoInfer<K>): void;
  readonly label: string;
  readonly note?: string;
}

export function Tabs<K extends string>({ tabs, chosen, choose, label, note }: TabsProps<K>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const current = tabs[at];
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="sg-tabs">
      <div className="sg-tab-bar">
        <div className="sg-tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
          {tabs.map(({ id, label: name, count }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}`}
              aria-selected={id === current?.id}
              aria-controls={`${base}-panel`}
              tabIndex={id === current?.id ? 0 : -1}
              onClick={() => choose(id)}
            >
              {name}
              {count ? <small> {count}</small> : null}
            </button>
          ))}
        </div>
        {note ? <p className="sg-quiet">{note}</p> : null}
      </div>
      {current ? (
        <div className="sg-tab-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current.id}`}>
          {current.show()}
        </div>
      ) : null}
    </div>
  );
}
