import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Image } from './buildImage.ts';

type Container = {
  /** Standard output and error so far. */
  readonly output: () => string;
  readonly exited: Promise<number | null>;
  readonly signal: (name: NodeJS.Signals) => void;
};

type ContainerOptions = {
  /** Appended to the image's entry point. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** A folder that the container can write to, at `/data`. */
  readonly data: string;
  /** A folder that it can read, at `/run/secrets`. */
  readonly secrets: string;
};

const tmpfs = (destination: string) => ({ destination, type: 'tmpfs', source: 'tmpfs' });
const bind = (source: string, destination: string, mode: string) => ({
  destination,
  type: 'bind',
  source,
  options: ['bind', mode],
});

/** crun refuses the mixed control groups of some machines, and needs none. */
const withoutControlGroups = 'mount -t tmpfs none /sys/fs/cgroup; exec crun "$@"';

/** Runs a program of the image as its user, without privileges, on a read-only root, and on the host's network. */
export function startContainer({ root, configuration }: Image, options: ContainerOptions): Container {
  const [uid = 0, gid = 0] = configuration.User.split(':').map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  chownSync(options.data, uid, gid);
  const specification = {
    ociVersion: '1.0.2',
    process: {
      user: { uid, gid },
      args: [...configuration.Entrypoint, ...options.command],
      env: [...configuration.Env, ...Object.entries(options.environment).map(([name, value]) => `${name}=${value}`)],
      cwd: configuration.WorkingDir,
      capabilities: {},
      noNewPrivileges: true,
    },
    root: { path: root, readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      tmpfs('/dev'),
      tmpfs('/tmp'),
      tmpfs('/run'),
      bind(options.data, '/data', 'rw'),
      bind(options.secrets, '/run/secrets', 'ro'),
    ],
    linux: { namespaces: ['mount', 'pid', 'ipc', 'uts'].map((type) => ({ type })) },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(specification));
  const crun = ['--root', join(folder, 'state'), '--cgroup-manager=disabled', 'run', '--bundle', folder, randomUUID()];
  const child = spawn('unshare', ['--mount', 'sh', '-c', withoutControlGroups, 'sh', ...crun]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    output: () => output,
    exited: once(child, 'exit').then(([code]) => {
      rmSync(folder, { recursive: true, force: true });
      return code as number | null;
    }),
    signal: (name) => void child.kill(name),
  };
}
