import { GraphQLScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../schema.ts';

const readUrl = (given: unknown): unknown => {
  const type = schema.getType('URL');
  if (!(type instanceof GraphQLScalarType)) throw new Error('There is no URL');
  return type.parseValue(given);
};

describe('a URL', () => {
  it('is an absolute https address', () => {
    expect(readUrl('https://a.example/x?y')).toBe('https://a.example/x?y');
  });

  it.each(['http://a.example', 'javascript:alert(1)', 'a.example', 1])('is not %s', (given) => {
    expect(() => readUrl(given)).toThrow('URL');
  });
});
