import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { output, root } from './command.ts';
import { entriesOf, stylesOf, type Packed } from './packages.ts';
import { expectNone, type Report } from './report.ts';

/** Entries imported for their side effects: a bundler drops them if `sideEffects` is wrong. */

const bareImport = /(?:^|[\s;{`])import\s*["'](@edge-console\/[^"']+)["']/gm;

/** Side-effect imports in the packages' READMEs, types and Storybook pages. */
function documentedImports(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(bareImport)].flatMap(([, specifier]) => specifier ?? []));
}

const exportsNothing = (code: string): boolean => !/^\s*(?:'use client';\s*)?export\b/m.test(code);

/** Specifiers of the side-effect imports. */
function effectEntries(packages: readonly Packed[]): string[] {
  const found = packages.flatMap(({ name, folder }) => {
    const modules = entriesOf(folder).filter((entry) => {
      const file = entry === '.' ? 'dist/index.js' : `dist/${entry.slice(2)}/index.js`;
      return exportsNothing(readFileSync(join(folder, file), 'utf8'));
    });
    return [...modules, ...stylesOf(folder)].map((entry) => `@edge-console/${name}${entry.slice(1)}`);
  });
  const shipped = packages.flatMap(({ folder }) => globSync(join(folder, '{README.md,dist/**/*.d.ts}')));
  const pages = globSync(join(root, 'packages/*/src/**/*.mdx'));
  const documented = documentedImports([...shipped, ...pages].map((file) => readFileSync(file, 'utf8')));
  return [...new Set([...found, ...documented])].toSorted();
}

/** Style sheets that a module imports, directly or indirectly, in order. */
function stylesBehind(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  const imports = readFileSync(file, 'utf8').matchAll(/\bimport\b[^'"]*["'](\.[^"']+)["']/g);
  return [...imports].flatMap(([, path = '']) => stylesBehind(join(dirname(file), path), seen));
}

async function builtStyles(app: string, folder: string, head: string, script: string): Promise<string> {
  const page = join(app, folder);
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), `<!doctype html>${head}<script type="module" src="./main.js"></script>`);
  writeFileSync(join(page, 'main.js'), script);
  await output(join(app, 'node_modules/.bin/vite'), ['build', folder, '--logLevel', 'error'], { cwd: app });
  const files = globSync('dist/assets/*.css', { cwd: page }).toSorted();
  return files.map((file) => readFileSync(join(page, file), 'utf8')).join('\n');
}

/** Class names and custom properties of a style sheet, used to detect missing rules. */
const namesIn = (styles: string): Set<string> => new Set(styles.match(/\.[A-Za-z][\w-]+|--[\w-]+/g));

/** Checks that a production build of only the import contains every rule of the entry's styles. */
export async function proveEffects(
  report: Report,
  name: string,
  app: string,
  packages: readonly Packed[],
): Promise<void> {
  for (const [index, specifier] of effectEntries(packages).entries()) {
    await report.check(`${name}: a build keeps what \`import '${specifier}'\` does`, async () => {
      const code = `process.stdout.write(import.meta.resolve('${specifier}'))`;
      const address = await output('node', ['--input-type=module', '-e', code], { cwd: app });
      const sheets = stylesBehind(new URL(address).pathname);
      if (sheets.length === 0) throw new Error('It has no style sheet, so this check cannot verify its effect.');
      const links = sheets.map((file) => `<link rel="stylesheet" href="${file.replace(app, '..')}" />`).join('');
      const linked = namesIn(await builtStyles(app, `linked-${index}`, links, ''));
      if (linked.size === 0) throw new Error('Its style sheets have no names that identify them.');
      const imported = namesIn(await builtStyles(app, `imported-${index}`, '', `import '${specifier}';`));
      expectNone([...linked.difference(imported)], 'Names of its styles that the build lost');
    });
  }
}
