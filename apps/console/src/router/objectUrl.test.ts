import { describe, expect, it } from 'vitest';
import { viewerWith } from '../api/viewer/viewerWith.fixture.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { objectUrl, type ObjectReference } from './objectUrl.ts';

const reseller = viewerWith({ type: 'RESELLER', role: 'adminReseller' });
const customer = viewerWith({ type: 'CUSTOMER', role: 'admin' });
const withoutPermissions: Viewer = { ...customer, permissions: [] };
const own = customer.entity?.id;

describe('the URL of an object', () => {
  it.each<[ObjectReference, Viewer, string | undefined]>([
    [{ type: 'User', id: 'u', accountId: 'customer' }, reseller, '/users/?drawer=user%3Au'],
    [{ type: 'User', id: 'u' }, withoutPermissions, undefined],
    [{ type: 'Entity', id: 'e' }, reseller, '/?drawer=account%3Ae'],
    [{ type: 'Entity', id: own ?? '' }, customer, '/my-account'],
    [{ type: 'Entity', id: 'e' }, customer, undefined],
    [{ type: 'ApiToken', id: 't', accountId: own }, customer, '/apis/?drawer=token%3At'],
    [{ type: 'ApiKey', id: 'k' }, customer, '/apis/?tab=apiKeys&drawer=key%3Ak'],
    [{ type: 'Pathway', id: 'p' }, customer, '/edge-delivery/?tab=pathways&drawer=pathway%3Ap'],
    [{ type: 'AlertRule', id: 'a' }, customer, '/edge-intelligence/alerts/?drawer=details%3Aa'],
    [{ type: 'Session', id: 's' }, customer, undefined],
    [{ type: 'User', id: '' }, customer, undefined],
  ])('%j', (reference, viewer, url) => {
    expect(objectUrl(reference, viewer)).toBe(url);
  });

  it('is unknown for the tokens of another account', () => {
    expect(objectUrl({ type: 'ApiToken', id: 't', accountId: 'customer' }, reseller)).toBeUndefined();
  });
});
