import type { FieldNullability, InputFieldMap, InputShapeFromFields, ShapeFromTypeParam, TypeParam } from '@pothos/core';
import { FailureError, type Failure } from '../errors/failure.ts';
import type { Rule } from '../policy/rules.ts';
import type { RequestContext } from '../requests/context.ts';
import { builder, type Types } from './builder.ts';
import type { Cost } from './directives.ts';
import { queryContextOf, type QueryContextOf, type Example, type Operation } from './operation.ts';

type Refused = { readonly failure: Failure };

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'failure' in answer;

/**
 * A query, in a file of its own below the folder of its subject. Add it to that folder's `operations.ts`, and a row for it
 * to `testing/matrix/oracle.ts`. `run` returns a value of `type`, or the failure that the caller gets.
 */
export function defineQuery<
  OperationRule extends Rule,
  Type extends TypeParam<Types>,
  Nullable extends FieldNullability<Type> = false,
  Arguments extends InputFieldMap = Record<never, never>,
>(definition: {
  readonly name: string;
  readonly rule: OperationRule;
  readonly type: Type;
  readonly nullable?: Nullable;
  /** As `builder.args((t) => …)` gives them. */
  readonly args?: Arguments;
  readonly cost?: Cost;
  readonly examples?: readonly Example[];
  readonly run: (
    context: QueryContextOf<OperationRule>,
    arguments_: InputShapeFromFields<Arguments>,
  ) =>
    | ShapeFromTypeParam<Types, Type, Nullable>
    | Refused
    | PromiseLike<ShapeFromTypeParam<Types, Type, Nullable> | Refused>;
}): Operation {
  const { name, rule, type, nullable, args, cost, examples = [{}], run } = definition;
  const resolve = async (_root: unknown, given: InputShapeFromFields<Arguments>, context: RequestContext) => {
    const answer = await run(queryContextOf(context, rule), given);
    if (isRefused(answer)) throw new FailureError(answer.failure);
    return answer;
  };
  builder.queryField(name, (t) =>
    t.field({
      type,
      nullable: nullable ?? (false as Nullable),
      args: args ?? ({} as Arguments),
      extensions: cost ? { cost } : {},
      // `run` is checked against `type`; Pothos cannot infer that from a type parameter.
      resolve: resolve as never,
    }),
  );
  return { kind: 'Query', name, rule, examples };
}
