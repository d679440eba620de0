import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const canBuildImages: boolean =
  process.getuid?.() === 0 && ['buildah', 'crun', 'mmdebstrap'].every((name) => existsSync(`/usr/bin/${name}`));

export type Image = {
  /** The image's root file system. */
  readonly root: string;
  readonly configuration: {
    readonly User: string;
    readonly Env: readonly string[];
    readonly Entrypoint: readonly string[];
    readonly WorkingDir: string;
    readonly Healthcheck: { readonly Test: readonly string[] };
    readonly Labels: Readonly<Record<string, string>>;
  };
  readonly remove: () => void;
};

/** What Debian's slim images leave out. */
const excluded = ['doc', 'man', 'info', 'locale', 'lintian', 'groff', 'linda'].map(
  (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
);

// Otherwise the package `usrmerge` brings Perl.
const mergedHook = '/usr/share/mmdebstrap/hooks/merged-usr';
const minimal = ['--variant=minbase', '--include=usr-is-merged', `--hook-dir=${mergedHook}`];

const buildBase = `FROM scratch
ADD debian.tar /
COPY node /usr/local/bin/node
COPY certificates /etc/ssl/certs/ca-certificates.crt
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
`;

/** Builds the `Dockerfile` without a container engine, on bases of Debian's packages and the repository's Node. */
export function buildImage(root: string, commit: string): Image {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 28,
    });
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const buildah = (...args: string[]) => run('buildah', ...store, ...args).trim();
  const build = (name: string, ...args: string[]) =>
    buildah('build', '--isolation', 'chroot', '--format', 'docker', '--tag', `localhost/${name}`, ...args);

  run('mmdebstrap', ...minimal, ...excluded, 'bookworm', 'debian.tar');
  copyFileSync(realpathSync(join(root, 'node_modules/.bin/node')), join(folder, 'node'));
  const certificates = process.env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt';
  copyFileSync(certificates, join(folder, 'certificates'));
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  run('npm', 'install', '--prefix', 'manager', '--no-audit', packageManager);
  run('mv', 'manager/node_modules/npm', 'npm');
  writeFileSync(join(folder, 'Dockerfile'), buildBase);
  build('build', folder);
  writeFileSync(join(folder, 'Dockerfile'), 'FROM scratch\nADD debian.tar /\n');
  build('runtime', folder);

  const bases = ['--build-arg', 'BUILD_IMAGE=localhost/build', '--build-arg', 'RUNTIME_IMAGE=localhost/runtime'];
  build('edge-console', ...bases, '--build-arg', `COMMIT=${commit}`, root);
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/edge-console')) as {
    Docker: { config: Image['configuration'] };
  };
  return {
    root: buildah('mount', buildah('from', 'localhost/edge-console')),
    configuration: Docker.config,
    remove() {
      buildah('umount', '--all');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
