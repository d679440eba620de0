import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageHtml } from './pageHtml.ts';
import { base, pageNames, readPage } from './readPage.ts';

// The site as files, below the path that it is served at.
const folder = join(import.meta.dirname, '../dist', base);
const theme = join(dirname(fileURLToPath(import.meta.resolve('@edge-console/ui/package.json'))), 'dist/theme');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const pages = pageNames.map(readPage);
const titles = new Map(pages.map(({ name, title }) => [name, name === 'index' ? 'Overview' : title]));
for (const page of pages) {
  const place = page.name === 'index' ? folder : join(folder, page.name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'index.html'), pageHtml(page, titles));
}

const sheets = ['layers', 'primitive', 'theme', 'reset'].map((name) => join(theme, `${name}.css`));
const own = join(import.meta.dirname, 'documentation.css');
const css = [...sheets, join(theme, 'fonts/fonts.css'), own].map((path) => readFileSync(path, 'utf8'));
writeFileSync(join(folder, 'documentation.css'), css.join('\n'));
cpSync(join(theme, 'fonts'), folder, { recursive: true, filter: (path) => !path.endsWith('.css') });
cpSync(join(import.meta.dirname, 'mode.js'), join(folder, 'mode.js'));
