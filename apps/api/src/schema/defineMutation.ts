import type { InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { MutationOutcome } from '../mutations/outcome.ts';
import { runMutation } from '../mutations/runMutation.ts';
import type { PublicRule, Rule } from '../policy/rules.ts';
import { builder } from './builder.ts';
import type { Cost } from './directives.ts';
import { contextOf, type Audit, type ContextOf, type Example, type Operation } from './operation.ts';
import type { Payload } from './payload.ts';

/**
 * A mutation, in a file of its own below the folder of its subject. Add it to that folder's `operations.ts`, and a row for
 * it to `policy/oracle.ts`. `run` validates, decides and writes inside the request's transaction, and says what came of
 * it; audit log and idempotency key follow.
 */
export function defineMutation<
  OperationRule extends Rule,
  Answer,
  Arguments extends InputFieldMap = Record<never, never>,
  // What nobody signs stands in no log.
  MutationAudit extends Audit | null = OperationRule extends PublicRule ? null : Audit,
>(definition: {
  readonly name: string;
  readonly rule: OperationRule;
  readonly payload: Payload<Answer>;
  readonly audit: MutationAudit;
  /** As `builder.args((t) => …)` gives them. */
  readonly args?: Arguments;
  readonly cost?: Cost;
  readonly examples?: readonly Example[];
  readonly run: (
    context: ContextOf<OperationRule>,
    arguments_: InputShapeFromFields<Arguments>,
  ) => MutationOutcome<Answer> | Promise<MutationOutcome<Answer>>;
}): Operation & { readonly audit: MutationAudit } {
  const { name, rule, payload, audit, args, cost, examples = [{}], run } = definition;
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      args: args ?? {},
      extensions: { ...(cost ? { cost } : {}), audit },
      resolve: (_root, given, context) =>
        runMutation({ name, audit }, contextOf(context, 'Mutation', rule), given, (caller) =>
          run(caller, given as InputShapeFromFields<Arguments>),
        ),
    }),
  );
  return { kind: 'Mutation', name, rule, audit, examples };
}
