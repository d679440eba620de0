import {
  BREAK,
  getArgumentValues,
  getNamedType,
  isCompositeType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { listLimits } from '../lists/listQuery.ts';
import type { Cost } from '../schema/directives.ts';

export const requestLimits = {
  depth: 8,
  fields: 200,
  cost: 1000,
  lists: 10,
  mutations: 10,
  tokens: 4000,
  selections: 250,
} as const;

/** Whether a document is short enough to validate. Validation is quadratic in its selections, and any client can send one. */
export function isWorthValidating(document: DocumentNode): boolean {
  let selected = 0;
  visit(document, {
    SelectionSet({ selections }) {
      selected += selections.length;
      return selected > requestLimits.selections ? BREAK : undefined;
    },
  });
  return selected <= requestLimits.selections;
}

type Measured = {
  readonly operation: OperationDefinitionNode;
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
  readonly variables: Readonly<Record<string, unknown>>;
};

// Only set by this schema's field definitions.
const costOf = (field: GraphQLField<unknown, unknown>) => field.extensions['cost'] as Cost | undefined;

/** The number of objects a list field requests, from the argument named by `@cost(multiplier)`. */
function multiplierOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Measured['variables'],
): number {
  const multiplier = costOf(field)?.multiplier;
  if (multiplier === undefined) return 1;
  let value: unknown;
  try {
    value = getArgumentValues(field, node, variables);
  } catch {
    // Invalid arguments are rejected at execution.
    return listLimits.first;
  }
  for (const step of multiplier.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  return typeof value === 'number' ? Math.min(Math.max(value, 1), listLimits.first) : listLimits.first;
}

class Meter {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #measured: Measured;
  #fields = 0;
  #cost = 0;
  #lists = 0;
  #mutations = 0;

  constructor(measured: Measured) {
    this.#measured = measured;
    this.#fragments = new Map(
      measured.document.definitions
        .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map((definition) => [definition.name.value, definition]),
    );
  }

  /** Stops at the first exceeded limit, so that measuring is cheap. */
  isWithin(
    selections: readonly SelectionNode[],
    type: GraphQLNamedType | undefined,
    depth: number,
    times: number,
  ): boolean {
    return selections.every((selection) => this.#isSelectionWithin(selection, type, depth, times));
  }

  #isSelectionWithin(
    selection: SelectionNode,
    type: GraphQLNamedType | undefined,
    depth: number,
    times: number,
  ): boolean {
    if (selection.kind === Kind.FIELD) return this.#isFieldWithin(selection, type, depth, times);
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(selection.name.value) : selection;
    if (!fragment) return true;
    const condition = fragment.typeCondition?.name.value;
    const narrowed = condition ? this.#measured.schema.getType(condition) : type;
    return this.isWithin(fragment.selectionSet.selections, narrowed, depth, times);
  }

  #isFieldWithin(node: FieldNode, type: GraphQLNamedType | undefined, depth: number, times: number): boolean {
    this.#fields += 1;
    if (this.#fields > requestLimits.fields || depth > requestLimits.depth) return false;
    // Each mutation can call the user pool or send a mail.
    if (depth === 1 && this.#measured.operation.operation === 'mutation') this.#mutations += 1;
    if (this.#mutations > requestLimits.mutations) return false;
    const field = type && 'getFields' in type ? type.getFields()[node.name.value] : undefined;
    // Without a field definition it is __typename, because validation has rejected everything else.
    if (!field || !('args' in field)) return true;
    const result = getNamedType(field.type);
    if (!isCompositeType(result)) return true;
    const cost = costOf(field);
    this.#cost += times * (cost?.value ?? 1);
    // A list of one row costs the database as much searching as one of a hundred.
    if (cost?.multiplier !== undefined) this.#lists += times;
    if (this.#cost > requestLimits.cost || this.#lists > requestLimits.lists) return false;
    const inside = times * multiplierOf(field, node, this.#measured.variables);
    return this.isWithin(node.selectionSet?.selections ?? [], result, depth + 1, inside);
  }
}

/**
 * Whether an operation is within depth 8, 200 fields, 10 lists, 10 mutations and a cost of 1000 (1 per object, or the field's own cost,
 * multiplied by the requested rows). The document must be valid.
 */
export function isWithinLimits(measured: Measured): boolean {
  const { operation, schema } = measured;
  const root = operation.operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  return new Meter(measured).isWithin(operation.selectionSet.selections, root ?? undefined, 1, 1);
}
