import { parse, print, printSchema, visit, introspectionFromSchema, lexicographicSortSchema, type ConstDirectiveNode, type DocumentNode, type FieldDefinitionNode, type GraphQLInputObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { AuthRule, PublicRule } from '../policy/rules.ts';
import { directiveDefinitions, printAuth, printConstraint, printCost, printPublic, type Constraint, type Cost } from './directives.ts';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';

type Extended = { readonly extensions: Readonly<Record<string, unknown>> };

// Only this package writes extensions: `guard.ts` auth and public, the field definitions cost and constraint.
const authOf = ({ extensions }: Extended) => extensions['auth'] as AuthRule | undefined;
const publicOf = ({ extensions }: Extended) => extensions['public'] as PublicRule | undefined;
const costOf = ({ extensions }: Extended) => extensions['cost'] as Cost | undefined;
const constraintOf = ({ extensions }: Extended) => extensions['constraint'] as Constraint | undefined;

const noExtensions: Extended = { extensions: {} };

function toDirectives(...printed: readonly (string | undefined)[]): ConstDirectiveNode[] {
  const applied = printed.filter((one) => one !== undefined).join(' ');
  const [definition] = parse(`type T ${applied} { f: ID }`).definitions;
  return definition?.kind === 'ObjectTypeDefinition' ? [...(definition.directives ?? [])] : [];
}

function withFieldDirectives(type: GraphQLObjectType, node: FieldDefinitionNode): FieldDefinitionNode {
  const field = type.getFields()[node.name.value];
  if (!field) return node;
  const auth = authOf(field);
  const open = publicOf(field);
  const cost = costOf(field);
  return {
    ...node,
    arguments:
      node.arguments?.map((argument) => {
        const constraint = constraintOf(field.args.find(({ name }) => name === argument.name.value) ?? noExtensions);
        return { ...argument, directives: toDirectives(constraint && printConstraint(constraint)) };
      }) ?? [],
    directives: toDirectives(auth && printAuth(auth), open && printPublic(open), cost && printCost(cost)),
  };
}

function annotate(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = schema.getTypeMap();
  return visit(document, {
    ObjectTypeDefinition: (node) => ({
      ...node,
      fields: node.fields?.map((field) => withFieldDirectives(types[node.name.value] as GraphQLObjectType, field)) ?? [],
    }),
    InputObjectTypeDefinition: (node) => ({
      ...node,
      fields:
        node.fields?.map((field) => {
          const input = (types[node.name.value] as GraphQLInputObjectType).getFields()[field.name.value];
          const constraint = input && constraintOf(input);
          return { ...field, directives: toDirectives(constraint && printConstraint(constraint)) };
        }) ?? [],
    }),
  });
}

/** The schema as text with the contract's directives. */
function printSchemaWithDirectives(schema: GraphQLSchema): string {
  const shapes = annotate(schema, parse(printSchema(schema)));
  return `# Printed from the operations in src by \`npm run schema -w apps/api\`. Do not edit.\n${print(parse(directiveDefinitions))}\n\n${print(shapes)}\n`;
}

/** The generated files in `schema/`, by file name. Sorted, because the schema's own order depends on load order. */
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
