import { useRoute } from './route.tsx';

export function App() {
  const route = useRoute();
  return (
    <main>
      <h1>Rêverie</h1>
      <p>{route.at}</p>
    </main>
  );
}
