import { describe, expect, it } from 'vitest';
import { viewerWith } from '../api/viewer/viewerWith.fixture.ts';
import { routes } from '../router/routes.ts';
import { paletteCommandMessages } from './paletteCommandMessages.ts';
import { paletteCommands, paletteDestinations } from './paletteCommands.ts';

const labels = (...who: Parameters<typeof viewerWith>) => paletteCommands(viewerWith(...who)).map(({ label }) => label);

describe('palette actions', () => {
  it('require permission', () => {
    expect(labels({ type: 'PLATFORM', role: 'admin' })).toEqual([
      'Invite user',
      'Create API token',
      'Create API key',
      'Create resource',
      'Create pathway',
      'Create customer',
      'Create role',
      'Act as…',
    ]);
    expect(labels({ type: 'CUSTOMER', role: 'admin' })).not.toContain('Create customer');
    expect(labels({ type: 'CUSTOMER', role: 'admin' })).not.toContain('Act as…');
    expect(labels({ type: 'CUSTOMER', role: 'readOnly' })).toEqual([]);
    expect(labels({ type: 'CUSTOMER', role: 'admin', services: [] })).toEqual([
      'Invite user',
      'Create API token',
      'Create role',
    ]);
  });

  it('open their form on its page', () => {
    const addresses = Object.fromEntries(
      paletteCommands(viewerWith({ type: 'RESELLER', role: 'adminReseller' })).map(({ id, href }) => [id, href]),
    );
    expect(addresses).toMatchObject({
      inviteUser: '/users/?drawer=invite',
      newApiToken: '/apis/?drawer=create',
      newApiKey: '/apis/?tab=apiKeys&drawer=create',
      newCustomer: '/?tab=customers&drawer=create',
    });
  });
});

describe('palette pages', () => {
  it.each([
    ['token', 'API Integrations'],
    ['key', 'API Integrations'],
    ['secret', 'API Integrations'],
    ['2fa', 'My Account'],
    ['password', 'My Account'],
    ['cdn', 'Edge Delivery'],
    ['permissions', 'Roles'],
    ['dns', 'Domain'],
  ])('are found by keywords: %s', (word, page) => {
    const found = ['PLATFORM', 'RESELLER', 'CUSTOMER'].flatMap((type) =>
      paletteDestinations(
        viewerWith({ type: type as 'PLATFORM', role: type === 'RESELLER' ? 'adminReseller' : 'admin' }),
      ).flatMap(({ label, keywords }) => (keywords?.includes(word) ? [label] : [])),
    );
    expect(found).toContain(page);
  });

  it('have keywords only if the page exists', () => {
    const pages = Object.entries(routes).flatMap(([id, { menu }]) => (menu ? [id] : []));
    expect(pages).toEqual(expect.arrayContaining(Object.keys(paletteCommandMessages.pages)));
  });
});
