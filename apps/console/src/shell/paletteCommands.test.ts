import { describe, expect, it } from 'vitest';
import { viewerWith } from '../api/viewer/viewerWith.fixture.ts';
import { routes } from '../router/routes.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { articlesFor, articleSource } from './articleSource.ts';
import { paletteCommandMessages } from './paletteCommandMessages.ts';
import { paletteCommands, paletteDestinations } from './paletteCommands.ts';

const contents = import.meta.glob<string>('../../../documentation/content/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const labels = (...who: Parameters<typeof viewerWith>) => paletteCommands(viewerWith(...who)).map(({ label }) => label);

const onOneself = ['Change password', 'Change e-mail', 'Set up authenticator app'];

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
      'Create reseller',
      'Import users',
      'Edit account details',
      'Edit billing details',
      ...onOneself,
      'Act as…',
    ]);
    expect(labels({ type: 'CUSTOMER', role: 'admin' })).not.toContain('Create customer');
    expect(labels({ type: 'CUSTOMER', role: 'admin' })).not.toContain('Act as…');
    expect(labels({ type: 'CUSTOMER', role: 'readOnly' })).toEqual(onOneself);
    expect(labels({ type: 'CUSTOMER', role: 'admin', services: [] })).toEqual([
      'Invite user',
      'Create API token',
      'Create role',
      'Import users',
      'Require MFA…',
      'Edit account details',
      'Edit billing details',
      ...onOneself,
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

/** Whether a label or keyword begins with the word. */
const named = ({ label, keywords = [] }: { label: string; keywords?: readonly string[] | undefined }, word: string) =>
  [label, ...keywords].some((text) => text.toLowerCase().startsWith(word.toLowerCase()));

describe('words people use', () => {
  const customer = viewerWith({ type: 'CUSTOMER', role: 'admin' });
  const reseller = viewerWith({ type: 'RESELLER', role: 'adminReseller' });
  const platform = viewerWith({ type: 'PLATFORM', role: 'admin' });

  it.each<[string, Viewer, string[]]>([
    ['token', customer, ['API Integrations', 'API overview']],
    ['key', customer, ['API Integrations', 'Player data API']],
    ['secret', customer, ['API Integrations', 'Create API token']],
    ['sdk', customer, ['API Integrations', 'Create API key', 'Quick start']],
    ['cdn', customer, ['Edge Delivery', 'Create pathway', 'Content steering API']],
    ['webhook', customer, ['Alerts']],
    ['2fa', customer, ['My Account', 'Set up authenticator app', 'Require MFA…']],
    ['mfa', customer, ['My Account', 'Set up authenticator app']],
    ['password', customer, ['My Account', 'Sign in']],
    ['session', customer, ['My Account']],
    ['passkey', customer, ['My Account', 'Sign in']],
    ['permission', customer, ['Roles', 'Create role']],
    ['person', customer, ['Users', 'Invite user']],
    ['invoice', customer, ['Settings', 'Edit billing details']],
    ['billing', customer, ['Settings']],
    ['who changed', customer, ['Audit log']],
    ['logo', reseller, ['Identity']],
    ['brand', reseller, ['Identity']],
    ['ssl', reseller, ['Domain']],
    ['impersonate', reseller, ['Act as…', 'Act as a user']],
    ['tenant', platform, ['Home']],
  ])('%s', (word, viewer, labels) => {
    const items = [
      ...paletteDestinations(viewer),
      ...paletteCommands(viewer),
      ...articlesFor('https://docs.example', viewer),
    ];
    const found = items.filter((item) => named(item, word)).map(({ label }) => label);
    expect(found).toEqual(expect.arrayContaining(labels));
  });
});

describe('palette articles', () => {
  it('have the titles of the documentation', () => {
    const titles = Object.fromEntries(
      Object.entries(contents).map(([path, text]) => [
        path.replace(/^.*\/(.*)\.md$/, '$1'),
        /^# (.*)$/m.exec(text)?.[1],
      ]),
    );
    const articles = Object.entries(paletteCommandMessages.articles).map(([topic, { title }]) => [topic, title]);
    expect(titles).toMatchObject(Object.fromEntries(articles));
  });

  it('are about pages that the viewer can open', () => {
    const labels = articlesFor('https://docs.example', viewerWith({ type: 'CUSTOMER', role: 'admin' })).map(
      ({ label }) => label,
    );
    expect(labels).toContain('Alerts');
    expect(labels).not.toContain('Domain');
    expect(labels).not.toContain('Act as a user');
  });

  it('are found by every word of a search', async () => {
    const source = articleSource('https://docs.example', viewerWith({ type: 'CUSTOMER', role: 'admin' }));
    const found = await source.search('player key', new AbortController().signal);
    expect(found.map(({ label, href }) => [label, href])).toEqual([
      ['Player data API', 'https://docs.example/player-data/'],
    ]);
  });
});

describe('palette pages', () => {
  it('have keywords only if the page exists', () => {
    const pages = Object.entries(routes).flatMap(([id, { menu }]) => (menu ? [id] : []));
    expect(pages).toEqual(expect.arrayContaining(Object.keys(paletteCommandMessages.pages)));
  });
});
