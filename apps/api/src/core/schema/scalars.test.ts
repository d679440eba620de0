import { GraphQLScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../schema.ts';

const readUrl = (given: unknown): unknown => {
  const type = schema.getType('URL');
  if (!(type instanceof GraphQLScalarType)) throw new Error('There is no URL');
  return type.parseValue(given);
};

describe("the URL scalar", () => {
  it("accepts absolute HTTPS URLs", () => {
    expect(readUrl('https://a.example/x?y')).toBe('https://a.example/x?y');
  });

  it.each(['http://a.example', 'javascript:alert(1)', 'a.example', 1])("rejects %s", (given) => {
    expect(() => readUrl(given)).toThrow('URL');
  });
});
