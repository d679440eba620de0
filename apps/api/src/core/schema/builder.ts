import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../requests/context.ts';

/** The Pothos schema builder: types only. `guard.ts` adds authorization. */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
    URL: { Input: string; Output: string };
  };
}>({ defaultFieldNullability: false });

builder.scalarType('DateTime', {
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const parsed = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
    if (Number.isNaN(parsed.getTime())) throw new GraphQLError('DateTime: an ISO 8601 date and time.');
    return parsed;
  },
});

builder.scalarType('JSON', { serialize: (value) => value });

builder.scalarType('URL', {
  serialize: (value) => value,
  parseValue: (value) => {
    const parsed = typeof value === 'string' ? URL.parse(value) : null;
    if (parsed?.protocol !== 'https:') throw new GraphQLError('URL: an absolute address that begins with https://.');
    return parsed.href;
  },
});

export type Types = typeof builder.$inferSchemaTypes;

builder.queryType();
builder.mutationType();

export const Node = builder.interfaceRef<{ readonly id: string }>('Node').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});
