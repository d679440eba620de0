import { expect, it } from 'vitest';
import type { GraphQLClient } from './client.ts';
import { createData } from './data.ts';
import type { Document } from './graphql.ts';

// Only the text of a document is looked at, and the client is not asked.
const document = 'query Users { users }' as unknown as Document<unknown, Record<string, never>>;
const client = {} as GraphQLClient;

it('knows an answer by another key once everything was forgotten: one fetched ahead before meets no screen after', async () => {
  const data = createData(client, () => 'ana');
  const before = data.keyOf(document, {});
  expect(data.keyOf(document, {})).toEqual(before);
  await data.wipe();
  expect(data.keyOf(document, {})).not.toEqual(before);
});
