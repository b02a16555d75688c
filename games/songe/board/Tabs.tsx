/** Tabs by pointer and arrow keys. */
import { TabList, TabPanel } from '@reverie/ui/components/Tabs';
import { type ReactNode, useId } from 'react';

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
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return (
    <div className="sg-tabs">
      <div className="sg-tab-bar">
        <TabList
          base={base}
          className="sg-tab-list"
          label={label}
          tabs={tabs.map(({ id, label: name, count }) => ({
            id,
            label: count ? <Counted {...{ name, count }} /> : name,
          }))}
          chosen={current?.id ?? chosen}
          choose={choose}
        />
        {note ? <p className="sg-quiet">{note}</p> : null}
      </div>
      {current ? (
        <TabPanel base={base} chosen={current.id} className="sg-tab-panel">
          {current.show()}
        </TabPanel>
      ) : null}
    </div>
  );
}

function Counted({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <>
      {name}
      <small> {count}</small>
    </>
  );
}
