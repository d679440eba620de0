import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../tools/start/install.mjs';

/** Stores a run's raw numbers in the benchmark's `dist/results`, and its tables there as `latest.md`. */
export function saveResults(bench, results, text) {
  const folder = join(bench, 'dist', 'results');
  mkdirSync(folder, { recursive: true });
  const machine = { date: new Date().toISOString(), cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg() };
  const file = join(folder, `${machine.date.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ machine, ...results }, null, 1));
  writeFileSync(join(folder, 'latest.md'), text);
  console.error(`all numbers: ${relative(root, file)}, tables: latest.md beside it\n\n${text}`);
}
