// `npm run bench [-- NAME …] [--json]`, plus the options of `forms`, `table` and `tour` (see their README.md). Has no
// dependencies: it installs them, if needed with the machine's own Node.
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
/** Benchmarks with options besides `--json`. */
const optionsOf = {
  forms: ['only', 'sizes', 'rounds', 'quick'],
  table: ['only', 'sizes', 'rounds', 'quick', 'all'],
  tour: ['only', 'rounds', 'quick'],
};

/** Installs missing packages; prints to stderr, because a program can read stdout. */
function install(selected) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'install.mjs'), ...selected], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs one benchmark in a separate process, which needs the sources' export condition and prints its own output. */
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
  if (unknown !== undefined)
    throw new Error(`There is no benchmark "${unknown}". The benchmarks are: ${names.join(', ')}.`);
  const { json = false, ...own } = values;
  const selected = positionals.length > 0 ? positionals : names;
  for (const option of Object.keys(own)) {
    const benchmarks = Object.keys(optionsOf).filter((name) => optionsOf[name].includes(option));
    if (!benchmarks.some((name) => selected.includes(name)))
      throw new Error(`--${option} is an option of "${benchmarks.join('" and "')}".`);
  }
  return { json, own, selected };
}

try {
  const { json, own, selected } = parse(process.argv.slice(2));
  install(selected);
  const all = [];
  // Sequential, because concurrent benchmarks would slow each other down.
  for (const name of selected) {
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
