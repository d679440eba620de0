import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { build, type Plugin } from 'rolldown';
import { root } from './command.ts';

const source = /[\\/]packages[\\/](ui|forms)[\\/]src[\\/]/;
const ofStories = /\.stories\.tsx$|[\\/]storybook[\\/]/;
/** Stubs for imports of play functions, which never run here. */
const noTests = `export const fn = (of) => of ?? (() => {});
export const expect = undefined, screen = undefined, userEvent = undefined, waitFor = undefined, within = undefined,
  fireEvent = undefined, mocked = undefined, spyOn = undefined, waitForElementToBeRemoved = undefined;`;

/** Resolves stories to sources, and what they render to the published packages. */
function publishedInstead(folder: string): Plugin {
  return {
    name: 'published-instead',
    resolveId(specifier, importer) {
      if (specifier === 'storybook/test') return '\0no-tests';
      if (specifier.includes('.vanilla.css')) return '\0no-style';
      if (!/^[./]/.test(specifier)) return { id: specifier, external: true };
      const file = importer && specifier.startsWith('.') ? resolve(importer, '..', specifier) : specifier;
      const [, name] = source.exec(file) ?? [];
      if (name === undefined || ofStories.test(file)) return null;
      const inside = relative(join(root, 'packages', name, 'src'), file)
        .replace(/\.css\.ts$/, '.styles.js')
        .replace(/\.tsx?$/, '.js');
      const published = join(folder, 'node_modules/@edge-console', name, 'dist', inside);
      // Modules and data that only stories use are not published, so they come from the source.
      const isData = /[^x]$/.test(file) && !/(?:^|[\\/])index\.ts$|\.css\.ts$/.test(file);
      const isPublished =
        existsSync(published) && (!isData || readFileSync(published, 'utf8').startsWith("'use client'"));
      return isPublished ? { id: published, external: true } : null;
    },
    load: (id) => ({ '\0no-tests': noTests, '\0no-style': '' })[id] ?? null,
  };
}

const list = `
export const stories = Object.entries(files).flatMap(([file, { default: meta, ...exported }]) =>
  Object.entries(exported).map(([name, story]) => {
    const args = { ...meta.args, ...story.args };
    const context = { args, globals: {}, parameters: {}, id: name, name };
    const render = story.render ?? meta.render ?? ((given) => createElement(meta.component, given));
    const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
    const draw = decorators.reduce(
      (inner, decorate) => () => createElement(() => decorate(inner, context)),
      () => createElement(() => render(args, context)),
    );
    return { name: \`\${file} \${name}\`, draw };
  }),
);
`;

/** Writes `stories.mjs` into an application: every story of ui and forms, rendered with the installed packages. */
export async function buildStories(folder: string): Promise<void> {
  const files = globSync('packages/{ui,forms}/src/**/*.stories.tsx', { cwd: root });
  const entry = join(folder, 'allStories.mjs');
  const imports = files.map((file, index) => `import * as s${index} from ${JSON.stringify(join(root, file))};`);
  const names = files.map((file, index) => `${JSON.stringify(file)}: s${index}`);
  writeFileSync(
    entry,
    `import { createElement } from 'react';\n${imports.join('\n')}\nconst files = { ${names.join(', ')} };${list}`,
  );
  await build({
    input: entry,
    plugins: [publishedInstead(folder), vanillaExtractPlugin()],
    logLevel: 'silent',
    output: { dir: folder, entryFileNames: 'stories.mjs', format: 'es' },
  });
}
