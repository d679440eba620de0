import { expect, it } from 'vitest';
import { attentionItems } from './attentionItems.ts';
import type { AlertIncident } from './queries.ts';

const now = Date.parse('2026-11-20T14:30:00Z');
const day = 86_400_000;
const at = (days: number) => new Date(now + days * day).toISOString();

const incident = (id: string, endedAt: string | null): AlertIncident => ({
  id,
  ruleId: 'rule',
  ruleName: 'Low offload',
  metric: 'OFFLOAD',
  channel: null,
  startedAt: at(-10),
  endedAt,
  peak: 0.3,
});
const token = (id: string, days: number) => ({ id, name: id, expirationAt: at(days), lastUsedAt: null });
const resource = (id: string, ...active: boolean[]) => ({
  id,
  name: id,
  pathways: active.map((isActive, index) => ({ pathway: { id: `${id}-${index}`, active: isActive } })),
});

const nothing = { incidents: [], dismissed: [], enabledTokens: 2, tokens: [], resources: [], now };
const idsOf = (input: Partial<Parameters<typeof attentionItems>[0]>) =>
  attentionItems({ ...nothing, ...input }).map(({ id }) => id);

it('lists what is urgent first', () => {
  expect(
    idsOf({
      incidents: [incident('recovered', at(-1)), incident('open', null)],
      enabledTokens: 0,
      tokens: [token('expiring', 3)],
      resources: [resource('last', true, false), resource('unsteered', false, false)],
    }),
  ).toEqual(['open', 'noToken', 'unsteered', 'last', 'recovered', 'expiring']);
});

it('shows recovered alerts for a week, until they are dismissed', () => {
  const incidents = [incident('old', at(-8)), incident('dismissed', at(-1)), incident('recent', at(-6))];
  expect(idsOf({ incidents, dismissed: ['dismissed'] })).toEqual(['recent']);
});

it('shows tokens that expire within 14 days, and a missing one only to users who can see tokens', () => {
  expect(idsOf({ tokens: [token('soon', 14), token('later', 15)] })).toEqual(['soon']);
  expect(idsOf({ enabledTokens: undefined })).toEqual([]);
});

it('shows no resource whose players have a choice, or that has a single pathway', () => {
  expect(idsOf({ resources: [resource('two', true, true, false), resource('single', true)] })).toEqual([]);
});
