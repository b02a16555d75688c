// The parts of a build as CycloneDX, out of the lock: name, version, licence and hash of every package that is shipped.
// Nothing is asked of the network, and the same lock gives the same file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The packages of a lock that are not ours and not for development alone. */
export function partsOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link, dev, devOptional }]) => path.includes('node_modules/') && !link && !dev && !devOptional)
    .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))
    .sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1));
}

/** `sha512-…` as CycloneDX writes it. */
function hashOf(integrity) {
  const [, kind, base64] = /^sha(\d+)-(.+)$/.exec(integrity.split(' ')[0]) ?? [];
  return kind ? [{ alg: `SHA-${kind}`, content: Buffer.from(base64, 'base64').toString('hex') }] : [];
}

export function sbomOf(lock, { name, version }) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: partsOf(lock).map((part) => ({
      type: 'library',
      name: part.name,
      version: part.version,
      purl: `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`,
      ...(part.license && { licenses: [{ license: { name: part.license } }] }),
      ...(part.integrity && { hashes: hashOf(part.integrity) }),
    })),
  };
}

if (process.argv[1]?.endsWith('sbom.mjs')) {
  const folder = new URL('../apps/server/dist/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(sbomOf(read('../package-lock.json'), read('../package.json')), null, 1);
  writeFileSync(new URL('sbom.cdx.json', folder), `${text}\n`);
}
