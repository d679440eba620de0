import { emptyQuery, type FilterField, type FilterQuery } from '@edge-console/ui/property-filter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTyping, listInputOf, type ListState, parseListState, writeListState } from './listState.ts';

const fields: FilterField[] = [
  { id: 'status', label: 'Status', type: 'choice', options: [{ value: 'ACTIVE', label: 'Active' }] },
  { id: 'email', label: 'E-mail', type: 'text' },
];
const known = { fields, sortable: ['name', 'email', 'createdAt'] };
const parse = (text: string) => parseListState(new URLSearchParams(text), known);

const states: fc.Arbitrary<ListState> = fc
  .record({
    query: fc.record({
      operator: fc.constant('and' as const),
      tokens: fc.constantFrom<FilterQuery['tokens']>(
        [],
        [{ field: 'status', op: 'eq', values: ['ACTIVE'] }],
        [
          { field: 'email', op: 'contains', values: ['a,b;%c:d'] },
          { field: 'status', op: 'ne', values: ['ACTIVE'] },
        ],
      ),
      text: fc.string({ maxLength: 60 }),
    }),
    sort: fc.record({
      column: fc.constantFrom(...known.sortable),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    page: fc.integer({ min: 2, max: 25 }),
    after: fc.option(fc.base64String({ minLength: 1 })),
  })
  .map((state) => (state.after === null ? { ...state, page: 1 } : state));

describe('the list in the address', () => {
  test('comes back as it was written', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parse(writeListState(new URLSearchParams(), state).toString())).toEqual(state);
      }),
    );
  });

  test('says nothing about what is as usual', () => {
    expect(writeListState(new URLSearchParams(), parse('')).toString()).toBe('');
  });

  test('leaves other parameters alone', () => {
    expect(
      writeListState(new URLSearchParams('drawer=invite'), {
        ...parse(''),
        query: { ...emptyQuery, text: 'amara' },
      }).toString(),
    ).toBe('drawer=invite&search=amara');
  });

  test.each([
    'sort=secret',
    'sort=',
    'page=3',
    'page=-1&after=x',
    'page=1.5&after=x',
    'filter=status:eq:GONE',
    'filter=x',
    'filter=or',
  ])('ignores %s, which makes no sense', (text) => {
    expect(parse(text)).toMatchObject({
      sort: { column: 'createdAt', direction: 'descending' },
      page: 1,
      query: emptyQuery,
    });
  });

  test('is typed in while its text alone changes; a filter that takes words of it is a step of its own', () => {
    const before = { ...emptyQuery, text: 'invi' };
    const tokens = [{ field: 'status', op: 'eq', values: ['INVITED'] }];
    expect(isTyping(before, { ...before, text: 'invite' })).toBe(true);
    expect(isTyping({ ...before, tokens }, { ...emptyQuery, tokens: tokens.map((token) => ({ ...token })) })).toBe(
      true,
    );
    expect(isTyping(before, before)).toBe(false);
    expect(isTyping(before, { ...emptyQuery, tokens })).toBe(false);
  });

  test('asks the API for the page it names', () => {
    expect(listInputOf(parse('search=amara&sort=email&page=2&after=abc&filter=status:eq:ACTIVE'))).toEqual({
      first: 100,
      after: 'abc',
      search: 'amara',
      filter: [{ field: 'status', op: 'eq', values: ['ACTIVE'] }],
      sort: { field: 'email', desc: false },
    });
  });
});
