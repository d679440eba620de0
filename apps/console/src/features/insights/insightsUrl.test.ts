import fc from 'fast-check';
import { expect, it } from 'vitest';
import { routes } from '../../router/routes.ts';
import type { ScreenRoute } from '../../router/screenRoute.ts';
import { accountOf, filtersOf, readInsightsUrl, writeInsightsUrl } from './insightsUrl.ts';

const kind = 'USAGE_STATISTICS';
const { insights, 'insights/reseller': resellerInsights } = routes;
const isPage = ({ validate }: ScreenRoute, text: string) => validate?.(new URLSearchParams(text));

it('finds no page without a known dashboard in the URL', () => {
  expect(['dashboard=success', 'dashboard=analytics'].map((text) => isPage(insights, text))).toEqual([true, true]);
  expect(isPage(resellerInsights, 'dashboard=analytics-advanced')).toBe(true);
  for (const invalid of [
    '',
    'dashboard=',
    'dashboard=usage',
    'dashboard=toString',
    'dashboard=Success',
    'other=success',
  ])
    expect([isPage(insights, invalid), isPage(resellerInsights, invalid)]).toEqual([false, false]);
});

it('contains all filters, and can be parsed again', () => {
  const params = fc.record({
    span: fc.constantFrom('7d', '30d', '90d'),
    account: fc.option(fc.string({ minLength: 1, maxLength: 40 }).filter((name) => name.trim() !== '')),
  });
  fc.assert(
    fc.property(params, (params) => {
      const written = writeInsightsUrl(kind, new URLSearchParams('dashboard=analytics'), params);
      expect(written.get('dashboard')).toBe('analytics');
      expect(readInsightsUrl(kind, new URLSearchParams(written.toString()))).toEqual(params);
      expect(accountOf(filtersOf(params))).toBe(params.account);
    }),
  );
});

it('falls back to the default if the dashboard lacks a time range', () => {
  for (const span of ['12mo', '', 'yesterday'])
    expect(readInsightsUrl(kind, new URLSearchParams({ span })).span).toBe('7d');
});
