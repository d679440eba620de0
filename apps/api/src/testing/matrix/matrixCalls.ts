import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isObjectType,
  parse,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { hasReferences } from '../../core/schema/guard.ts';

/** Depth of the selection set below the response itself. */
const DEPTH = 2;

/** Selects all fields without a rule or required arguments, which is enough to detect a leak. */
function selectionOf(schema: GraphQLSchema, type: unknown, depth: number, isReference = false): string {
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((one) => `... on ${one.name} ${selectionOf(schema, one, 0)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const selected = Object.values(type.getFields()).flatMap((field) => {
    const fieldType = getNamedType(field.type);
    if (field.extensions['auth'] || field.args.length > 0) return [];
    if (isReference && field.extensions['reference']) return [];
    if (isLeafType(fieldType)) return [field.name];
    const inside = depth > 0 ? selectionOf(schema, fieldType, depth - 1, hasReferences(type.name)) : '';
    return inside === '' ? [] : [`${field.name} ${inside}`];
  });
  return selected.length > 0 ? `{ ${selected.join(' ')} }` : '';
}

function documentOf(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  selection: string,
): DocumentNode {
  // Arguments with a default are omitted.
  const declared = field.args
    .map(({ name, type, defaultValue }) =>
      defaultValue === undefined ? `$${name}: ${String(type)}` : `$${name}: ${String(type).replace(/!$/, '')}`,
    )
    .join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`);
  return parse(`${kind} ${inBrackets(declared)} { ${field.name}${inBrackets(given)} ${selection} }`);
}

const rootFields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

/** The document of every operation, and of every field of the viewer's objects with its own rule: `viewer:User.phone`. */
export function callsOf(schema: GraphQLSchema): ReadonlyMap<string, DocumentNode> {
  const calls = new Map<string, DocumentNode>();
  for (const [kind, type] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const)
    for (const field of rootFields(type))
      calls.set(field.name, documentOf(kind, field, selectionOf(schema, getNamedType(field.type), DEPTH)));
  const viewer = schema.getQueryType()?.getFields()['viewer'];
  for (const object of rootFields(viewer && (getNamedType(viewer.type) as GraphQLObjectType))) {
    const type = getNamedType(object.type);
    if (!viewer || !isObjectType(type)) continue;
    for (const field of rootFields(type)) {
      if (!field.extensions['auth']) continue;
      const inside = isCompositeType(getNamedType(field.type)) ? selectionOf(schema, getNamedType(field.type), 0) : '';
      const selection = `{ ${object.name} { ${field.name} ${inside} } }`;
      calls.set(`viewer:${type.name}.${field.name}`, documentOf('query', viewer, selection));
    }
  }
  return calls;
}
