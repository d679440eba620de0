import { expect, it } from 'vitest';
import type { GraphQLClient } from './client.ts';
import { createData } from './data.ts';
import type { Document } from './graphql.ts';

// Only the text of a document is read, and the client is not called.
const document = 'query Users { users }' as unknown as Document<unknown, Record<string, never>>;
const client = {} as GraphQLClient;

it('changes all cache keys when the cache is cleared, so that an answer prefetched before is not shown after', async () => {
  const data = createData(client, () => 'ana');
  const before = data.keyOf(document, {});
  expect(data.keyOf(document, {})).toEqual(before);
  await data.wipe();
  expect(data.keyOf(document, {})).not.toEqual(before);
});
