import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { printSchemaWithDirectives } from './printSchema.ts';

/** The generated files below `schema/`, by file name. Sorted: the schema itself is in the order in which its files were loaded. */
export function schemaFiles(schema: GraphQLSchema): Readonly<Record<string, string>> {
  const sorted = lexicographicSortSchema(schema);
  return {
    'schema.graphql': printSchemaWithDirectives(sorted),
    'schema.d.ts': outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(sorted)), {
      fileType: '.d.ts',
      shouldPreprocess: true,
    }),
  };
}
