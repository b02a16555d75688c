/** Tabs by pointer and arrow keys: a list of them, and the panel of the one that is chosen. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

export interface TabSpec<K extends string> {
  readonly id: K;
  readonly label: ReactNode;
}

interface TabListProps<K extends string> {
  /** What ties the list to its panel: an id of the page. */
  readonly base: string;
  readonly tabs: readonly TabSpec<K>[];
  readonly chosen: K;
  choose(id: NoInfer<K>): void;
  readonly label: string;
  readonly className?: string;
}

export function TabList<K extends string>({ base, tabs, chosen, choose, label, className = '' }: TabListProps<K>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === chosen);
  const move = (event: KeyboardEvent) => {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + tabs.length) % tabs.length;
    const tab = tabs[place];
    if (!tab) return;
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    <div className={`tabs ${className}`} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${base}-${id}`}
          aria-selected={id === chosen}
          aria-controls={`${base}-panel`}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => choose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const REACHED = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

interface TabPanelProps {
  readonly base: string;
  readonly chosen: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function TabPanel({ base, chosen, className, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // A panel with nothing to reach in it is reached itself, or nobody could scroll it by keyboard.
  useEffect(() => {
    if (!panel.current) return;
    if (panel.current.querySelector(REACHED)) panel.current.removeAttribute('tabindex');
    else panel.current.tabIndex = 0;
  });
  return (
    <div className={className} role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`} ref={panel}>
      {children}
    </div>
  );
}
