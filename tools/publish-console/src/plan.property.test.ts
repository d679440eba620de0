import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assetsIn, buildOf, hour, openFolder, situation, type Folder } from './folderInMemory.fixture.ts';
import { keptFor, planPublication, planRemoval, type Build, type Step } from './plan.ts';

const names = ['a', 'b', 'c', 'd'] as const;
const catalogue = fc
  .tuple(...names.map(() => fc.subarray(['p', 'q', 'r', 's', 't', 'u'], { minLength: 1 })))
  .map((sets) => names.map((name, index) => buildOf(name, sets[index] ?? [], [`${name}.txt`])));
const attempts = fc.array(
  fc.record({
    build: fc.nat(names.length - 1),
    pause: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 * hour })),
    /** Number of steps before the process is killed. */
    limit: fc.oneof({ weight: 3, arbitrary: fc.constant(Infinity) }, fc.nat(24)),
    prunesFirst: fc.boolean(),
  }),
  { maxLength: 12 },
);

const scriptsOf = (build: Build | undefined) =>
  [...(build?.files ?? [])].filter(([path]) => path.startsWith('assets/') && path.endsWith('.js'));
const notAssets = (paths: Iterable<string>) => [...paths].filter((path) => !path.startsWith('assets/')).toSorted();

/** Pages that were served, tracked independently of the record. */
function openWitness(folder: Folder, builds: readonly Build[]) {
  const lastGiven = new Map<string, number>();
  return {
    /** Invariant: the current page, and each of the last day, has all its assets. */
    look(time: number): void {
      const given = folder.served.get('index.html');
      if (given !== undefined) lastGiven.set(given, time);
      for (const [name, moment] of lastGiven) {
        if (moment <= time - keptFor) continue;
        const scripts = scriptsOf(builds.find(({ id }) => id === name));
        expect(scripts.filter(([path, hash]) => folder.served.get(path) !== hash)).toEqual([]);
      }
      expect(folder.served.get('config.json')).toBe('of the host');
    },
  };
}

const announces = (step: Step) => step.kind === 'place' && /^(sw\.js|version\.json|builds)/.test(step.path);

it('keeps every page of the last day complete, for any order of publications and interruptions', () => {
  fc.assert(
    fc.property(catalogue, attempts, (builds, row) => {
      const folder = openFolder({ 'config.json': 'of the host' });
      const witness = openWitness(folder, builds);
      /** When a build's files can be removed: null until another publication is complete. */
      const ends = new Map<string, number | null>();
      let time = 0;
      for (const { build: index, pause, limit, prunesFirst } of row) {
        const build = builds[index] ?? buildOf('none', []);
        time += pause;
        const removal = prunesFirst ? planRemoval(situation(folder, time)) : [];
        for (const step of removal) {
          // The previous state still counts at this time.
          witness.look(time);
          folder.take(step, null);
        }
        witness.look(time);
        const all = planPublication(build, situation(folder, time));
        if (limit > 0) ends.set(build.id, null);
        for (const step of all.slice(0, limit)) {
          folder.take(step, build);
          witness.look(time);
          // A page is announced only after it is served.
          expect(!announces(step) || folder.served.get('index.html') === build.id).toBe(true);
        }
        if (limit < all.length) continue;
        for (const [name, end] of ends) if (name !== build.id && end === null) ends.set(name, time + keptFor);
        const live = builds.filter(({ id }) => ends.has(id) && (ends.get(id) ?? Infinity) > time);
        const mayStay = new Set(live.flatMap((one) => scriptsOf(one).map(([path]) => path)));
        expect(assetsIn(folder).filter((path) => !mayStay.has(path))).toEqual([]);
        expect(notAssets(folder.served.keys())).toEqual(notAssets([...build.files.keys(), 'config.json']));
      }
    }),
    { numRuns: 2_000 },
  );
});
