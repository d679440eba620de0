import {
  getArgumentValues,
  getDirectiveValues,
  getVariableValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { PreparationContext, Prepared } from './context.ts';

/** Work of an operation before the request's transaction: a slow call, without a database connection. */
export type Prepare = (context: PreparationContext, arguments_: Readonly<Record<string, unknown>>) => Promise<unknown>;

type Operation = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** The root fields that will be executed, in order. */
function rootFields(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  variables: { readonly [name: string]: unknown },
): FieldNode[] {
  return selections.flatMap((selection): readonly FieldNode[] => {
    const isSkipped = getDirectiveValues(GraphQLSkipDirective, selection, variables)?.['if'] === true;
    const isIncluded = getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.['if'] !== false;
    if (isSkipped || !isIncluded) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    const inside =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
          );
    return inside && 'selectionSet' in inside && inside.selectionSet
      ? rootFields(document, inside.selectionSet, variables)
      : [];
  });
}

/**
 * Prepares the root fields of a request one after the other, before its transaction. Results are stored by response key; an error is thrown
 * when its field is executed.
 */
export async function prepareFields(request: Operation, context: PreparationContext): Promise<Prepared> {
  const { schema, operation } = request;
  const prepared = new Map<string, { readonly value: unknown } | { readonly error: unknown }>();
  const type = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  if (!type) return prepared;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables);
  // Invalid arguments are reported at execution.
  if (!coerced) return prepared;
  for (const node of rootFields(request.document, operation.selectionSet, coerced)) {
    const key = (node.alias ?? node.name).value;
    const field = type.getFields()[node.name.value];
    // Only written by `defineMutation` and `defineQuery`, and guarded.
    const prepare = field?.extensions['prepare'] as Prepare | undefined;
    if (!field || !prepare || prepared.has(key)) continue;
    try {
      prepared.set(key, { value: await prepare(context, getArgumentValues(field, node, coerced)) });
    } catch (error) {
      prepared.set(key, { error });
    }
  }
  return prepared;
}

/** The prepared result of a response key, or undefined. @throws the error of its preparation */
export function preparedFor(prepared: Prepared, key: string | number): unknown {
  const one = prepared.get(String(key));
  if (one && 'error' in one) throw one.error;
  return one?.value;
}
