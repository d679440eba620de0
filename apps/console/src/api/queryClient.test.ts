import { expect, it } from 'vitest';
import type { GraphQLClient } from './client.ts';
import { createQueryClient } from './queryClient.ts';
import type { Document } from './graphql.ts';

// Only the document's text is read, and the client is not called.
const document = 'query Users { users }' as unknown as Document<unknown, Record<string, never>>;
const client = {} as GraphQLClient;

it('changes all cache keys when the cache is cleared', async () => {
  const queryClient = createQueryClient(client, () => 'ana');
  const before = queryClient.keyOf(document, {});
  expect(queryClient.keyOf(document, {})).toEqual(before);
  await queryClient.clear();
  expect(queryClient.keyOf(document, {})).not.toEqual(before);
});
