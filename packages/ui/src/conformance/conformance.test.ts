import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { descriptionProblems } from './descriptions.ts';
import { exemptions } from './exemptions.ts';
import { languageProblems } from './language.ts';
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
  words: literalProblems(ui),
  styles: styleRuleProblems(ui),
  descriptions: descriptionProblems(ui),
  language: languageProblems(ui),
};

const open = (problems: readonly string[]) => problems.filter((problem) => !(problem in exemptions));

test('each component has its files, its stories and a proof', () => {
  expect(open(found.structure)).toEqual([]);
});

test('each component has a page with every section', () => {
  expect(open(found.pages)).toEqual([]);
});

test('links between pages lead somewhere', () => {
  expect(open(found.links)).toEqual([]);
});

test('every word a person reads is in the catalogue', () => {
  expect(open(found.words)).toEqual([]);
});

test('style sheets use tokens, logical properties and hover where there is one', () => {
  expect(open(found.styles)).toEqual([]);
});

test('one thing has one name in all components', () => {
  expect(open(found.language)).toEqual([]);
});

test('each property of a component and each public value has a sentence about it', () => {
  expect(open(found.descriptions)).toEqual([]);
});

test('each exemption is still needed', () => {
  const all = new Set(Object.values(found).flat());
  expect(Object.keys(exemptions).filter((problem) => !all.has(problem))).toEqual([]);
});
