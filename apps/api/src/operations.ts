import * as accounts from './features/accounts/operations.ts';
import * as alerts from './features/alerts/operations.ts';
import * as analytics from './features/analytics/operations.ts';
import * as apiKeys from './features/api-keys/operations.ts';
import * as apiTokens from './features/api-tokens/operations.ts';
import * as impersonation from './features/impersonation/operations.ts';
import * as charts from './features/analytics/dashboards/operations.ts';
import * as audit from './features/audit/operations.ts';
import * as dataExports from './features/exports/operations.ts';
import * as domains from './features/domains/operations.ts';
import * as edgeDelivery from './features/edge-delivery/operations.ts';
import * as handovers from './features/handovers/operations.ts';
import * as issues from './features/issues/operations.ts';
import * as mfa from './features/mfa/operations.ts';
import * as branding from './features/branding/operations.ts';
import * as platformOperations from './features/operations/operations.ts';
import * as images from './features/images/operations.ts';
import { defineNode } from './core/schema/defineNode.ts';
import * as passkeys from './features/passkeys/operations.ts';
import * as providerLinks from './features/provider-links/operations.ts';
import * as parameters from './features/parameters/operations.ts';
import type { OperationKind, Rule } from './core/policy/rules.ts';
import * as roles from './features/roles/operations.ts';
import * as sessions from './features/sessions/operations.ts';
import * as users from './features/users/operations.ts';
import * as viewer from './features/viewer/operations.ts';
import * as views from './features/views/operations.ts';
import { objects } from './objects.ts';
import type { Operation } from './core/schema/operation.ts';
import { search } from './search.ts';

/** Every operation of the API, grouped by folder. */
export const operations: readonly Operation[] = [
  viewer,
  users,
  roles,
  sessions,
  mfa,
  passkeys,
  providerLinks,
  accounts,
  views,
  apiTokens,
  impersonation,
  audit,
  dataExports,
  apiKeys,
  edgeDelivery,
  domains,
  analytics,
  alerts,
  parameters,
  images,
  branding,
  issues,
  handovers,
  charts,
  platformOperations,
  { node: defineNode(objects), search },
].flatMap((folder) => Object.values<Operation>(folder));

const rulesOf = (requested: OperationKind): Readonly<Record<string, Rule>> =>
  Object.fromEntries(operations.filter(({ kind }) => kind === requested).map(({ name, rule }) => [name, rule]));

/** One rule per operation. An operation without a rule prevents startup (`schema/guard.ts`). */
export const operationRules = { Query: rulesOf('Query'), Mutation: rulesOf('Mutation') };
