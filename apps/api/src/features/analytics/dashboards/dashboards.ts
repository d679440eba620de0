import type { Dashboard, DashboardKind } from '@edge-console/charts/contract';
import type { Measurements } from '../../../core/services/measurements.ts';
import type { Transaction } from '../../../core/database/database.ts';
import type { PrincipalEntity } from '../../../core/policy/principal.ts';
import { accountsDashboard, usageDashboard } from './accountsDashboards.ts';
import type { DashboardQuery } from './dashboardFilters.ts';
import { signUpDashboard } from './signUpDashboard.ts';
import { advancedDashboard, basicDashboard } from './viewingDashboards.ts';

/** The account and query of a dashboard. The account is the ticket's; the page cannot name another. */
export type DashboardResult = DashboardQuery & {
  readonly transaction: Transaction;
  readonly measurements: Measurements;
  readonly entity: PrincipalEntity;
};

const dashboards: Readonly<Record<DashboardKind, (reading: DashboardResult) => Promise<Dashboard>>> = {
  BASIC: basicDashboard,
  ADVANCED: advancedDashboard,
  RESELLER_ADVANCED: accountsDashboard,
  USAGE_STATISTICS: usageDashboard,
  ONLINE_SIGNUP: signUpDashboard,
};

export const readDashboard = (kind: DashboardKind, reading: DashboardResult): Promise<Dashboard> =>
  dashboards[kind](reading);
