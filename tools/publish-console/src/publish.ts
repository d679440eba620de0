import { mkdir, realpath } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { readBuild } from './build.ts';
import { filesIn, lockPath, recordOf, removeCopies, takeStep } from './folder.ts';
import { lock } from './lock.ts';
import { conflictsOf, planPublication, planRemoval, type Build, type Step } from './plan.ts';
import { Refusal } from './record.ts';

type Publication = {
  /** The folder that is served. */
  readonly folder: string;
  readonly now: Date;
};

export type Report = { readonly placed: string[]; readonly removed: string[] };

const reportOf = (steps: readonly Step[]): Report => {
  const pathsOf = (kind: 'place' | 'remove') => steps.flatMap((step) => (step.kind === kind ? [step.path] : []));
  return { placed: pathsOf('place'), removed: pathsOf('remove') };
};

async function withLock(folder: string, work: () => Promise<Report>): Promise<Report> {
  await mkdir(dirname(lockPath(folder)), { recursive: true });
  const letGo = lock(lockPath(folder));
  try {
    await removeCopies(folder);
    return await work();
  } finally {
    await removeCopies(folder);
    letGo();
  }
}

async function refuseOverlap(folder: string, buildFolder: string): Promise<void> {
  // The served folder may not be there yet.
  const served = `${await realpath(folder).catch(() => resolve(folder))}${sep}`;
  const built = `${await realpath(buildFolder)}${sep}`;
  if (served.startsWith(built) || built.startsWith(served))
    throw new Refusal('The served folder and the build lie in one another. Publish into a folder of its own.');
}

function refuseConflicts(build: Build, conflicts: readonly string[]): void {
  if (conflicts.length === 0) return;
  throw new Refusal(
    `Nothing was changed: ${conflicts.join(', ')} of build ${build.id} has the name of a file that is there, and other bytes. ` +
      'Browsers keep a file of this name for a year. Build again with a change in it; a damaged file in the served folder can be deleted.',
  );
}

/** Makes the served folder hold a build, with the assets of those before for 24 hours. */
export async function publish(buildFolder: string, { folder, now }: Publication): Promise<Report> {
  const build = await readBuild(buildFolder);
  await refuseOverlap(folder, buildFolder);
  return withLock(folder, async () => {
    const served = await filesIn(folder);
    refuseConflicts(build, conflictsOf(build, served));
    const steps = planPublication(build, { record: await recordOf(folder), served, now });
    for (const step of steps) await takeStep(folder, buildFolder, step);
    return reportOf(steps);
  });
}

/** Removes the files whose time is over, without publishing anything. */
export async function prune({ folder, now }: Publication): Promise<Report> {
  if ((await recordOf(folder)).builds.length === 0) throw new Refusal(`Nothing has been published into ${folder}.`);
  return withLock(folder, async () => {
    const steps = planRemoval({ record: await recordOf(folder), served: await filesIn(folder), now });
    for (const step of steps) await takeStep(folder, folder, step);
    return reportOf(steps);
  });
}
