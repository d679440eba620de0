import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, type GraphQLSchema } from 'graphql';
import { printSchemaWithDirectives } from './printSchema.ts';

/** The generated files below `schema/`, by file name. */
export const schemaFiles = (schema: GraphQLSchema): Readonly<Record<string, string>> => ({
  'schema.graphql': printSchemaWithDirectives(schema),
  'schema.d.ts': outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  }),
});
