import { expect, it } from 'vitest';
import type { GraphQLClient } from '../../api/client.ts';
import { type Document, isMutation, sourceOf } from '../../api/graphql.ts';
import { createTourStorage, readRecords } from './tourStorage.ts';

const done = { version: 1, status: 'done' } as const;
const skipped = { version: 1, status: 'skipped' } as const;

/** A server with one user's preferences, which fails while `isDown`. */
function server(tours: object) {
  const store = { tours, isDown: false };
  const client = {
    request: async (document: Document<unknown, never>, variables: { tours: object }) => {
      if (store.isDown) return { ok: false, error: { code: 'NETWORK' } };
      if (!isMutation(sourceOf(document)))
        return { ok: true, value: { viewer: { preferences: { tours: store.tours } } } };
      store.tours = variables.tours;
      return { ok: true, value: { updatePreferences: { viewer: null, userErrors: [] } } };
    },
  } as unknown as GraphQLClient;
  return { store, client };
}

it('reads records, and drops invalid ones', () => {
  expect(readRecords({ users: done, apis: 'done', roles: { status: 'seen', version: 1 }, audit: null })).toEqual({
    users: done,
  });
  expect(readRecords(null)).toEqual({});
});

it('merges its changes into what another tab has written', async () => {
  const { store, client } = server({ users: done });
  const storage = createTourStorage(client, () => Promise.resolve());
  const loaded = await storage.load();
  store.tours = { users: done, apis: skipped };
  await storage.save({ ...loaded, roles: done });
  expect(store.tours).toEqual({ users: done, apis: skipped, roles: done });
});

it('retries failed saves', async () => {
  const { store, client } = server({});
  const storage = createTourStorage(client, async () => {
    store.isDown = false;
  });
  await storage.load();
  store.isDown = true;
  await storage.save({ users: skipped });
  expect(store.tours).toEqual({ users: skipped });
});
