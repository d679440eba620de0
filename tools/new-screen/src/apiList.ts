import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from 'graphql';
import { type AuthRule, deriveOperations } from '../../../apps/console/src/auth/access/deriveOperations.ts';

/** A field of the listed objects that a column can show as it is. */
export type ListedField = { name: string; type: 'String' | 'Int' | 'DateTime'; isNullable: boolean };

/** A list that the API answers page by page. */
export type ApiList = {
  /** Name of the type of its objects. */
  type: string;
  fields: ListedField[];
  /** Fields that nobody can show without saying how: objects, choices, yes or no. */
  otherFields: string[];
  rule: AuthRule;
};

const shown = ['String', 'Int', 'DateTime'] as const;

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

function listedField({ name, type, arguments: parameters = [] }: FieldDefinitionNode): ListedField[] {
  const scalar = shown.find((one) => one === nameOf(type));
  const isList =
    type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.LIST_TYPE);
  if (!scalar || isList || parameters.length > 0) return [];
  return [{ name: name.value, type: scalar, isNullable: type.kind !== Kind.NON_NULL_TYPE }];
}

/** The lists of the API by the query that answers them, from its printed schema. */
export function readApiLists(schema: string): ReadonlyMap<string, ApiList> {
  const types = new Map(
    parse(schema)
      .definitions.filter((one): one is ObjectTypeDefinitionNode => one.kind === Kind.OBJECT_TYPE_DEFINITION)
      .map((one) => [one.name.value, one.fields ?? []]),
  );
  const rules = deriveOperations(schema);
  const lists = (types.get('Query') ?? []).filter(({ arguments: parameters = [] }) =>
    parameters.some(({ type }) => nameOf(type) === 'ListInput'),
  );
  return new Map(
    lists.flatMap(({ name, type }) => {
      const nodes = types.get(nameOf(type))?.find((field) => field.name.value === 'nodes');
      const rule = rules[name.value];
      if (!nodes || !rule) return [];
      const own = (types.get(nameOf(nodes.type)) ?? []).filter(
        (field) => !['id', 'version'].includes(field.name.value),
      );
      const fields = own.flatMap(listedField);
      const otherFields = own
        .map((field) => field.name.value)
        .filter((one) => !fields.some((known) => known.name === one));
      return [[name.value, { type: nameOf(nodes.type), fields, otherFields, rule }]];
    }),
  );
}
