import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readApiLists } from './apiList.ts';
import { copyConsole, root } from './consoleCopy.fixture.ts';
import { newScreen } from './newScreen.ts';

// newScreen.deep.test.ts lints and type-checks the written files.
const copy = copyConsole();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('writes a screen in at most eight files and lists the next steps', () => {
  const { created, changed, nextSteps } = newScreen(copy, { name: 'audited-accounts', list: 'entities' });
  expect(created.length + changed.length).toBeLessThanOrEqual(8);
  for (const file of created) expect(() => readFileSync(`${copy}/${file}`)).not.toThrow();
  const files = nextSteps.flatMap((line) => /^(\S+\.tsx?):/u.exec(line)?.[1] ?? []);
  for (const file of files) expect(() => readFileSync(`${copy}/${file}`)).not.toThrow();
  expect(nextSteps.join('\n')).toContain('Not shown yet: ');
});

test('reads every list of the API with its sort and filter fields', () => {
  const lists = readApiLists(root);
  expect([...lists.keys()]).toEqual(expect.arrayContaining(['entities', 'roles', 'users']));
  expect(lists.get('users')?.fields).toContainEqual({
    name: 'lastLogin',
    type: 'DateTime',
    isNullable: true,
    isSortable: true,
    filter: 'date',
  });
  for (const { fields, defaultSort } of lists.values())
    expect(fields).toContainEqual(expect.objectContaining({ name: defaultSort.field, isSortable: true }));
  expect(lists.get('roles')?.defaultSort).toEqual({ field: 'name', isDescending: false });
});

test.each([
  [{ name: '' }, 'is not kebab case'],
  [{ name: 'ApiTokens' }, 'is not kebab case'],
  [{ name: '../users' }, 'is not kebab case'],
  [{ name: 'things' }, "The API has no list 'things'"],
  [{ name: 'accounts', list: 'entities', path: 'accounts' }, 'is not a page path'],
  [{ name: 'accounts', list: 'entities', icon: 'Tabel' }, "'Tabel' is not in packages/ui/src/icon/lucide.ts"],
  [{ name: 'users' }, 'already exists. No file was written.'],
])('rejects %j and writes no file', (options, message) => {
  const folder = `${copy}/apps/console/src/features`;
  const before = readdirSync(folder);
  expect(() => newScreen(copy, options)).toThrow(message);
  expect(readdirSync(folder)).toEqual(before);
});
