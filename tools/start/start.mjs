// `npm start`: from a fresh clone to a running product. `--dev`: Vite and Storybook with hot reload over the same stack.
import { spawn } from 'node:child_process';
import { ensureInstalled, ensureNode, projectEnvironment, root } from './install.mjs';

ensureInstalled();
ensureNode();
const child = spawn(
  'node',
  [
    '--conditions=@edge-console/source',
    '--disable-warning=ExperimentalWarning',
    'tools/start/src/main.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, env: projectEnvironment(), stdio: 'inherit' },
);
// The terminal sends Ctrl-C to the whole group; the child ends in its own time and we follow.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT') child.kill(signal);
  });
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
