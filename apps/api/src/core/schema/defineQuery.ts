import type { FieldNullability, InputFieldMap, InputShapeFromFields, ShapeFromTypeParam, TypeParam } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { FailureError, type Failure } from '../errors/failure.ts';
import type { Rule } from '../policy/rules.ts';
import type { RequestContext } from '../requests/context.ts';
import { builder, type Types } from './builder.ts';
import type { Cost } from './directives.ts';
import { preparedFor } from '../requests/prepare.ts';
import {
  queryContextOf,
  type Example,
  type Operation,
  type PreparationContextOf,
  type QueryContextOf,
} from './operation.ts';

type Refused = { readonly failure: Failure };

const isRefused = (result: unknown): result is Refused =>
  typeof result === 'object' && result !== null && 'failure' in result;

/**
 * Defines a query, in its own file in the folder of its subject. Add it to that folder's `operations.ts`, and to
 * `testing/matrix/oracle.ts`. `run` returns a value of `type`, or a failure for the caller.
 */
export function defineQuery<
  OperationRule extends Rule,
  Type extends TypeParam<Types>,
  Nullable extends FieldNullability<Type> = false,
  Arguments extends InputFieldMap = Record<never, never>,
  Preparation = undefined,
>(definition: {
  readonly name: string;
  readonly rule: OperationRule;
  readonly type: Type;
  readonly nullable?: Nullable;
  /** The result of `builder.args((t) => …)`. */
  readonly args?: Arguments;
  readonly cost?: Cost;
  readonly examples?: readonly Example[];
  /** Runs before the transaction, for authorized callers: a slow call, without a database connection. */
  readonly prepare?: (
    context: PreparationContextOf<OperationRule>,
    arguments_: InputShapeFromFields<Arguments>,
  ) => Promise<Preparation>;
  readonly run: (
    context: QueryContextOf<OperationRule>,
    arguments_: InputShapeFromFields<Arguments>,
    prepared: Preparation,
  ) =>
    | ShapeFromTypeParam<Types, Type, Nullable>
    | Refused
    | PromiseLike<ShapeFromTypeParam<Types, Type, Nullable> | Refused>;
}): Operation {
  const { name, rule, type, nullable, args, cost, examples = [{}], prepare, run } = definition;
  const resolve = async (
    _root: unknown,
    given: InputShapeFromFields<Arguments>,
    context: RequestContext,
    { path }: GraphQLResolveInfo,
  ) => {
    const prepared = preparedFor(context.prepared, path.key) as Preparation;
    const result = await run(queryContextOf(context, rule), given, prepared);
    if (isRefused(result)) throw new FailureError(result.failure);
    return result;
  };
  builder.queryField(name, (t) =>
    t.field({
      type,
      nullable: nullable ?? (false as Nullable),
      args: args ?? ({} as Arguments),
      extensions: { ...(cost ? { cost } : {}), ...(prepare ? { prepare } : {}) },
      // `run` is checked against `type`, which Pothos cannot infer from a type parameter.
      resolve: resolve as never,
    }),
  );
  return { kind: 'Query', name, rule, examples };
}
