// The geometry of Mortebrume against its oracles, in full: the package's own tests with 100,000 cases of each kind.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whole } from './measure.mjs';

const CASES = Number(process.env.REVERIE_CASES ?? 100_000);
const root = fileURLToPath(new URL('..', import.meta.url));
const file = 'games/mortebrume/test/geometry.test.ts';

export function geometry() {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-geometry-'));
  const report = join(folder, 'report.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', file, '--testTimeout=3600000', '--reporter=json'];
  spawnSync(process.execPath, [...args, `--outputFile=${report}`], {
    cwd: root,
    env: { ...process.env, REVERIE_CASES: `${CASES}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const results = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap((one) => one.assertionResults);
  rmSync(folder, { recursive: true });
  const tried = results.filter(({ meta }) => meta.cases > 0);
  if (tried.length === 0) throw new Error('no case was tried');
  const rows = tried.map(({ title, meta, status }) => {
    const ok = status === 'passed' && meta.cases >= CASES;
    return [title.replace(/ \(seed .*/, ''), whole(meta.cases), ok ? 'none: met' : 'MISSED'];
  });
  return {
    title: 'Geometry of Mortebrume',
    note: 'Random scenes judged by the rules in whole numbers and by `@flatten-js/core` or dense sampling; a disagreement beyond the rounding of the grid fails.',
    head: ['what is judged', 'cases', 'disagreements'],
    rows,
    met: results.every(({ status }) => status === 'passed') && rows.every(([, , bar]) => bar === 'none: met'),
  };
}
