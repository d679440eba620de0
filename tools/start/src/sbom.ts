import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package or workspace in package-lock.json. */
type LockedPackage = {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};
/** By path: `node_modules/react`, `apps/console`. */
type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };

/** Workspaces that are deployed; `npm sbom --omit dev` leaves out packages that are development dependencies of another workspace. */
const deployed = ['apps/console', 'apps/api', 'apps/charts', 'apps/steering'] as const;

const inModules = 'node_modules/';

/** Resolves a package from another one, like Node. */
function pathOf({ packages }: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder && `${folder}/`}${inModules}${name}`;
    const found = packages[path];
    if (found) return found.link ? (found.resolved ?? null) : path;
    if (folder === '') return null;
  }
}

/** Installed runtime dependencies of a package, by path. */
function neededBy(lock: Lock, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock.packages[path] ?? {};
  const isNeeded = (peer: string) => !peerDependenciesMeta?.[peer]?.optional;
  const names = [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...Object.keys(peerDependencies ?? {}).filter(isNeeded),
  ];
  return names.flatMap((name) => pathOf(lock, path, name) ?? []);
}

function closureOf(lock: Lock, from: readonly string[]): Set<string> {
  const found = new Set(from);
  // Iterating a Set also visits what is added during the iteration.
  for (const path of found) for (const needed of neededBy(lock, path)) found.add(needed);
  return found;
}

const nameOf = ({ packages }: Lock, path: string): string =>
  packages[path]?.name ?? path.slice(path.lastIndexOf(inModules) + inModules.length);
const purlOf = (lock: Lock, path: string): string =>
  `pkg:npm/${nameOf(lock, path).replace('@', '%40')}@${lock.packages[path]?.version ?? '0.0.0'}`;

function componentOf(lock: Lock, path: string) {
  const { version, integrity, license } = lock.packages[path] ?? {};
  const [algorithm, digest] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purlOf(lock, path),
    name: nameOf(lock, path),
    version: version ?? '0.0.0',
    purl: purlOf(lock, path),
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(algorithm === 'sha512' && digest
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
  };
}

/** Creates the software bill of materials (SBOM) of the deployed workspaces in CycloneDX 1.6 from package-lock.json. */
export function readSbom(root: string) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  // The same version can be installed in several places.
  const pathsByPurl = new Map<string, string[]>();
  for (const path of closureOf(lock, deployed)) {
    const purl = purlOf(lock, path);
    pathsByPurl.set(purl, [...(pathsByPurl.get(purl) ?? []), path]);
  }
  const needed = (at: readonly string[]) =>
    at.flatMap((path) => neededBy(lock, path)).map((path) => purlOf(lock, path));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'edge-console', name: 'edge-console' } },
    components: [...pathsByPurl.values()].map(([path = '']) => componentOf(lock, path)),
    dependencies: [...pathsByPurl].map(([ref, at]) => ({ ref, dependsOn: [...new Set(needed(at))] })),
  };
}
