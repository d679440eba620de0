import { expect, it } from 'vitest';
import { dismiss, dismissIncident, mark, readAlerts, readChecklist, unmark } from './checklist.ts';

const at = '2026-11-05T10:30:00.000Z';

it.each([
  [null],
  ['x'],
  [3],
  [[]],
  [{ sdkIntegration: 'yes', visitAnalytics: 4, isDismissed: 'no', other: at }],
  [{ dismissedIncidents: [1, null], alertsReadUntil: 7 }],
])('%j is an empty checklist', (stored) => {
  expect(readChecklist(stored)).toEqual({});
});

it('marks and unmarks items, and keeps the others', () => {
  const before = readChecklist({ sdkIntegration: at, visitAnalytics: at, isDismissed: true });
  expect(before).toEqual({ sdkIntegration: at, visitAnalytics: at, isDismissed: true });
  expect(mark('visitAnalytics')(before)).toEqual(before);
  expect(Object.keys(mark('recommendedArticles')(before))).toContain('recommendedArticles');
  expect(unmark('sdkIntegration')(before)).toEqual({ visitAnalytics: at, isDismissed: true });
  expect(dismiss(false)(before)).toEqual({ sdkIntegration: at, visitAnalytics: at });
  expect(dismiss(true)({})).toEqual({ isDismissed: true });
});

it('keeps the latest 50 dismissed incidents', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `incident-${index}`);
  const before = readChecklist({ visitAnalytics: at, dismissedIncidents: ids });
  const after = dismissIncident('last')(before);
  expect(after).toEqual({ visitAnalytics: at, dismissedIncidents: [...ids.slice(1), 'last'] });
  expect(dismissIncident('last')(after)).toEqual(after);
});

it('keeps which alerts were read', () => {
  const after = readAlerts(at)(readChecklist({ isDismissed: true }));
  expect(readChecklist(after)).toEqual({ isDismissed: true, alertsReadUntil: at });
});
