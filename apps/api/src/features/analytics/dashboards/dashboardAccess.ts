import type { DashboardKind } from '@edge-console/charts/contract';
import type { Tier } from '../../../core/database/schema.ts';
import { failure, failureOfDenial, type Failure } from '../../../core/errors/failure.ts';
import { authorize } from '../../../core/policy/authorize.ts';
import { isTierAtMost } from '../../../core/policy/permissions.ts';
import type { Principal } from '../../../core/policy/principal.ts';
import { auth, type AuthRule } from '../../../core/policy/rules.ts';

const customers = auth({ group: 'ea.dashboards', types: ['CUSTOMER'], service: 'EDGE_ANALYTICS' });
const insights = auth({ group: 'ea.insights', types: ['PLATFORM', 'RESELLER'], service: 'EDGE_ANALYTICS' });

/** Access to each dashboard. The contract only describes it for `embedUrl`, which has no other rule. */
export const dashboardRules: Readonly<Record<DashboardKind, AuthRule>> = {
  BASIC: customers,
  ADVANCED: customers,
  ONLINE_SIGNUP: insights,
  USAGE_STATISTICS: insights,
  RESELLER_ADVANCED: { ...insights, types: ['RESELLER'] },
};

/** Why a user cannot see a dashboard of their account with this tier, or null. */
export function refusalOf(kind: DashboardKind, principal: Principal, tier: Tier): Failure | null {
  const decision = authorize(principal, dashboardRules[kind], { kind: 'Query' });
  if (!decision.allowed) return failureOfDenial(decision);
  // The basic dashboard is available to all tiers.
  return kind === 'ADVANCED' && isTierAtMost(tier, 'LITE') ? failure('FORBIDDEN') : null;
}
