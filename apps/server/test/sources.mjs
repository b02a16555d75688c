// Lets plain Node run the TypeScript sources, with `--import`: the oldest Node we support cannot read them. Tests need it for
// what vitest does not load itself, which is threads and child processes. Types are only taken away, as in the build.
import { register } from 'node:module';

register('./sources-hooks.mjs', import.meta.url);
