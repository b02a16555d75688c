// `npm test`: everything that must hold, quickest first. `npm test -- <filter>` runs only the tests that match.

import { setUp } from './setup.mjs';
import { run, seconds, steps } from './steps.mjs';

const start = performance.now();
const filter = process.argv.slice(2);
setUp();

const stages = filter.length > 0 ? ['tests'] : ['types', 'webTypes', 'lint', 'build', 'page', 'tests'];
for (const name of stages) {
  console.log(`── ${name}`);
  const stageStart = performance.now();
  const code = run([...steps[name], ...(name === 'tests' ? filter : [])]);
  console.log(`── ${name}: ${code === 0 ? 'good' : `failed with exit code ${code}`}, ${seconds(stageStart)}`);
  if (code !== 0) process.exit(code);
}
console.log(`── all: good, ${seconds(start)}`);
