// What a Node makes of the golden games and of many random ones, as JSON: `node golden.mjs COUNT`, on what was built.
import { digests } from './digests.mjs';

console.log(JSON.stringify({ node: process.versions.node, digests: digests(Number(process.argv[2])) }));
