// What a Node makes of the golden games and of many random ones, as JSON: `node golden.mjs COUNT`, on what was built.
import { readdirSync, readFileSync } from 'node:fs';
import { digests, goldenHashes } from './digests.mjs';

const folder = new URL('../../../apps/server/test/faults/golden/', import.meta.url);
const texts = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const golden = goldenHashes(texts);
console.log(JSON.stringify({ node: process.versions.node, digests: digests(Number(process.argv[2])), golden }));
