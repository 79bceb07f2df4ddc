// Writes sbom.json (CycloneDX 1.6): every package of package-lock.json with version, licence and
// hash. `npm run sbom`
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

interface Lock {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

const HASHES: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

export function makeSbom({ name, version, packages }: Lock) {
  const components = Object.entries(packages)
    .filter(([path, one]) => path !== '' && one.version !== undefined)
    .map(([path, one]) => describePackage(path, one));
  const byRef = new Map(components.map((one) => [one['bom-ref'], one]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...byRef.values()],
  };
}

function describePackage(
  path: string,
  { version = '', integrity, license, ...one }: LockedPackage,
) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm = '', digest = ''] = integrity?.split(' ')[0]?.split(/-(.*)/s) ?? [];
  const alg = HASHES[algorithm];
  const content = Buffer.from(digest, 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: one.dev ? 'excluded' : one.optional ? 'optional' : 'required',
    ...(alg ? { hashes: [{ alg, content }] } : {}),
    ...(license ? { licenses: [{ expression: license }] } : {}),
  };
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sbom = makeSbom(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as Lock);
  writeFileSync(`${root}sbom.json`, `${JSON.stringify(sbom, null, 2)}\n`);
  process.stderr.write(`Wrote sbom.json: ${sbom.components.length} packages\n`);
}
