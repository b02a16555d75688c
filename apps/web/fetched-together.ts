import type { Plugin } from 'vite';

interface Module {
  readonly imports: readonly string[];
  readonly onDemand: readonly string[];
  readonly entry: boolean;
}

/** A file, and the modules that it may hold. */
interface Part {
  readonly name: string;
  readonly modules: ReadonlySet<string>;
}

/** Where the page of a table begins, and in the folder of a game what everybody who plays it fetches. */
const TABLE = /\/src\/pages\/table\/SoloTable\.tsx$/;
const RULES = /\/games\/([^/]+)\/game\.ts$/;
const START = /\/games\/([^/]+)\/board\/(?:Start|Setup)\.tsx$/;
const BOARD = /\/games\/([^/]+)\/board\/module\.tsx$/;
/** Vite adds it to whatever imports on demand, after the modules are known. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

/**
 * What is fetched together lies in one file. Left to itself the bundler makes a file for every set of places that share a
 * module: with sixty imports on demand these were a hundred and twenty scripts for a table, each a request.
 *
 * The parts stand in order, and a module lies in the first part that holds it. A part holds whatever its modules import:
 * so its file imports only files of earlier parts, never in a circle. What is in none of them is left to the bundler.
 */
export function fetchedTogether(): Plugin {
  let parts: readonly Part[] = [];
  const nameOf = (id: string) => parts.find(({ modules }) => modules.has(id))?.name ?? null;
  return {
    name: 'reverie:fetched-together',
    apply: 'build',
    buildEnd() {
      const graph = new Map<string, Module>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        graph.set(id, { imports: info.importedIds, onDemand: info.dynamicallyImportedIds, entry: info.isEntry });
      }
      parts = partsOf(graph);
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: nameOf, includeDependenciesRecursively: false }] },
    }),
    generateBundle(_options, bundle) {
      const imports = new Map<string, readonly string[]>();
      for (const file of Object.values(bundle)) if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      const circle = circleIn(imports);
      if (circle) throw new Error(`files of the page import each other: ${circle.join(' → ')}`);
    },
  };
}

function partsOf(graph: ReadonlyMap<string, Module>): Part[] {
  const ids = [...graph.keys()];
  const from = (starts: readonly string[], next = ({ imports }: Module) => imports): ReadonlySet<string> => {
    const met = new Set<string>();
    const rest = [...starts];
    for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
      if (met.has(id)) continue;
      met.add(id);
      const module = graph.get(id);
      if (module) rest.push(...next(module));
    }
    return met;
  };
  const gamesBy = (where: RegExp, earlier: RegExp[] = []) => {
    const names = new Set(ids.flatMap((id) => where.exec(id)?.[1] ?? []));
    const wanted = [where, ...earlier];
    return [...names].map((name) => ({
      name,
      modules: from(ids.filter((id) => wanted.some((one) => one.exec(id)?.[1] === name))),
    }));
  };
  const called = (suffix: string, games: readonly Part[]) =>
    games.map(({ name, modules }) => ({ name: `${name}-${suffix}`, modules }));

  const entries = ids.filter((id) => graph.get(id)?.entry);
  const isPage = (id: string) => id.endsWith('.html');
  const whole = gamesBy(BOARD, [START, RULES]);
  const first = from([...entries.filter(isPage), ...ids.filter((id) => PRELOAD_HELPER.test(id))]);
  const inOrder: Part[] = [
    // Apart from ours, so that no file is so long that the page stands still while it is read; and they seldom change.
    { name: 'libraries', modules: new Set([...first].filter((id) => id.includes('/node_modules/'))) },
    { name: 'first', modules: first },
    { name: 'table', modules: from(ids.filter((id) => TABLE.test(id))) },
    // Whatever two games share would else lie in the file of the first, for the second to fetch.
    {
      name: 'games',
      modules: new Set(ids.filter((id) => whole.filter(({ modules }) => modules.has(id)).length > 1)),
    },
    ...called('rules', gamesBy(RULES)),
    ...called('start', gamesBy(START)),
    ...called('board', whole),
  ];
  // A thread has no document: what it may ever import lies in files that have no use for one.
  const threads = from(
    [...entries.filter((id) => !isPage(id)), ...ids.filter((id) => PRELOAD_HELPER.test(id))],
    ({ imports, onDemand }) => [...imports, ...onDemand],
  );
  return inOrder.flatMap(({ name, modules }) => [
    { name: `${name}-for-threads`, modules: new Set([...modules].filter((id) => threads.has(id))) },
    { name, modules },
  ]);
}

/** A way from a file back to itself by what it imports at once; undefined where there is none. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    way.pop();
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return undefined;
}
