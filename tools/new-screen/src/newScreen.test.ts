import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readApiLists } from './apiList.ts';
import { copyConsole, root } from './consoleCopy.fixture.ts';
import { newScreen } from './newScreen.ts';

// What it writes is linted, typed and listed as a journey in newScreen.deep.test.ts.
const copy = copyConsole();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('writes a screen, and says what is left to do, and where', () => {
  const { created, byHand } = newScreen(copy, { name: 'audited-accounts', list: 'entities' });
  for (const file of created) expect(() => readFileSync(`${copy}/${file}`)).not.toThrow();
  const files = byHand.flatMap((line) => /^(\S+\.tsx?):/u.exec(line)?.[1] ?? []);
  for (const file of files) expect(() => readFileSync(`${copy}/${file}`)).not.toThrow();
  expect(byHand.join('\n')).toContain('Not shown yet: ');
});

test('every list of the API can have a screen, with the guard that its rule asks for', () => {
  const lists = readApiLists(readFileSync(`${root}apps/api/schema/schema.graphql`, 'utf8'));
  expect([...lists.keys()]).toEqual(expect.arrayContaining(['entities', 'roles', 'users']));
  expect(lists.get('users')?.fields).toContainEqual({ name: 'lastLogin', type: 'DateTime', isNullable: true });
});

test.each([
  [{ name: '' }, 'is not kebab case'],
  [{ name: 'ApiTokens' }, 'is not kebab case'],
  [{ name: '../users' }, 'is not kebab case'],
  [{ name: 'things' }, "The API has no list 'things'"],
  [{ name: 'accounts', list: 'entities', path: 'accounts' }, 'is no path of a page'],
  [{ name: 'users' }, 'is there already. Nothing was written.'],
])('refuses %j and writes nothing', (bad, sentence) => {
  const folder = `${copy}/apps/console/src/features`;
  const before = readdirSync(folder);
  expect(() => newScreen(copy, bad)).toThrow(sentence);
  expect(readdirSync(folder)).toEqual(before);
});
