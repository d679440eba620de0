import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const measure = fileURLToPath(new URL('measure.mjs', import.meta.url));

/**
 * How long a page of the users list takes over HTTP, at 2,500 and at 100,000 users, on the first page and deep down;
 * beside it the same list by OFFSET. In a process of its own, whose flag lets Node run the workspaces' sources.
 *
 * @returns {Promise<{bench: string, row: string, unit: string, ours: number, best: number, peer: string, goal: number | null, holds: boolean}[]>}
 */
export async function run() {
  const { stdout } = await execute('node', ['--conditions=@edge-console/source', measure], { maxBuffer: 1 << 24 });
  return JSON.parse(stdout);
}

export default run;
