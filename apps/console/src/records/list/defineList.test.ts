import { parseTableState } from '@edge-console/ui/data-table';
import { emptyQuery, type FilterQuery } from '@edge-console/ui/property-filter';
import { describe, expect, test, vi } from 'vitest';
import { graphql } from '../../api/graphql.ts';
import type { QueryClient } from '../../api/queryClient.ts';
import { defineList } from './defineList.ts';
import { listInputOf, queryChange, queryOf, sortOf } from './listInput.ts';

const usersQuery = graphql(`
  query Users($list: ListInput) {
    users(list: $list) {
      totalCount
      nodes {
        id
        email
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const usersCountQuery = graphql(`
  query UsersCount {
    users(list: { first: 1 }) {
      totalCount
    }
  }
`);

const words = { title: '', text: () => '' };
const list = defineList({
  resource: 'users',
  query: usersQuery,
  countQuery: usersCountQuery,
  rowLabel: ({ email }) => email,
  columns: [
    {
      id: 'status',
      header: 'Status',
      cell: () => null,
      filter: { type: 'choice', options: [{ value: 'ACTIVE', label: 'Active' }] },
    },
    { id: 'email', header: 'E-mail', cell: ({ email }) => email, isSortable: true, filter: { type: 'text' } },
    { id: 'createdAt', header: 'Created', cell: () => null, isSortable: true, filter: { type: 'date' } },
  ],
  defaultSort: { column: 'createdAt', direction: 'descending' },
  messages: {
    title: 'Users',
    description: () => '',
    searchLabel: '',
    searchPlaceholder: '',
    empty: { title: '', text: '' },
    noMatch: words,
    notLoaded: '',
    missing: '',
  },
});

const stateOf = (address: string) => parseTableState(address, list.table);
const inputOf = (address: string) => listInputOf(stateOf(address), list);
const usual = { first: 100, after: null, search: null, filter: [], sort: { field: 'createdAt', desc: true } };

describe('the list query of a URL', () => {
  test('has the page, search, filters, and sort order', () => {
    expect(inputOf('?search=amara&sort=email&page=2&after=abc&filter=status:eq:ACTIVE')).toEqual({
      first: 100,
      after: 'abc',
      search: 'amara',
      filter: [{ field: 'status', op: 'eq', values: ['ACTIVE'] }],
      sort: { field: 'email', desc: false },
    });
  });

  test("converts a day to the user's time zone", () => {
    const timestamps = ['2026-11-28T00:00', '2026-11-29T00:00'].map((local) => new Date(local).toISOString());
    expect(inputOf('?filter=createdAt:eq:2026-11-28').filter).toEqual([
      { field: 'createdAt', op: 'eq', values: [timestamps.join('/')] },
    ]);
  });

  test.each([
    '',
    'sort=secret',
    'sort=',
    'page=3',
    'page=-1&after=x',
    'page=1.5&after=x',
    'filter=status:eq:GONE',
    'filter=x',
    'filter=or',
    'drawer=invite',
  ])('ignores unknown parameters: "%s"', (address) => {
    expect(inputOf(address)).toEqual({ ...usual, after: null });
  });

  test('truncates the search to the API’s limit', () => {
    expect(inputOf(`search=${'a'.repeat(90)}`).search).toBe('a'.repeat(60));
  });

  test('is preloaded with the same variables the screen uses', () => {
    const preload = vi.fn<QueryClient['preload']>();
    const url = new URL('http://localhost/users/?search=amara');
    list.preload({ url, queryClient: { preload } as unknown as QueryClient });
    expect(preload).toHaveBeenCalledWith(usersQuery, { list: inputOf('search=amara') });
  });
});

test('replaces the history entry while typing, and adds one for a filter', () => {
  const before: FilterQuery = { ...emptyQuery, text: 'invi' };
  const tokens = [{ field: 'status', op: 'eq', values: ['ACTIVE'] }];
  expect(queryChange(before, { ...before, text: 'invite' })).toEqual({ search: 'invite' });
  expect(queryChange({ ...before, tokens }, { ...emptyQuery, tokens: tokens.map((token) => ({ ...token })) })).toEqual({
    search: '',
  });
  expect(queryChange(before, { ...emptyQuery, tokens })).toEqual({ search: '', filter: { ...emptyQuery, tokens } });
  expect(queryChange({ ...before, tokens }, emptyQuery)).toEqual({ search: '', filter: undefined });
});

test('preserves filters when written and read', () => {
  const tokens = [
    { field: 'email', op: 'contains', values: ['a,b;%c:d'] },
    { field: 'status', op: 'ne', values: ['ACTIVE'] },
  ];
  const written = list.table.filter?.write({ ...emptyQuery, tokens }) ?? '';
  expect(queryOf(stateOf(`filter=${encodeURIComponent(written)}`))).toEqual({ ...emptyQuery, tokens });
});

test('sorts by one column, the last one selected', () => {
  expect(sortOf(stateOf('sort=email,-createdAt'), list.defaultSort)).toEqual({
    column: 'createdAt',
    direction: 'descending',
  });
});
