/** Beside the board on a desk, under the thumb on a phone: what to decide, what happened, what was said. */
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useWords } from '../app/words.ts';
import { useMedia } from '../ui/use-media.ts';
import { useAtTable } from './at-table.ts';
import { Chat } from './Chat.tsx';
import { Log } from './Log.tsx';
import { Panel } from './Panel.tsx';
import { tableWords } from './words.ts';

export function Side() {
  const t = useWords(tableWords);
  const { place, standing } = useAtTable();
  const wide = useMedia('(min-width: 60rem)');
  const chat = place.kind === 'remote' || standing.seats.filter(({ sitter }) => sitter === 'person').length > 1;
  if (wide) {
    return (
      <aside className="side wide">
        <Panel />
        <Tabs className="tabs">
          <TabList aria-label={`${t.tabs.log}, ${t.tabs.chat}`} className="tab-list">
            <Tab id="log">{t.tabs.log}</Tab>
            {chat ? <Tab id="chat">{t.tabs.chat}</Tab> : null}
          </TabList>
          <TabPanel id="log" className="tab-panel">
            <Log />
          </TabPanel>
          {chat ? (
            <TabPanel id="chat" className="tab-panel">
              <Chat />
            </TabPanel>
          ) : null}
        </Tabs>
      </aside>
    );
  }
  return (
    <aside className="side narrow">
      <Tabs className="tabs">
        <TabList aria-label={t.tabs.panel} className="tab-list">
          <Tab id="panel">{t.tabs.panel}</Tab>
          <Tab id="log">{t.tabs.log}</Tab>
          {chat ? <Tab id="chat">{t.tabs.chat}</Tab> : null}
        </TabList>
        <TabPanel id="panel" className="tab-panel">
          <Panel />
        </TabPanel>
        <TabPanel id="log" className="tab-panel">
          <Log />
        </TabPanel>
        {chat ? (
          <TabPanel id="chat" className="tab-panel">
            <Chat />
          </TabPanel>
        ) : null}
      </Tabs>
    </aside>
  );
}
