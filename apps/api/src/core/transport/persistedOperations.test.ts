import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPersistedOperations } from './persistedOperations.ts';

const root = mkdtempSync(join(tmpdir(), 'operations-'));
afterAll(() => rmSync(root, { recursive: true }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (text: string) => ({ documentId: `sha256:${hashOf(text)}`, variables: { a: 1 }, operationName: 'Q' });
const byText = (query: string) => ({ query, variables: {}, operationName: null });
const user = 'Bearer eyJhbGciOi';
const apiToken = 'Bearer esp_0000';

let folders = 0;
function newFolder(...texts: readonly string[]) {
  const folder = join(root, `${(folders += 1)}`);
  mkdirSync(folder);
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  write('operations-first.json', Object.fromEntries(texts.map((text) => [hashOf(text), text])));
  return { folder, write };
}

it('users and guests send hashes of listed operations, and get the text', async () => {
  const { folder } = newFolder('query Q { viewer { email } }');
  const operations = createPersistedOperations({ folders: [join(root, 'not-there'), folder] });
  const request = { query: 'query Q { viewer { email } }', variables: { a: 1 }, operationName: 'Q', isPersisted: true };
  expect(await operations.requestOf(byHash('query Q { viewer { email } }'), user)).toEqual(request);
  expect(await operations.requestOf(byHash('query Q { viewer { email } }'), undefined)).toEqual(request);
  expect(await operations.requestOf(byHash('query Other { viewer { email } }'), user)).toBeNull();
  expect(await operations.requestOf({ ...byHash(''), documentId: 'sha256:../../etc' }, user)).toBeNull();
});

it('only API tokens, valid or not, and tests can send text', async () => {
  const { folder } = newFolder();
  const operations = createPersistedOperations({ folders: [folder] });
  expect(await operations.requestOf(byText('{ viewer { email } }'), user)).toBeNull();
  expect(await operations.requestOf(byText('{ viewer { email } }'), undefined)).toBeNull();
  expect(await operations.requestOf(byText('{ resources { totalCount } }'), apiToken)).toEqual(
    byText('{ resources { totalCount } }'),
  );
  const tests = createPersistedOperations({ folders: [folder], allowsQueries: true });
  expect(await tests.requestOf(byText('{ viewer { email } }'), user)).toEqual(byText('{ viewer { email } }'));
});

it("a new build's manifest is found when it is added, and open pages of the previous build keep working after its manifest is deleted", async () => {
  let now = 0;
  const { folder, write } = newFolder('query A { a }');
  const operations = createPersistedOperations({ folders: [folder] }, () => now);
  expect(await operations.requestOf(byHash('query B { b }'), user)).toBeNull();
  write('operations-second.json', { [hashOf('query B { b }')]: 'query B { b }' });
  rmSync(join(folder, 'operations-first.json'));
  // Unknown hashes make the API read the folders at most once a second.
  expect(await operations.requestOf(byHash('query B { b }'), user)).toBeNull();
  now = 1_000;
  expect(await operations.requestOf(byHash('query B { b }'), user)).toMatchObject({ query: 'query B { b }' });
  expect(await operations.requestOf(byHash('query A { a }'), user)).toMatchObject({ query: 'query A { a }' });
});

it('an incomplete manifest, or one with wrong hashes, lists nothing', async () => {
  let now = 0;
  const { folder, write } = newFolder();
  write('operations-forged.json', { [hashOf('query A { a }')]: 'mutation A { everything }' });
  writeFileSync(join(folder, 'operations-half.json'), '{"ab');
  const operations = createPersistedOperations({ folders: [folder] }, () => now);
  expect(await operations.requestOf(byHash('query A { a }'), user)).toBeNull();
  write('operations-half.json', { [hashOf('query A { a }')]: 'query A { a }' });
  now = 1_000;
  expect(await operations.requestOf(byHash('query A { a }'), user)).toMatchObject({ query: 'query A { a }' });
});
