import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { notFoundPageHtml, pageHtml } from './layout.ts';
import { base, pageNames, readPage } from './readPage.ts';
import { screenshotFolder } from './screenshots.ts';
import { searchIndex } from './searchIndex.ts';

/** The files of the site, in the folder of its path. */
const folder = join(import.meta.dirname, '../dist', base);
const theme = join(dirname(fileURLToPath(import.meta.resolve('@edge-console/ui/package.json'))), 'dist/theme');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const pages = pageNames.map(readPage);
const titles = new Map(pages.map(({ name, title }) => [name, name === 'index' ? 'Overview' : title]));
for (const page of pages) {
  const pageFolder = page.name === 'index' ? folder : join(folder, page.name);
  mkdirSync(pageFolder, { recursive: true });
  writeFileSync(join(pageFolder, 'index.html'), pageHtml(page, titles));
}
writeFileSync(join(folder, '404.html'), notFoundPageHtml(titles));

const sheets = ['layers', 'primitive', 'theme', 'reset', 'fonts/fonts'].map((name) => join(theme, `${name}.css`));
const css = [...sheets, join(import.meta.dirname, 'style.css')].map((path) => readFileSync(path, 'utf8'));
writeFileSync(join(folder, 'style.css'), css.join('\n'));
cpSync(join(theme, 'fonts'), folder, { recursive: true, filter: (path) => !path.endsWith('.css') });
if (existsSync(screenshotFolder)) cpSync(screenshotFolder, join(folder, 'screenshots'), { recursive: true });

const browser = join(import.meta.dirname, 'browser');
cpSync(join(browser, 'theme.js'), join(folder, 'theme.js'));
// A module: a script's Content-Security-Policy allows it, unlike a request for JSON.
writeFileSync(join(folder, 'searchIndex.js'), `export default ${JSON.stringify(searchIndex(pages))};\n`);
await build({
  configFile: false,
  logLevel: 'warn',
  base,
  publicDir: false,
  build: {
    outDir: folder,
    emptyOutDir: false,
    assetsDir: '',
    modulePreload: false,
    rolldownOptions: { input: join(browser, 'page.ts'), output: { entryFileNames: '[name].js' } },
  },
});
