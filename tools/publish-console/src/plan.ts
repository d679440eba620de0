import type { PublishedBuild, PublishRecord } from './record.ts';

/** How long the assets of a build are kept after the next one: open pages request their chunks. */
export const keptFor = 24 * 60 * 60 * 1000;

/** Path below the folder (with `/`) → hash of the content. */
export type Files = ReadonlyMap<string, string>;

export type Build = { readonly id: string; readonly release: string; readonly files: Files };

/** Atomic steps; after any of them the folder is consistent, and the plan can be started again. */
export type Step =
  | { readonly kind: 'record'; readonly record: PublishRecord }
  | { readonly kind: 'place'; readonly path: string }
  | { readonly kind: 'remove'; readonly path: string };

type Situation = { readonly record: PublishRecord; readonly served: Files; readonly now: Date };

/** Compressed copies and source maps go with the file they are made from, and may differ where that is the same. */
export const originalOf = (path: string): string => path.replace(/(\.(br|gz|zst|map))+$/, '');

const isAsset = (path: string) => path.startsWith('assets/');

/** Order of writes: assets, the page that references them, its worker, and last the version files. */
const lastOnes = ['index.html', 'sw.js', 'version.json', 'builds/latest.json'];
const rank = (path: string) => lastOnes.indexOf(originalOf(path));

const originalsOf = (files: Iterable<string>) => [...new Set([...files].map(originalOf))].toSorted();

/** Hashed names with a different content than before: browsers and caches keep the first for a year. */
export const conflictsOf = (build: Build, served: Files): string[] =>
  [...build.files].flatMap(([path, hash]) => {
    const there = served.get(path);
    return isAsset(path) && originalOf(path) === path && there !== undefined && there !== hash ? [path] : [];
  });

/** The record before the first write: the new build may be served from then on; unrecorded files are kept, too. */
function claim({ record, served }: Situation, build: Build): PublishedBuild[] {
  const recorded = new Set(record.builds.flatMap(({ files }) => files));
  const files = originalsOf(build.files.keys());
  const found = originalsOf(served.keys()).filter((path) => isAsset(path) && !recorded.has(path));
  const foreign = found.filter((path) => !files.includes(path));
  return [
    { id: build.id, release: build.release, keptUntil: null, files },
    ...record.builds.filter(({ id }) => id !== build.id),
    ...(foreign.length > 0 ? [{ id: null, release: 'unknown', keptUntil: null, files: foreign }] : []),
  ];
}

/** Removes the files that belong to expired builds only, and then these builds from the record. */
export function planRemoval({ record, served, now }: Situation): Step[] {
  const isOver = ({ keptUntil }: PublishedBuild) => keptUntil !== null && Date.parse(keptUntil) <= now.getTime();
  const live = record.builds.filter((build) => !isOver(build));
  if (live.length === record.builds.length) return [];
  const liveFiles = new Set(live.flatMap(({ files }) => files));
  const owned = new Set(record.builds.filter(isOver).flatMap(({ files }) => files));
  const files = [...served.keys()].filter((path) => {
    const original = originalOf(path);
    return isAsset(path) && owned.has(original) && !liveFiles.has(original);
  });
  return [
    ...files.map((path) => ({ kind: 'remove', path }) as const),
    { kind: 'record', record: { builds: live, removed: { at: now.toISOString(), files } } },
  ];
}

/**
 * How a folder comes to hold a build, and every asset of those that were current within the last 24 hours. Of what is not
 * in assets/ nothing of an earlier build is kept, and nothing is touched that no build has brought.
 */
export function planPublication(build: Build, { record, served, now }: Situation): Step[] {
  const changed = [...build.files].flatMap(([path, hash]) => (served.get(path) === hash ? [] : [path]));
  const pages = changed.filter((path) => !isAsset(path)).toSorted((left, right) => rank(left) - rank(right));
  const isAnnouncement = (path: string) => rank(path) > rank('index.html');
  const placeStep = (path: string) => ({ kind: 'place', path }) as const;

  const builds = claim({ record, served, now }, build);
  const published = new Set(builds.flatMap(({ files }) => files));
  const left = [...served.keys()].filter(
    (path) => !isAsset(path) && !build.files.has(path) && published.has(originalOf(path)),
  );
  const keptUntil = new Date(now.getTime() + keptFor).toISOString();
  const settled: PublishRecord = {
    ...record,
    builds: builds.map((entry) =>
      entry.id === build.id ? entry : { ...entry, keptUntil: entry.keptUntil ?? keptUntil },
    ),
  };
  return [
    { kind: 'record', record: { ...record, builds } },
    ...changed.filter(isAsset).map(placeStep),
    ...pages.filter((path) => !isAnnouncement(path)).map(placeStep),
    ...left.map((path) => ({ kind: 'remove', path }) as const),
    ...pages.filter(isAnnouncement).map(placeStep),
    { kind: 'record', record: settled },
    ...planRemoval({ record: settled, served, now }),
  ];
}
