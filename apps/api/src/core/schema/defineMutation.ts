import type { InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { MutationOutcome } from '../mutations/outcome.ts';
import { preparedFor } from '../requests/prepare.ts';
import { runMutation } from '../mutations/runMutation.ts';
import type { PublicRule, Rule } from '../policy/rules.ts';
import { builder } from './builder.ts';
import type { Cost } from './directives.ts';
import {
  contextOf,
  type Audit,
  type ContextOf,
  type Example,
  type Operation,
  type PreparationContextOf,
} from './operation.ts';
import type { Payload } from './payload.ts';

/** The nullable response fields that can be redacted. */
type SecretOf<Value> = {
  [Key in keyof Value & string]: null extends Value[Key] ? Key : never;
}[keyof Value & string];

/**
 * Defines a mutation, in its own file in the folder of its subject. Add it to that folder's `operations.ts`, and to
 * `testing/matrix/oracle.ts`. `run` validates, decides and writes inside the request's transaction, and returns its outcome; the audit log
 * and the idempotency key follow from it. Slow calls (user pool, network) belong in `prepare`, so that they do not block the embedded
 * database's only connection.
 */
export function defineMutation<
  OperationRule extends Rule,
  Value,
  Arguments extends InputFieldMap = Record<never, never>,
  // Mutations for guests are not audited.
  MutationAudit extends Audit | null = OperationRule extends PublicRule ? null : Audit,
  Preparation = undefined,
>(definition: {
  readonly name: string;
  readonly rule: OperationRule;
  readonly payload: Payload<Value>;
  readonly audit: MutationAudit;
  /** The result of `builder.args((t) => …)`. */
  readonly args?: Arguments;
  readonly cost?: Cost;
  readonly examples?: readonly Example[];
  /** Response secrets, which are sent once. The stored response for a repeated key has null instead, and SECRET_GONE. */
  readonly secrets?: readonly SecretOf<Value>[];
  /**
   * Runs before the transaction, for authorized callers, and again for a repeated idempotency key, so it must be safe to repeat. `run`
   * reads everything it depends on again, inside the transaction.
   */
  readonly prepare?: (
    context: PreparationContextOf<OperationRule>,
    arguments_: InputShapeFromFields<Arguments>,
  ) => Promise<Preparation>;
  readonly run: (
    context: ContextOf<OperationRule>,
    arguments_: InputShapeFromFields<Arguments>,
    prepared: Preparation,
  ) => MutationOutcome<Value> | Promise<MutationOutcome<Value>>;
}): Operation & { readonly audit: MutationAudit } {
  const { name, rule, payload, audit, args, cost, secrets = [], prepare, examples = [{}], run } = definition;
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      args: args ?? {},
      // The guard has checked the rule before this call.
      extensions: { ...(cost ? { cost } : {}), ...(prepare ? { prepare } : {}), audit },
      resolve: (_root, given, context, { path }) => {
        const prepared = preparedFor(context.prepared, path.key) as Preparation;
        return runMutation({ name, audit, secrets }, contextOf(context, 'Mutation', rule), given, (caller) =>
          run(caller, given as InputShapeFromFields<Arguments>, prepared),
        );
      },
    }),
  );
  return { kind: 'Mutation', name, rule, audit, examples };
}
