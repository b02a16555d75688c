import { Fetching } from '@reverie/ui/components/Fetching';
import { lazyPart } from '@reverie/ui/lazy-part';
import { whenIdle } from '@reverie/ui/when-idle';
import { useWords } from '@reverie/ui/words';
import { Suspense } from 'react';
import { Link, type Route, useRoute } from '../base/route.tsx';
import { Lobby } from '../pages/lobby/Lobby.tsx';
import { SoloTable } from '../pages/table/fetch.ts';
import '../base/app.css';
import { appWords } from '../base/app-words.ts';
import { PageFrame } from '../base/PageFrame.tsx';
import { NewerPage } from './NewerPage.tsx';
import { Unbroken } from './Unbroken.tsx';

/** Everything but the lobby is loaded on first visit. */
const RemoteTable = lazyPart(async () => (await import('../pages/table/RemoteTable.tsx')).RemoteTable);
const Settings = lazyPart(async () => (await import('../pages/settings/SettingsPage.tsx')).SettingsPage);
const Rules = lazyPart(async () => (await import('../pages/rules/RulesPage.tsx')).RulesPage);
const Analysis = lazyPart(async () => (await import('../pages/analysis/AnalysisPage.tsx')).AnalysisPage);
const Replay = lazyPart(async () => {
  const { ReplayPage } = await import('../pages/replay/ReplayPage.tsx');
  whenIdle(() => void Analysis.fetch());
  return ReplayPage;
});
const OpenTable = lazyPart(async () => (await import('../pages/lobby/OpenTable.tsx')).OpenTable);
const Tutorial = lazyPart(async () => (await import('../pages/lesson/LessonPage.tsx')).LessonPage);
const Guide = lazyPart(async () => (await import('../pages/guide/GuidePage.tsx')).GuidePage);
const Chronicles = lazyPart(async () => (await import('../pages/chronicle/ChroniclePage.tsx')).ChroniclePage);
const Workshop = lazyPart(async () => (await import('../pages/workshop/WorkshopPage.tsx')).WorkshopPage);
const Lab = lazyPart(async () => (await import('../pages/lab/LabPage.tsx')).LabPage);

export function App() {
  const route = useRoute();
  return (
    <>
      <Unbroken route={route}>
        <Suspense fallback={<Loading />}>
          <Page route={route} />
        </Suspense>
      </Unbroken>
      <NewerPage />
    </>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.at) {
    case 'lobby':
      return <Lobby />;
    case 'solo':
      return <SoloTable key={`${route.table} ${route.seat ?? 0}`} route={route} />;
    case 'table':
      return <RemoteTable key={route.table} route={route} />;
    case 'open':
      return <OpenTable game={route.game} />;
    case 'rules':
      return <Rules game={route.game} rule={route.rule} />;
    case 'replay':
      return <Replay route={route} />;
    case 'analysis':
      return <Analysis route={route} />;
    case 'tutorial':
      return <Tutorial game={route.game} />;
    case 'workshop':
      return <Workshop game={route.game} piece={route.piece} />;
    case 'chronicle':
      return <Chronicles key={route.chronicle} route={route} />;
    case 'lab':
      return <Lab route={route} />;
    case 'guide':
      return <Guide />;
    case 'settings':
      return <Settings />;
    default:
      return <Nowhere />;
  }
}

function Loading() {
  const t = useWords(appWords);
  return (
    <main className="page">
      <Fetching>
        <p role="status">{t.loading}</p>
      </Fetching>
    </main>
  );
}

function Nowhere() {
  const t = useWords(appWords);
  return (
    <PageFrame title={t.nowhere}>
      <p>{t.nowhereWhy}</p>
      <p>
        <Link className="button main" to={{ at: 'lobby' }}>
          {t.toLobby}
        </Link>
      </p>
    </PageFrame>
  );
}
