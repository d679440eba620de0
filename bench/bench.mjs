// `npm run bench [-- NAME …] [--json]`, and the options of `forms`, `table` and `tour` (README.md there). Without a dependency: it
// installs them, on the machine's own Node if need be.
import { fork, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectEnvironment, root } from '../tools/start/install.mjs';
import { failsGoal, formatTable } from './table.mjs';

const names = [
  'bytes',
  'brand',
  'api',
  'start',
  'signin',
  'forms',
  'table',
  'tour',
  'charts',
  'steering',
  'analytics',
  'navigation',
  'enumeration',
];
/** Who takes which options beside `--json`. */
const optionsOf = {
  forms: ['only', 'sizes', 'rounds', 'quick'],
  table: ['only', 'sizes', 'rounds', 'quick', 'all'],
  tour: ['only', 'rounds', 'quick'],
};

/** Installs what is missing; everything it says goes to stderr, since stdout may be read by a program. */
function install(chosen) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'install.mjs'), ...chosen], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Rows of one bench, run in its own process: it needs the sources' condition, and its output is not ours. */
function rowsOf(name, own) {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'run.mjs'), [name, JSON.stringify(own)], {
      cwd: root,
      env: projectEnvironment(),
      execPath: 'node',
      execArgv: ['--conditions=@edge-console/source', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
    });
    let rows;
    child.on('message', (message) => {
      rows = message;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0 && rows) resolve(rows);
      else reject(new Error(`The bench "${name}" did not finish.`));
    });
  });
}

function parse(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    options: {
      json: { type: 'boolean' },
      only: { type: 'string' },
      sizes: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean' },
      all: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no bench "${unknown}". The benches are: ${names.join(', ')}.`);
  const { json = false, ...own } = values;
  const chosen = positionals.length > 0 ? positionals : names;
  for (const option of Object.keys(own)) {
    const takers = Object.keys(optionsOf).filter((name) => optionsOf[name].includes(option));
    if (!takers.some((name) => chosen.includes(name)))
      throw new Error(`--${option} is an option of "${takers.join('" and "')}".`);
  }
  return { json, own, chosen };
}

try {
  const { json, own, chosen } = parse(process.argv.slice(2));
  install(chosen);
  const all = [];
  // One after the other: benches at the same time would measure each other.
  for (const name of chosen) {
    const rows = await rowsOf(name, own);
    all.push(...rows);
    if (!json) console.log(`${formatTable(name, rows)}\n`);
  }
  if (json) console.log(JSON.stringify(all, null, 2));
  process.exitCode = all.some(failsGoal) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
