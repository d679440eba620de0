import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageIds, linkProblems, pageProblems } from '../../../packages/ui/src/conformance/pages.ts';
import { readSources } from '../../../packages/ui/src/conformance/sources.ts';
import { structureProblems } from '../../../packages/ui/src/conformance/structure.ts';
import { styleRuleProblems } from '../../../packages/ui/src/conformance/styles.ts';
import { literalProblems } from '../../../packages/ui/src/conformance/words.ts';
import { newComponent } from './newComponent.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const name = 'signal-lamp';
let copy = '';
let ui = '';

function run(command: string, ...args: string[]): string {
  try {
    return execFileSync('node', [`${root}node_modules/${command}`, ...args], { cwd: copy, encoding: 'utf8' });
  } catch (error) {
    // The tool's output is the message.
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  }
}

beforeAll(() => {
  copy = realpathSync(mkdtempSync(`${tmpdir()}/new-component-`));
  ui = `${copy}/packages/ui`;
  cpSync(`${root}packages/ui/src`, `${ui}/src`, { recursive: true });
  for (const file of [
    'packages/ui/package.json',
    'packages/ui/README.md',
    'tsconfig.base.json',
    '.oxfmtrc.json',
    'package.json',
  ]) {
    cpSync(`${root}${file}`, `${copy}/${file}`);
  }
  symlinkSync(`${root}node_modules`, `${copy}/node_modules`);
  newComponent(ui, { name, logic: 'nextSignal' });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

// They read the whole package, and start other programs.
describe('a new component', () => {
  test('passes the conformance checks of all components', () => {
    const sources = readSources(ui);
    const problems = [
      ...structureProblems(ui),
      ...pageProblems(ui),
      ...linkProblems(sources, new Set(pageIds(sources))),
      ...literalProblems(ui),
      ...styleRuleProblems(ui),
    ];
    expect(problems.filter((problem) => problem.startsWith(`${name}:`))).toEqual([]);
  });

  test('is written as the formatter writes', () => {
    expect(() => run('oxfmt/bin/oxfmt', '--check', `packages/ui/src/${name}`)).not.toThrow();
  });

  test('has types, in its stories too', () => {
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node', 'vite/client'], noEmit: true, composite: false, emitDeclarationOnly: false },
      include: [`packages/ui/src/${name}`],
    };
    writeFileSync(`${copy}/tsconfig.json`, JSON.stringify(config));
    expect(() => run('ts7/bin/tsc', '-p', 'tsconfig.json')).not.toThrow();
  });
});

test.each([
  ['', 'Name the component in kebab case'],
  ['DateField', 'is not kebab case'],
  ['date_field', 'is not kebab case'],
  ['date--field', 'is not kebab case'],
  ['../button', 'is not kebab case'],
  ['utils', 'says nothing'],
  ['button', 'is there already. Nothing was written.'],
])('refuses %j and writes nothing', (bad, sentence) => {
  const before = readdirSync(`${ui}/src`);
  expect(() => newComponent(ui, { name: bad })).toThrow(sentence);
  expect(readdirSync(`${ui}/src`)).toEqual(before);
});

test('refuses an unknown group, and an invalid function name', () => {
  expect(() => newComponent(ui, { name: 'lamp-row', group: 'Things' })).toThrow("'Things' is no group");
  expect(() => newComponent(ui, { name: 'lamp-row', logic: 'next-signal' })).toThrow('is not the name of a function');
});
