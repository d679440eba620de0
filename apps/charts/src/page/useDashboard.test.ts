import { expect, test } from 'vitest';
import type { Dashboard, DashboardFilter } from '../contract.ts';
import { nextShown, type Shown, shownFor } from './useDashboard.ts';

const dashboard: Dashboard = { asOf: '2026-11-29T04:00:00Z', figures: [], panels: [] };
const week: DashboardFilter[] = [{ field: 'span', op: 'eq', values: ['7d'] }];
const month: DashboardFilter[] = [{ field: 'span', op: 'eq', values: ['30d'] }];
const nothing: Shown = { dashboard: undefined, hasFailed: false, asked: null, turn: 0 };
const shown = nextShown(nothing, { dashboard }, { asked: week, turn: 0 });

test('shows no figures of other filters while the answer is slow', () => {
  expect(shownFor(shown, week, 0)).toEqual({ dashboard, hasFailed: false, isPending: false });
  expect(shownFor(shown, month, 0)).toEqual({ dashboard: undefined, hasFailed: false, isPending: true });
});

test('shows no figures of other filters after a failure', () => {
  const failed = nextShown(shown, { failure: 'UNAVAILABLE' }, { asked: month, turn: 0 });
  expect(shownFor(failed, month, 0)).toEqual({ dashboard: undefined, hasFailed: true, isPending: false });
});

test('keeps the figures of the same filters when a refresh fails, and says so', () => {
  const failed = nextShown(shown, { failure: 'UNAVAILABLE' }, { asked: week, turn: 1 });
  expect(shownFor(failed, week, 1)).toEqual({ dashboard, hasFailed: true, isPending: false });
});
