import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { steeringFeed, type SteeringFeed } from './feed.ts';
import type { Snapshot } from './snapshot.ts';

/** One response of the feed per line, so that a change writes only its own length. */
export type SnapshotFile = {
  /** Loads the file into the snapshot, and rewrites it as one line. */
  readonly restore: (snapshot: Snapshot) => Promise<void>;
  /** `whole` returns all resources, which sometimes replace the lines. */
  readonly append: (feed: SteeringFeed, whole: () => SteeringFeed | null) => Promise<void>;
};

/** Lines after which the file is rewritten as one line. */
const maxLines = 1_000;

function readLine(line: string): SteeringFeed | null {
  try {
    const read = v.safeParse(steeringFeed, JSON.parse(line));
    return read.success ? read.output : null;
  } catch {
    // An incomplete line, for example after a power failure: the API sends it again.
    return null;
  }
}

export function openSnapshotFile(path: string): SnapshotFile {
  let lines = 0;

  async function replace(feed: SteeringFeed): Promise<void> {
    lines = 1;
    await mkdir(dirname(path), { recursive: true });
    const written = `${path}.new`;
    await writeFile(written, `${JSON.stringify(feed)}\n`, { mode: 0o600 });
    await rename(written, path);
  }

  return {
    async restore(snapshot) {
      const text = await readFile(path, 'utf8').catch(() => '');
      for (const line of text.split('\n')) {
        const feed = line === '' ? null : readLine(line);
        if (line !== '' && !feed) break;
        if (feed) snapshot.apply(feed);
      }
      const whole = snapshot.whole();
      if (whole) await replace(whole);
    },
    async append(feed, whole) {
      const all = feed.whole ? feed : lines >= maxLines ? whole() : null;
      if (all) return replace(all);
      lines += 1;
      await appendFile(path, `${JSON.stringify(feed)}\n`);
    },
  };
}
