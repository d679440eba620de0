import { spawn } from 'node:child_process';

/** Builds what has changed; shows the output only if the build fails. */
export function build(root: string, tasks: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('turbo', ['run', ...tasks, '--output-logs=errors-only'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    });
    process.once('exit', () => child.kill());
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build failed.\n${Buffer.concat(output).toString('utf8')}`));
    });
  });
}
