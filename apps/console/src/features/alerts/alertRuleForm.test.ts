import { expect, it } from 'vitest';
import { alertRuleForm, alertRuleValues, newAlertRule, watchedInput } from './alertRuleForm.ts';
import * as v from 'valibot';

const stored = {
  name: 'Low offload',
  metric: 'OFFLOAD',
  condition: 'BELOW',
  threshold: 0.07,
  overMinutes: 5,
  channels: [{ id: 'b7b0f1de-96a4-4c53-8f5b-2d6f0f3f7a90' }],
  recipients: [],
  webhookUrl: null,
  notifyOnRecovery: true,
} as const;

it('shows percentages and gigabytes, and sends ratios and bytes', () => {
  const values = alertRuleValues(stored);
  expect(values).toMatchObject({ threshold: 7, overMinutes: '5', webhookUrl: '' });
  expect(v.parse(alertRuleForm, values)).toMatchObject({ threshold: 0.07, overMinutes: 5, webhookUrl: null });
  const data = alertRuleValues({ ...stored, metric: 'CDN_DATA', condition: 'ABOVE', threshold: 2.5e12 });
  expect(data.threshold).toBe(2500);
  expect(v.parse(alertRuleForm, data).threshold).toBe(2.5e12);
  const drop = alertRuleValues({ ...stored, metric: 'AUDIENCE', condition: 'DECREASE', threshold: 0.5 });
  expect(drop.threshold).toBe(50);
});

it('needs no condition to watch for missing data', () => {
  const values = { ...newAlertRule([]), name: 'Silence', metric: 'NO_DATA' as const };
  expect(v.parse(alertRuleForm, values)).toMatchObject({ condition: null, threshold: null });
});

it('reports a missing name and threshold together, each on its field', () => {
  const { issues } = v.safeParse(alertRuleForm, newAlertRule([]));
  expect(issues?.map(({ path }) => path?.map(({ key }) => key))).toEqual([['name'], ['threshold']]);
});

it('previews a rule whose name and delivery are incomplete', () => {
  expect(watchedInput({ ...newAlertRule([]), threshold: 40, webhookUrl: 'https' })).toMatchObject({ threshold: 0.4 });
  expect(watchedInput(newAlertRule([]))).toBeUndefined();
});
