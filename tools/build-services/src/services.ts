/** A service to build, with paths relative to the root of the repository. */
export type ServiceBuild = {
  readonly name: string;
  /** Programs and worker threads by the names of their files. */
  readonly entries: Readonly<Record<string, string>>;
  /** Folders to copy, by their names in the build. */
  readonly copies: Readonly<Record<string, string>>;
  /** Paths that the code resolves next to itself, and what they are in the build. */
  readonly paths: Readonly<Record<string, string>>;
  /** Packages that cannot be bundled: native modules, and those that read their own files. */
  readonly externals: readonly string[];
};

export const services: readonly ServiceBuild[] = [
  {
    name: 'api',
    entries: {
      main: 'apps/api/src/main.ts',
      migrate: 'apps/api/src/migrate.ts',
      'create-platform': 'apps/api/src/createPlatform.ts',
      'check-user-pool': 'apps/api/src/checkUserPool.ts',
      'sanitizeSvg.worker': 'apps/api/src/core/images/sanitizeSvg.worker.ts',
    },
    copies: { migrations: 'apps/api/migrations' },
    paths: { 'sanitizeSvg.worker.ts': './sanitizeSvg.worker.js', '../../../migrations': './migrations' },
    externals: ['sharp', 'jsdom'],
  },
  { name: 'steering', entries: { main: 'apps/steering/src/main.ts' }, copies: {}, paths: {}, externals: [] },
  {
    name: 'charts',
    entries: { main: 'apps/charts/src/server/main.ts' },
    copies: { pages: 'apps/charts/dist' },
    paths: { '../../dist': './pages' },
    externals: [],
  },
  {
    name: 'console',
    entries: { publish: 'tools/publish-console/src/main.ts', caddy: 'tools/build-services/src/writeCaddyFiles.ts' },
    copies: { pages: 'apps/console/dist' },
    paths: {},
    externals: [],
  },
];
