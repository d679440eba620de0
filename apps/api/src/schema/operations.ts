import * as accounts from '../accounts/operations.ts';
import * as analytics from '../analytics/operations.ts';
import * as apiKeys from '../api-keys/operations.ts';
import * as apiTokens from '../api-tokens/operations.ts';
import * as acting from '../acting/operations.ts';
import * as charts from '../charts/operations.ts';
import * as audit from '../audit/operations.ts';
import * as domains from '../domains/operations.ts';
import * as edgeDelivery from '../edge-delivery/operations.ts';
import * as handovers from '../handovers/operations.ts';
import * as issues from '../issues/operations.ts';
import * as mfa from '../mfa/operations.ts';
import * as branding from '../branding/operations.ts';
import * as images from '../images/operations.ts';
import { defineNode } from '../nodes/node.ts';
import * as parameters from '../parameters/operations.ts';
import type { OperationKind, Rule } from '../policy/rules.ts';
import * as roles from '../roles/operations.ts';
import * as sessions from '../sessions/operations.ts';
import * as users from '../users/operations.ts';
import * as viewer from '../viewer/operations.ts';
import * as views from '../views/operations.ts';
import { objects } from './objects.ts';
import type { Operation } from './operation.ts';
import { search } from './search.ts';

/** Every operation of the API, by the folder of its subject. */
export const operations: readonly Operation[] = [viewer, users, roles, sessions, mfa, accounts, views, apiTokens, acting, audit, apiKeys, edgeDelivery, domains, analytics, parameters, images, branding, issues, handovers, charts, { node: defineNode(objects), search }].flatMap((folder) =>
  Object.values<Operation>(folder),
);

const rulesOf = (wanted: OperationKind): Readonly<Record<string, Rule>> =>
  Object.fromEntries(operations.filter(({ kind }) => kind === wanted).map(({ name, rule }) => [name, rule]));

/** One rule per operation. An operation without one does not start (`schema/guard.ts`). */
export const operationRules = { Query: rulesOf('Query'), Mutation: rulesOf('Mutation') };
