import { expect, it } from 'vitest';
import { dismiss, mark, readChecklist, unmark } from './checklist.ts';

const at = '2026-11-05T10:30:00.000Z';

it.each([[null], ['x'], [3], [[]], [{ sdkIntegration: 'yes', visitAnalytics: 4, isDismissed: 'no', other: at }]])(
  '%j is an empty checklist',
  (stored) => {
    expect(readChecklist(stored)).toEqual({});
  },
);

it('marks and unmarks items, and keeps the others', () => {
  const before = readChecklist({ sdkIntegration: at, visitAnalytics: at, isDismissed: true });
  expect(before).toEqual({ sdkIntegration: at, visitAnalytics: at, isDismissed: true });
  expect(mark('visitAnalytics')(before)).toEqual(before);
  expect(Object.keys(mark('recommendedArticles')(before))).toContain('recommendedArticles');
  expect(unmark('sdkIntegration')(before)).toEqual({ visitAnalytics: at, isDismissed: true });
  expect(dismiss(false)(before)).toEqual({ sdkIntegration: at, visitAnalytics: at });
  expect(dismiss(true)({})).toEqual({ isDismissed: true });
});
