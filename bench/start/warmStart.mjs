import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/start/install.mjs';
import { build } from '../../tools/start/src/build.ts';
import { freePort } from '../../tools/start/src/ports.ts';
import { rowOf } from '../table.mjs';
import { median } from './median.mjs';

const runs = 3;
/** Milliseconds. */
const goal = 10_000;

/** Milliseconds from `npm start` to its ready message; the whole process group is then stopped. */
async function timeToReady(parent) {
  const port = await freePort(46_200);
  const began = performance.now();
  const child = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: root,
    env: { ...process.env, EDGE_CONSOLE_DATA: parent },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that npm, the starter and the stack end together.
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  const time = await new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      if (/^ *Ready /m.test(output)) resolve(performance.now() - began);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then(() => reject(new Error(`npm start ended before it was ready.\n${output}`)));
  });
  process.kill(-Number(child.pid), 'SIGTERM');
  await ended;
  return time;
}

/** The local stack with its own data folder: first an empty one, then repeatedly. */
export default async function warmStart() {
  await build(root, ['build', '//#build-storybook']);
  const parent = mkdtempSync(join(tmpdir(), 'edge-console-bench-data-'));
  try {
    const first = await timeToReady(parent);
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeToReady(parent));
    return [
      rowOf('start', 'npm start, built, data to be seeded', 'ms', Math.round(first)),
      rowOf('start', `npm start, warm, median of ${runs}`, 'ms', Math.round(median(times)), { goal }),
    ];
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
