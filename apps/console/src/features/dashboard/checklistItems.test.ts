import { describe, expect, it, vi } from 'vitest';
import { viewerWith } from '../../api/viewer/viewerWith.fixture.ts';
import { checklistItems, type ChecklistInput } from './checklistItems.ts';

const at = '2026-11-05T10:30:00.000Z';
const services = ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'] as const;
const administrator = viewerWith({ type: 'CUSTOMER', role: 'admin', services: [...services] });
const entity = {
  id: 'e',
  tier: 'FULL',
  usersCount: 1,
  activeResources: 0,
  tokenLimit: 5,
  enabledTokens: 1,
  hasPlayerData: false,
  lastDataAt: null,
} as const;
const empty: ChecklistInput = {
  entity,
  checklist: {},
  mfaAuthenticatedAt: null,
  hasReads: true,
  hasKey: false,
  hasPassword: true,
};

function itemsOf(input: Partial<ChecklistInput> = {}, who = administrator) {
  return checklistItems(who, { ...empty, ...input }, { showReads: vi.fn<() => void>(), number: String });
}
const ids = (items: ReturnType<typeof itemsOf>) => items.map(({ id }) => id);
const done = (input: Partial<ChecklistInput>) => ids(itemsOf(input).filter(({ isDone }) => isDone));

const all = [
  'addMember',
  'sdkIntegration',
  'visitAnalytics',
  'configureEdgeDelivery',
  'recommendedArticles',
  'enableMfa',
];

describe('getting started', () => {
  it('has six incomplete items with an action for an administrator with every service', () => {
    const items = itemsOf();
    expect(ids(items)).toEqual(all);
    expect(items.filter(({ isDone }) => isDone)).toEqual([]);
    expect(items.filter(({ action }) => action === undefined)).toEqual([]);
  });

  it.each<[string, Partial<ChecklistInput>]>([
    ['addMember', { entity: { ...entity, usersCount: 2 } }],
    ['sdkIntegration', { entity: { ...entity, hasPlayerData: true } }],
    ['sdkIntegration', { checklist: { sdkIntegration: at } }],
    ['visitAnalytics', { checklist: { visitAnalytics: at } }],
    ['configureEdgeDelivery', { entity: { ...entity, activeResources: 1 } }],
    ['recommendedArticles', { checklist: { recommendedArticles: at } }],
    ['enableMfa', { mfaAuthenticatedAt: at }],
  ])('%s is completed by %j', (id, input) => {
    expect(done(input)).toEqual([id]);
  });

  it('can be marked as done only if no data shows it', () => {
    const marks = (input: Partial<ChecklistInput>) => ids(itemsOf(input).filter(({ canMark }) => canMark));
    expect(marks({})).toEqual(['sdkIntegration']);
    expect(marks({ entity: { ...entity, hasPlayerData: true } })).toEqual([]);
  });

  it('skips items without permission, without the service, or managed elsewhere', () => {
    const reader = viewerWith({ type: 'CUSTOMER', role: 'readOnly', services: [...services] });
    expect(ids(itemsOf({}, reader))).toEqual(['visitAnalytics', 'recommendedArticles', 'enableMfa']);
    const plain = viewerWith({ type: 'CUSTOMER', role: 'admin', services: [] });
    expect(ids(itemsOf({}, plain))).toEqual(['addMember', 'recommendedArticles', 'enableMfa']);
    expect(ids(itemsOf({ hasReads: false, hasPassword: false }))).toEqual(all.slice(0, 4));
  });

  it('cannot be marked while acting, and skips MFA', () => {
    const acting = { id: 'a', mode: 'READ_ONLY', expiresAt: at } as const;
    const items = itemsOf({}, { ...administrator, acting });
    expect(ids(items)).toEqual(all.slice(0, 5));
    expect(items.filter(({ canMark }) => canMark)).toEqual([]);
    expect(ids(items.filter(({ action }) => action))).toEqual(['visitAnalytics', 'recommendedArticles']);
  });
});
