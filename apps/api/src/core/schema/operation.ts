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
import { toReaderContext, toSignedInContext } from '../requests/narrowContext.ts';

type AuditedKind = Pick<ObjectKind<never>, 'missingTarget' | 'describe'>;

/** Audit log action and target type. */
export type Audit = {
  readonly action: string;
  /** The action of a denied attempt, if it differs. */
  readonly deniedAction?: string;
  readonly target: AuditedKind;
};

/** A call in the authorization matrix. Its document is derived from the operation's arguments and type. */
export type Example = {
  /** Target type: targets of the caller's own account, of others, missing and malformed. Absent: no target. */
  readonly on?: 'person' | 'invited' | 'account' | 'role' | 'session' | 'view' | 'apiToken' | 'apiKey' | 'alertRule' | 'pathway' | 'resource' | 'domain' | 'image' | 'impersonation' | 'address';
  /** The path of the target's argument. By default `id`; for an account `entityId`, for an address `email`. */
  readonly at?: string;
  /** The other arguments. */
  readonly with?: Readonly<Record<string, unknown>>;
  /** A call with different rules: the oracle has a row `operation:case`. */
  readonly case?: string;
};

/** An operation's declaration, without its function. */
export type Operation = {
  readonly kind: OperationKind;
  readonly name: string;
  readonly rule: Rule;
  /** For mutations; null if nothing is recorded. */
  readonly audit?: Audit | null;
  readonly examples: readonly Example[];
};

/** The context follows from the rule: with a user, unless the operation is for new users or public. */
export type ContextOf<OperationRule extends Rule> = OperationRule extends PublicRule | { readonly newUsers: true }
  ? RequestContext
  : SignedInContext;

/** Like `ContextOf`, outside the request's transaction. */
export type PreparationContextOf<OperationRule extends Rule> = OperationRule extends
  | PublicRule
  | { readonly newUsers: true }
  ? PreparationContext
  : SignedInPreparation;

/** Like `ContextOf`. If API tokens can call it, there is an entity and possibly no user. */
export type QueryContextOf<OperationRule extends Rule> = OperationRule extends { readonly level: 'MANAGE' }
  ? ContextOf<OperationRule>
  : OperationRule extends { readonly group: TokenScope }
    ? ReaderContext
    : ContextOf<OperationRule>;

const isForTokens = (rule: Rule): rule is AuthRule =>
  !isPublic(rule) && rule.level === 'READ' && tokenScopes.some((scope) => scope === rule.group);

/** Builds the context of a query function. */
export function queryContextOf<OperationRule extends Rule>(
  context: RequestContext,
  rule: OperationRule,
): QueryContextOf<OperationRule> {
  const given = isForTokens(rule) ? toReaderContext(context, { kind: 'Query', rule }) : contextOf(context, 'Query', rule);
  // `QueryContextOf` derives from the rule's type what this code derives from its value.
  return given as QueryContextOf<OperationRule>;
}

/** Builds the context of an operation function. */
export function contextOf<OperationRule extends Rule>(
  context: RequestContext,
  kind: OperationKind,
  rule: OperationRule,
): ContextOf<OperationRule> {
  const anyone = isPublic(rule) || rule.newUsers;
  // `ContextOf` derives from the rule's type what this code derives from its value.
  return (anyone ? context : toSignedInContext(context, { kind, rule })) as ContextOf<OperationRule>;
}
