import type { ObjectKind } from './defineObject.ts';
import { isPublic, type AuthRule, type OperationKind, type PublicRule, type Rule } from '../policy/rules.ts';
import { tokenScopes, type TokenScope } from '../policy/permissions.ts';
import type {
  PreparationContext,
  ReaderContext,
  RequestContext,
  SignedInContext,
  SignedInPreparation,
} from '../requests/context.ts';
import { reading, signedIn } from '../requests/signedIn.ts';

type AuditedKind = Pick<ObjectKind<never>, 'missingTarget' | 'describe'>;

/** What a mutation is called in the audit log, and what kind of object it is used on. */
export type Audit = { readonly action: string; readonly target: AuditedKind };

/** A call of the authorisation matrix. Its document follows from the operation's arguments and type. */
export type Example = {
  /** What the operation is tried on: of the caller's own account, of others, missing and malformed. Absent: nothing. */
  readonly on?: 'person' | 'invited' | 'account' | 'role' | 'session' | 'view' | 'address';
  /** The path of the argument that names it. Usually `id`; of an account `entityId`, of an address `email`. */
  readonly at?: string;
  /** The other arguments. */
  readonly with?: Readonly<Record<string, unknown>>;
  /** Where other rules hold than usual: the oracle has a row `operation:case`. */
  readonly case?: string;
};

/** What is known of an operation besides its function. */
export type Operation = {
  readonly kind: OperationKind;
  readonly name: string;
  readonly rule: Rule;
  readonly examples: readonly Example[];
};

/** Who calls follows from the rule: somebody with an entity, unless it is for newcomers or for everybody. */
export type ContextOf<OperationRule extends Rule> = OperationRule extends PublicRule | { readonly newcomers: true }
  ? RequestContext
  : SignedInContext;

/** As `ContextOf`, outside the request's transaction. */
export type PreparationContextOf<OperationRule extends Rule> = OperationRule extends
  | PublicRule
  | { readonly newcomers: true }
  ? PreparationContext
  : SignedInPreparation;

/** As `ContextOf`; where API tokens may ask, too, there is an entity and perhaps no person. */
export type QueryContextOf<OperationRule extends Rule> = OperationRule extends { readonly level: 'MANAGE' }
  ? ContextOf<OperationRule>
  : OperationRule extends { readonly group: TokenScope }
    ? ReaderContext
    : ContextOf<OperationRule>;

const isForTokens = (rule: Rule): rule is AuthRule =>
  !isPublic(rule) && rule.level === 'READ' && tokenScopes.some((scope) => scope === rule.group);

/** The context that the function of a query gets. */
export function queryContextOf<OperationRule extends Rule>(
  context: RequestContext,
  rule: OperationRule,
): QueryContextOf<OperationRule> {
  const given = isForTokens(rule) ? reading(context, { kind: 'Query', rule }) : contextOf(context, 'Query', rule);
  // What `QueryContextOf` says of the rule's type, said of its value.
  return given as QueryContextOf<OperationRule>;
}

/** The context that the function of an operation gets. */
export function contextOf<OperationRule extends Rule>(
  context: RequestContext,
  kind: OperationKind,
  rule: OperationRule,
): ContextOf<OperationRule> {
  const anyone = isPublic(rule) || rule.newcomers;
  // What `ContextOf` says of the rule's type, said of its value.
  return (anyone ? context : signedIn(context, { kind, rule })) as ContextOf<OperationRule>;
}
