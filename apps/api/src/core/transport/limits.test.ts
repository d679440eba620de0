import { getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../schema.ts';
import { isWithinLimits, isWorthValidating } from './limits.ts';

function isAllowed(query: string, variables: Record<string, unknown> = {}): boolean {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The test has no operation');
  return isWithinLimits({ schema, document, operation, variables });
}

const parents = (levels: number): string => (levels === 0 ? 'id' : `parent { ${parents(levels - 1)} }`);

describe('a request', () => {
  it('can query a page of users like the console does', () => {
    expect(
      isAllowed(
        `query($list: ListInput) { users(list: $list) {
          nodes { id name lastName email role { id } entity { id name } createdAt lastLogin status version }
          totalCount pageInfo { endCursor hasNextPage } } }`,
        { list: { first: 100 } },
      ),
    ).toBe(true);
  });

  it('can be at most 8 levels deep', () => {
    expect(isAllowed(`{ viewer { entity { ${parents(5)} } } }`)).toBe(true);
    expect(isAllowed(`{ viewer { entity { ${parents(6)} } } }`)).toBe(false);
  });

  it('can have at most 200 fields, however they are written', () => {
    const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}: email`).join(' ');
    expect(isAllowed(`{ viewer { ${fields(199)} } }`)).toBe(true);
    expect(isAllowed(`{ viewer { ${fields(200)} } }`)).toBe(false);
    expect(
      isAllowed(`{ viewer { ...Many ...on Viewer { ...Many } } } fragment Many on Viewer { ${fields(100)} }`),
    ).toBe(false);
  });

  it('can query at most 10 lists, however short they are', () => {
    const lists = (count: number) =>
      Array.from({ length: count }, (_, index) => `u${index}: users(list: {first: 1}) { totalCount }`).join(' ');
    expect(isAllowed(`{ ${lists(10)} }`)).toBe(true);
    expect(isAllowed(`{ ${lists(11)} }`)).toBe(false);
  });

  it('is measured only up to the first exceeded limit', () => {
    const doubling = Array.from(
      { length: 60 },
      (_, index) => `fragment F${index} on Viewer { ...F${index + 1} ...F${index + 1} }`,
    );
    expect(isAllowed(`{ viewer { ...F0 } } ${doubling.join(' ')} fragment F60 on Viewer { email }`)).toBe(false);
  });

  it('can run at most 10 mutations, however they are written', () => {
    const changes = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => `${name}${index}: revokeOtherSessions { ok }`).join(' ');
    expect(isAllowed(`mutation { ${changes(10, 'm')} }`)).toBe(true);
    expect(isAllowed(`mutation { ${changes(11, 'm')} }`)).toBe(false);
    expect(
      isAllowed(
        `mutation { ${changes(5, 'm')} ...Rest } fragment Rest on Mutation { ...on Mutation { ${changes(6, 'n')} } }`,
      ),
    ).toBe(false);
  });

  it('has the cost of its `@cost`', () => {
    const bulk = (count: number) =>
      Array.from(
        { length: count },
        (_, index) =>
          `m${index}: updateUsers(selection: { ids: [] }, change: { active: true }) { userErrors { code } }`,
      ).join(' ');
    expect(isAllowed(`mutation { ${bulk(4)} }`)).toBe(true);
    expect(isAllowed(`mutation { ${bulk(5)} }`)).toBe(false);
  });

  it('can cost at most 1000 objects, multiplied by the requested rows', () => {
    const query = `query($first: Int) { users(list: {first: $first}) {
      nodes { role { id } entity { parent { id } } a: entity { id } b: entity { id } c: role { id } d: role { id } e: role { id } f: role { id } } } }`;
    expect(isAllowed(query, { first: 100 })).toBe(false);
    expect(isAllowed(query, { first: 50 })).toBe(true);
    expect(isAllowed(query), '100 rows where nothing is said').toBe(false);
    expect(isAllowed(query, { first: 'many' }), 'a wrong number counts as the largest').toBe(false);
    expect(isAllowed(query, { first: -1000 })).toBe(true);
  });
});

describe('a document', () => {
  const chain = (count: number) =>
    Array.from({ length: count }, (_, index) => `fragment F${index} on User { entity { id } ...F${index + 1} }`);

  it('is validated only if it has few selections', () => {
    expect(isWorthValidating(parse(`{ viewer { ${'email '.repeat(249)} } }`))).toBe(true);
    expect(isWorthValidating(parse(`{ viewer { ${'email '.repeat(250)} } }`))).toBe(false);
    expect(isWorthValidating(parse(`{ ${'nonsense '.repeat(251)} }`))).toBe(false);
    expect(isWorthValidating(parse(`{ viewer { user { ...F0 } } } ${chain(84).join(' ')}`))).toBe(false);
  });
});
