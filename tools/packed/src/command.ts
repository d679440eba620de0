import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

interface Options {
  cwd: string;
  env?: Record<string, string>;
  /** Milliseconds until it is ended. @default 300000 */
  timeout?: number;
}

const quiet = { NEXT_TELEMETRY_DISABLED: '1', CI: '1', NO_COLOR: '1', npm_config_update_notifier: 'false' };

/** The environment without npm's variables, which are for this repository, not for the test applications. */
function environment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?:lifecycle|package|command|execpath|config_local_prefix)/.test(name) && name !== 'NODE_ENV',
  );
  return { ...Object.fromEntries(own), ...quiet, ...env };
}

/** Runs a program to its end and returns what it printed; its output is the message when it fails. */
export function output(command: string, args: string[], { cwd, env, timeout = 300_000 }: Options): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env: environment(env), timeout, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', fail);
    child.once('close', (code) => {
      const text = Buffer.concat(printed).toString('utf8');
      if (code === 0) done(text);
      else fail(new Error(`${command} ${args.slice(0, 4).join(' ')} ended with ${code}.\n${text.slice(-4_000)}`));
    });
  });
}

export interface Server {
  origin: string;
  close: () => Promise<void>;
}

async function answers(origin: string, child: ChildProcess, printed: () => string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended.\n${printed()}`);
    const response = await fetch(origin, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resume) => {
      setTimeout(resume, 200);
    });
  }
  throw new Error(`No response from ${origin} within a minute.\n${printed()}`);
}

/** Starts a server on loopback and waits until it answers. */
export async function serve(command: string, args: string[], port: number, { cwd, env }: Options): Promise<Server> {
  // A separate process group, so that the server's children end with it.
  const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString('utf8')).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const close = () =>
    new Promise<void>((closed) => {
      if (child.exitCode !== null || child.pid === undefined) return closed();
      child.once('exit', () => closed());
      process.kill(-child.pid, 'SIGKILL');
    });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answers(origin, child, () => printed);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}
