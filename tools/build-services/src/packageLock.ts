/** An installed package in `package-lock.json`. */
type LockedPackage = {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** By path, for example `node_modules/jsdom`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The path of a package that another one imports: the nearest one, as Node finds it. */
function resolve(name: string, from: string, packages: LockedPackages): string | undefined {
  const path = `${from}/node_modules/${name}`.replace(/^\//, '');
  if (packages[path]) return path;
  return from === ''
    ? undefined
    : resolve(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages);
}

/** The locked packages that `names` need, so that a service is installed with exactly the packages of the repository. */
export function lockedPackagesOf(names: readonly string[], packages: LockedPackages): LockedPackages {
  const found = new Map<string, LockedPackage>();
  function add(name: string, from: string, isOptional: boolean): void {
    const path = resolve(name, from, packages);
    const locked = path === undefined ? undefined : packages[path];
    if (path === undefined || locked === undefined) {
      if (isOptional) return;
      throw new Error(`${name} is not in package-lock.json`);
    }
    if (found.has(path)) return;
    found.set(path, locked);
    for (const one of Object.keys(locked.dependencies ?? {})) add(one, path, false);
    for (const one of Object.keys(locked.optionalDependencies ?? {})) add(one, path, true);
  }
  for (const name of names) add(name, '', false);
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
