// For tests only: what the steps of a plan do, without a disk.
import type { Build, Step } from './plan.ts';
import { emptyRecord, type PublishRecord } from './record.ts';

export const hour = 3_600_000;
const start = Date.UTC(2026, 0, 1);

/** A folder in memory, on which the steps of a plan are applied. */
export function openFolder(files: Readonly<Record<string, string>> = {}) {
  const served = new Map(Object.entries(files));
  let record: PublishRecord = emptyRecord;
  return {
    served,
    record: () => record,
    take(step: Step, build: Build | null): void {
      if (step.kind === 'record') record = step.record;
      else if (step.kind === 'remove') served.delete(step.path);
      else served.set(step.path, build?.files.get(step.path) ?? 'missing');
    },
  };
}
export type Folder = ReturnType<typeof openFolder>;

export const buildOf = (name: string, assets: readonly string[], others: readonly string[] = []): Build => ({
  id: name,
  release: `1.0.0+${name}`,
  files: new Map([
    ['version.json', name],
    ['builds/latest.json', name],
    ['index.html', name],
    ['sw.js', name],
    ...others.map((path) => [path, name] as const),
    ...assets.flatMap((asset) => [
      [`assets/${asset}.js`, asset] as const,
      // Compressed copies may differ between builds of the same file.
      [`assets/${asset}.js.map`, `${asset} by ${name}`] as const,
    ]),
  ]),
});

const at = (time: number) => new Date(start + time);
export const situation = (folder: Folder, time: number) => ({
  record: folder.record(),
  served: folder.served,
  now: at(time),
});
export const assetsIn = (folder: Folder) =>
  [...folder.served.keys()].filter((path) => path.startsWith('assets/') && path.endsWith('.js')).toSorted();
