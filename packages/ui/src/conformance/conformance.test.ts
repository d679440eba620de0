import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { descriptionProblems } from './descriptions.ts';
import { exemptions } from './exemptions.ts';
import { languageProblems } from './language.ts';
import { pageImportProblems } from './pageImports.ts';
import { linkProblems, pageIds, pageProblems } from './pages.ts';
import { readSources } from './sources.ts';
import { structureProblems } from './structure.ts';
import { styleRuleProblems } from './styles.ts';
import { literalProblems } from './words.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const ui = `${root}packages/ui`;
const pages = ['packages/ui', 'packages/forms', 'apps/console'].flatMap((folder) => readSources(`${root}${folder}`));

const found = {
  structure: structureProblems(ui),
  pages: pageProblems(ui),
  links: linkProblems(pages, new Set(pageIds(pages))),
  pageImports: pageImportProblems(root),
  words: literalProblems(ui),
  styles: styleRuleProblems(ui),
  descriptions: descriptionProblems(ui),
  language: languageProblems(ui),
};

const open = (problems: readonly string[]) => problems.filter((problem) => !(problem in exemptions));

test('each component has its files, stories and tests', () => {
  expect(open(found.structure)).toEqual([]);
});

test('each component page has every section', () => {
  expect(open(found.pages)).toEqual([]);
});

test('links between pages resolve', () => {
  expect(open(found.links)).toEqual([]);
});

test('imports in pages resolve', () => {
  expect(found.pageImports).toEqual([]);
});

test('every user-visible string is in the catalog', () => {
  expect(open(found.words)).toEqual([]);
});

test('style sheets use tokens, logical properties and guarded hover', () => {
  expect(open(found.styles)).toEqual([]);
});

test('components use the same name for the same concept', () => {
  expect(open(found.language)).toEqual([]);
});

test('each public prop and value has a description', () => {
  expect(open(found.descriptions)).toEqual([]);
});

test('each exemption is still needed', () => {
  const all = new Set(Object.values(found).flat());
  expect(Object.keys(exemptions).filter((problem) => !all.has(problem))).toEqual([]);
});
