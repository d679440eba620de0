import { expect, test } from 'vitest';
import type { Dashboard, DashboardFilter } from '../contract.ts';
import { nextDashboardState, type DashboardState, dashboardStateFor } from './useDashboard.ts';

const dashboard: Dashboard = { asOf: '2026-11-29T04:00:00Z', metrics: [], panels: [] };
const week: DashboardFilter[] = [{ field: 'span', op: 'eq', values: ['7d'] }];
const month: DashboardFilter[] = [{ field: 'span', op: 'eq', values: ['30d'] }];
const nothing: DashboardState = { dashboard: undefined, hasFailed: false, filters: null, turn: 0 };
const shown = nextDashboardState(nothing, { dashboard }, { filters: week, turn: 0 });

test('shows no data of other filters while the response is pending', () => {
  expect(dashboardStateFor(shown, week, 0)).toEqual({ dashboard, hasFailed: false, isPending: false });
  expect(dashboardStateFor(shown, month, 0)).toEqual({ dashboard: undefined, hasFailed: false, isPending: true });
});

test('shows no data of other filters after a failure', () => {
  const failed = nextDashboardState(shown, { failure: 'UNAVAILABLE' }, { filters: month, turn: 0 });
  expect(dashboardStateFor(failed, month, 0)).toEqual({ dashboard: undefined, hasFailed: true, isPending: false });
});

test('keeps the data of the same filters when a refresh fails, and shows the failure', () => {
  const failed = nextDashboardState(shown, { failure: 'UNAVAILABLE' }, { filters: week, turn: 1 });
  expect(dashboardStateFor(failed, week, 1)).toEqual({ dashboard, hasFailed: true, isPending: false });
});
