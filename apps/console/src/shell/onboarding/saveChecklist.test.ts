import { expect, it } from 'vitest';
import type { GraphQLClient } from '../../api/client.ts';
import { type Document, isMutation, sourceOf } from '../../api/graphql.ts';
import { dismiss, mark } from './checklist.ts';
import { saveChecklist } from './saveChecklist.ts';

const at = '2026-11-05T10:30:00.000Z';

/** A server with one user's preferences. */
function server(checklist: object) {
  const store = { checklist, writes: 0 };
  const respond = (document: Document<unknown, never>, variables: unknown) => {
    if (isMutation(sourceOf(document))) {
      store.checklist = (variables as { checklist: object }).checklist;
      store.writes += 1;
      return { updatePreferences: { viewer: null, userErrors: [] } };
    }
    return { viewer: { preferences: { checklist: store.checklist } } };
  };
  const client = {
    request: (document: Document<unknown, never>, variables: unknown) =>
      Promise.resolve({ ok: true, value: respond(document, variables) }),
  } as unknown as GraphQLClient;
  return { store, client };
}

it('applies to what another tab has saved, and concurrent changes are not lost', async () => {
  const { store, client } = server({ sdkIntegration: at });
  await Promise.all([
    saveChecklist(client, mark('visitAnalytics')),
    saveChecklist(client, mark('recommendedArticles')),
    saveChecklist(client, dismiss(true)),
  ]);
  expect(Object.keys(store.checklist).toSorted()).toEqual([
    'isDismissed',
    'recommendedArticles',
    'sdkIntegration',
    'visitAnalytics',
  ]);
});

it('sends nothing without a change', async () => {
  const { store, client } = server({ visitAnalytics: at });
  expect(await saveChecklist(client, mark('visitAnalytics'))).toBe(true);
  expect(store.writes).toBe(0);
});

it('reports a failure, and saves the next change', async () => {
  const { store, client } = server({});
  const offline = { request: () => Promise.resolve({ ok: false, error: {} }) } as unknown as GraphQLClient;
  expect(await saveChecklist(offline, mark('visitAnalytics'))).toBe(false);
  expect(await saveChecklist(client, mark('visitAnalytics'))).toBe(true);
  expect(store.writes).toBe(1);
});
