import { globSync, readFileSync } from 'node:fs';
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from 'graphql';
import { type AuthRule, deriveOperations } from '../../../apps/console/src/auth/access/deriveOperations.ts';

/** A field that a column can show without a custom cell. */
export type ListedField = {
  name: string;
  type: 'String' | 'Int' | 'DateTime';
  isNullable: boolean;
  isSortable: boolean;
  filter?: 'text' | 'date';
};

/** A paged list of the API. */
export type ApiList = {
  /** Object type of the rows. */
  type: string;
  fields: ListedField[];
  /** Fields that need a custom cell: objects, enums, booleans. */
  otherFields: string[];
  rule: AuthRule;
  defaultSort: { field: string; isDescending: boolean };
};

/** Sort and filter fields from the API's `defineList`. */
type ListSource = { fields: ReadonlyMap<string, string>; defaultSort: ApiList['defaultSort'] };

const scalarTypes = ['String', 'Int', 'DateTime'] as const;

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** Parses the source of the query's `defineList`, because the module needs a database to run. */
function readListSource(root: string, query: string): ListSource {
  const read = (file: string) => {
    const [path] = globSync(`apps/api/src/features/*/${file}.ts`, { cwd: root });
    if (path === undefined) throw new Error(`apps/api/src/features has no ${file}.ts: fix readListSource.`);
    return readFileSync(`${root}/${path}`, 'utf8');
  };
  const [, list] = /(\w+List)\.page\(/u.exec(read(query)) ?? [];
  if (list === undefined) throw new Error(`${query}.ts pages through no list: fix readListSource.`);
  const source = read(list);
  const [, fields = ''] = /^  fields: \{\n(.*?)^  \},$/msu.exec(source) ?? [];
  const [, field, isDescending] = /defaultSort: \{ field: '(\w+)', desc: (\w+) \}/u.exec(source) ?? [];
  if (field === undefined) throw new Error(`${list}.ts has no default sort: fix readListSource.`);
  return {
    fields: new Map(
      [...fields.matchAll(/^    (\w+): (\w+)\(/gmu)].map(([, name = '', kind = '']) => [name, kind] as const),
    ),
    defaultSort: { field, isDescending: isDescending === 'true' },
  };
}

const filters: Readonly<Record<string, 'text' | 'date'>> = { textField: 'text', timestampField: 'date' };

function listedField(
  { name: { value: name }, type, arguments: parameters = [] }: FieldDefinitionNode,
  source: ListSource,
): ListedField[] {
  const scalar = scalarTypes.find((one) => one === nameOf(type));
  const isList =
    type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.LIST_TYPE);
  if (!scalar || isList || parameters.length > 0) return [];
  const kind = source.fields.get(name) ?? '';
  const filter = filters[kind];
  const isSortable = filter !== undefined || kind === 'enumField' || kind === 'computedSort';
  return [{ name, type: scalar, isNullable: type.kind !== Kind.NON_NULL_TYPE, isSortable, ...(filter && { filter }) }];
}

/** The API's lists, keyed by query: its printed schema and its sort and filter fields. */
export function readApiLists(root: string): ReadonlyMap<string, ApiList> {
  const schema = readFileSync(`${root}/apps/api/schema/schema.graphql`, 'utf8');
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
      const source = readListSource(root, name.value);
      const fields = own.flatMap((field) => listedField(field, source));
      // The API can sort by fields that its objects do not have.
      const sort = fields.some((field) => field.name === source.defaultSort.field)
        ? source.defaultSort
        : { field: fields.find(({ isSortable }) => isSortable)?.name ?? '', isDescending: false };
      const otherFields = own
        .map((field) => field.name.value)
        .filter((one) => !fields.some((field) => field.name === one));
      return [[name.value, { type: nameOf(nodes.type), fields, otherFields, rule, defaultSort: sort }]];
    }),
  );
}
