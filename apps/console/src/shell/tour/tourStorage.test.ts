import { expect, it } from 'vitest';
import type { GraphQLClient } from '../../api/client.ts';
import { type Document, isMutation, sourceOf } from '../../api/graphql.ts';
import { claimOffer, saveTour } from './tourStorage.ts';

const skipped = { version: 1, status: 'skipped' };
const done = { version: 1, status: 'done' };

/** A server with one user's preferences. */
function server(tours: object) {
  const store = { tours, isReadOnly: false };
  const client = {
    request: async (document: Document<unknown, never>, variables: { tours: object }) => {
      if (!isMutation(sourceOf(document)))
        return { ok: true, value: { viewer: { preferences: { tours: store.tours } } } };
      if (store.isReadOnly) return { ok: false, error: { code: 'NETWORK' } };
      store.tours = variables.tours;
      return { ok: true, value: { updatePreferences: { viewer: null, userErrors: [] } } };
    },
  } as unknown as GraphQLClient;
  return { store, client };
}

it('offers the tour once', async () => {
  const { store, client } = server({});
  expect(await claimOffer(client)).toBe(true);
  expect(store.tours).toEqual({ welcome: skipped });
  expect(await claimOffer(client)).toBe(false);
});

it.each([{ users: done }, { navigation: skipped }, { dashboard: { version: 1, status: 'unseen', index: 0 } }])(
  'does not offer the tour to a user who has seen tips: %j',
  async (tours) => {
    const { store, client } = server(tours);
    expect(await claimOffer(client)).toBe(false);
    expect(store.tours).toEqual(tours);
  },
);

it('does not offer the tour if that cannot be recorded', async () => {
  const { store, client } = server({});
  store.isReadOnly = true;
  expect(await claimOffer(client)).toBe(false);
});

it('keeps the records of earlier tips', async () => {
  const { store, client } = server({ users: done, welcome: skipped });
  expect(await saveTour(client, 'done')).toBe(true);
  expect(store.tours).toEqual({ users: done, welcome: done });
});
