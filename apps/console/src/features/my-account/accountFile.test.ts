import { expect, it } from 'vitest';
import type { GraphQLClient } from '../../api/client.ts';
import { failure, success } from '../../api/result.ts';
import { readAccountFile } from './accountFile.ts';

type Page = { rows: unknown; next: string | null };

const clientOf = (pages: Readonly<Record<string, Page>>) =>
  ({
    request: async (_document: unknown, { section, after }: { section: string; after: string | null }) => {
      const page = pages[`${section} ${after}`];
      return page
        ? success({ accountExportPage: page })
        : failure({ kind: 'network', code: 'NETWORK', requestId: 'r' });
    },
  }) as unknown as Pick<GraphQLClient, 'request'>;

const sections = [
  { section: 'users' as const, count: 3 },
  { section: 'roles' as const, count: 0 },
];

it('reads every page of every section into one JSON file', async () => {
  const counts: number[] = [];
  const client = clientOf({
    'users null': { rows: [{ name: 'Anna' }, { name: 'Bo' }], next: 'more' },
    'users more': { rows: [{ name: 'Åse "Ace"' }], next: null },
    'roles null': { rows: [], next: null },
  });
  const result = await readAccountFile(client, sections, {
    about: { version: 1 },
    onProgress: (count) => counts.push(count),
    signal: new AbortController().signal,
  });
  if ('error' in result) throw new Error(result.error.code);
  expect(JSON.parse(result.parts.join(''))).toEqual({
    about: { version: 1 },
    users: [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Åse "Ace"' }],
    roles: [],
  });
  expect(counts).toEqual([2, 3, 3]);
});

it('makes no file if a page fails', async () => {
  const result = await readAccountFile(clientOf({}), sections, {
    about: {},
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(result).toMatchObject({ error: { code: 'NETWORK' } });
});
