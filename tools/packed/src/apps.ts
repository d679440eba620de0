import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { output } from './command.ts';
import { entriesOf, type Packed } from './packages.ts';
import { Unreached } from './report.ts';

const templates = resolve(import.meta.dirname, '../apps');

interface Recipe {
  template: 'vite' | 'next';
  /** Where the shared components and the list of entries go. */
  sources: string;
  dependencies: Record<string, string>;
}

const react19 = { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' };
const react18 = { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.31', '@types/react-dom': '18.3.7' };
const vite = {
  vite: '8.3.8',
  rolldown: '1.2.19',
  '@vitejs/plugin-react': '6.3.0',
  typescript: '7.0.2',
  valibot: '1.5.0',
  vitest: '5.1.0',
  jsdom: '31.0.1',
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.13',
};

/** The test applications, with exact versions. */
export const recipes = {
  'Vite, React 19': { template: 'vite', sources: 'src', dependencies: { ...vite, ...react19 } },
  'Vite, React 18': { template: 'vite', sources: 'src', dependencies: { ...vite, ...react18 } },
  'Next, React 19': {
    template: 'next',
    sources: 'app',
    dependencies: { next: '16.4.6', typescript: '6.0.3', '@types/node': '24.19.2', valibot: '1.5.0', ...react19 },
  },
} satisfies Record<string, Recipe>;

export type AppName = keyof typeof recipes;

const compiler = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  // The published types are checked, too.
  skipLibCheck: false,
  types: [],
};

function write(folder: string, file: string, content: unknown): void {
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

/** Imports every entry of every package, so that the compiler reads all their types. */
function everyEntry(packages: readonly Packed[]): string {
  const specifiers = packages.flatMap(({ name, folder }) =>
    entriesOf(folder).map((entry) => `@edge-console/${name}${entry.slice(1)}`),
  );
  const imports = specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`);
  return `${imports.join('\n')}\nexport const entries = [${specifiers.map((_, index) => `entry${index}`).join(', ')}];\n`;
}

/** npm's errors for an unreachable registry. */
const networkError = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/** An unreachable registry is not a failure of the packages. */
export function asUnreached(error: unknown): unknown {
  const isUnreached = error instanceof Error && networkError.test(error.message);
  return isUnreached ? new Unreached('The npm registry does not respond.') : error;
}

/** Writes a fresh application and installs the tarballs into it, as anybody would: with npm, from the registry. */
export async function createApp(work: string, name: AppName, packages: readonly Packed[]): Promise<string> {
  const recipe: Recipe = recipes[name];
  const folder = join(work, name.toLowerCase().replaceAll(/\W+/g, '-'));
  const sources = join(folder, recipe.sources);
  mkdirSync(folder, { recursive: true });
  cpSync(join(templates, recipe.template), folder, { recursive: true });
  cpSync(join(templates, 'shared'), sources, { recursive: true });
  const own = Object.fromEntries(packages.map((packed) => [`@edge-console/${packed.name}`, `file:${packed.tarball}`]));
  write(folder, 'package.json', {
    name: 'packed',
    version: '0.0.0',
    private: true,
    type: 'module',
    dependencies: { ...recipe.dependencies, ...own },
    // Overrides: forms depends on ui by version, which must be the tarball, too.
    overrides: { '@edge-console/ui': own['@edge-console/ui'] },
  });
  // Next's own types do not compile; ours are checked in the other two.
  const skipLibCheck = recipe.template === 'next';
  write(folder, 'tsconfig.json', { compilerOptions: { ...compiler, skipLibCheck }, include: [recipe.sources] });
  write(folder, 'tsconfig.nodenext.json', {
    compilerOptions: { ...compiler, module: 'nodenext', moduleResolution: 'nodenext' },
    include: [join(recipe.sources, 'entries.ts')],
  });
  write(sources, 'entries.ts', everyEntry(packages));
  await output('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    timeout: 600_000,
  }).catch((error: unknown) => {
    throw asUnreached(error);
  });
  return folder;
}
