// One lane of tools/mutate.mjs: a vitest that stays, and runs tests of a game with one fault after another. What a module
// says is changed on its way from Vite to the tests; the files themselves stay as they are.
import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { createVitest } from 'vitest/node';
import { withFault } from './mutants.mjs';
import { root } from './steps.mjs';

/** What tells the mutator how a run went: CPU seconds of each file of tests, and what failed first. */
class Watch {
  cpu = new Map();
  failed = undefined;
  #since = new Map();

  onTestModuleCollected({ moduleId }) {
    this.#since.set(moduleId, cpuSeconds());
  }

  onTestCaseResult(test) {
    if (test.result().state === 'failed') this.failed ??= test.fullName;
  }

  onTestModuleEnd({ moduleId }) {
    this.cpu.set(moduleId, cpuSeconds() - (this.#since.get(moduleId) ?? cpuSeconds()));
  }
}

/** Files in the order that is asked for: what is quick comes first. */
class AsGiven {
  sort(files) {
    return files;
  }

  shard(files) {
    return files;
  }
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A vitest for the tests of a folder: gives `files`, and `run(files, mutant)` which says how they went. */
export async function openLane(folder, testsBelow = `${folder}/**/*.test.ts`) {
  let fault;
  const watch = new Watch();
  const plugin = {
    name: 'fault',
    enforce: 'pre',
    transform: (text, id) => (fault && id === fault.path ? { code: withFault(text, fault), map: null } : undefined),
  };
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vitest.config.ts'));
  const rooms = config.test.projects.find(({ test }) => test.name === 'rooms').test;
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: [testsBelow],
      exclude: rooms.exclude,
      isolate: rooms.isolate,
      testTimeout: config.test.testTimeout,
      reporters: [watch],
      pool: 'threads',
      maxWorkers: 1,
      bail: 1,
      sequence: { sequencer: AsGiven },
    },
    { configFile: false, resolve: config.resolve, ssr: config.ssr, plugins: [plugin], logLevel: 'silent' },
  );
  const specs = new Map((await vitest.globTestSpecifications()).map((spec) => [spec.moduleId, spec]));
  return {
    files: [...specs.keys()],
    async run(files, mutant) {
      for (const one of [fault, mutant]) if (one) vitest.invalidateFile(one.path);
      fault = mutant;
      Object.assign(watch, { cpu: new Map(), failed: undefined });
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files.map((file) => specs.get(file)));
      // Vitest gives what it knows of all files, also of those that ran another time.
      const bad = testModules.find((module) => files.includes(module.moduleId) && module.state() === 'failed');
      const good = !bad && unhandledErrors.length === 0;
      return {
        good,
        cpu: [...watch.cpu],
        by: good ? undefined : (watch.failed ?? bad?.errors()[0]?.message ?? String(unhandledErrors[0])),
      };
    },
    close: () => vitest.close(),
  };
}

/** Answers the mutator over the channel to it, one run after the other; ends with it. */
async function serve(folder) {
  process.on('disconnect', () => process.exit());
  const lane = await openLane(folder);
  process.on('message', async ({ files, mutant }) => process.send(await lane.run(files, mutant)));
  process.send({ files: lane.files });
}

if (process.send && process.argv[1]?.endsWith('mutate-lane.mjs')) await serve(process.argv[2]);
