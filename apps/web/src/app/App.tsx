import { useWords } from '@reverie/ui/words';
import { type ComponentType, lazy, Suspense } from 'react';
import { Lobby } from '../lobby/Lobby.tsx';
import { Link, type Route, useRoute } from './route.tsx';
import './app.css';
import { appWords } from './app-words.ts';

/** Everything but the lobby is fetched when it is first gone to. */
const SoloTable = lazy(async () => ({ default: (await import('../table/places.tsx')).SoloTable }));
const RemoteTable = lazy(async () => ({ default: (await import('../table/places.tsx')).RemoteTable }));
const Settings = lazy(async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }));
const Rules = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));
const Replay = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const OpenTable = lazy(async () => ({ default: (await import('../lobby/OpenTable.tsx')).OpenTable }));
const Tutorial = lazy(async () => ({ default: (await import('../tutorial/TutorialPage.tsx')).TutorialPage }));
const Workshop = lazy(async () => ({ default: (await import('../workshop/WorkshopPage.tsx')).WorkshopPage }));

export function App() {
  const route = useRoute();
  return (
    <Suspense fallback={<Loading />}>
      <Page route={route} />
    </Suspense>
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
    case 'tutorial':
      return <Tutorial game={route.game} />;
    case 'workshop':
      return <Workshop game={route.game} />;
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
      <p role="status">{t.loading}</p>
    </main>
  );
}

function Nowhere() {
  const t = useWords(appWords);
  return (
    <main className="page">
      <h1>{t.nowhere}</h1>
      <p>{t.nowhereWhy}</p>
      <p>
        <Link to={{ at: 'lobby' }}>{t.toLobby}</Link>
      </p>
    </main>
  );
}

export type PageOf<A extends Route['at']> = ComponentType<{ readonly route: Extract<Route, { at: A }> }>;
