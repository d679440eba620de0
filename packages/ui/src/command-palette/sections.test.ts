import { describe, expect, it } from 'vitest';
import type { SourceState } from './command.ts';
import { storedRecentCommands, addRecent, type RecentCommand } from './recent.ts';
import { sectionsOf } from './sections.ts';

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'users', label: 'Users', href: '/users/' },
      { id: 'domain', label: 'Domain', href: '/domain/' },
    ],
  },
  { id: 'actions', label: 'Actions', items: [{ id: 'invite', label: 'Invite user…' }] },
];
const people = { id: 'people', label: 'People', search: () => Promise.resolve([]) };
const kofi: RecentCommand = { id: 'kofi', sectionId: 'people', label: 'Kofi Mensah', href: '/users/7' };
const known = {
  groups,
  sources: [people],
  found: {},
  recent: [] as readonly RecentCommand[],
  recentLabel: 'Recent',
  locale: 'en-US',
};
const shown = (query: string, more: object = {}) =>
  sectionsOf({ ...known, ...more }, query).map(({ id, items }) => [id, ...items.map((item) => item.id)].join(' '));

describe('sectionsOf', () => {
  it('shows everything without a query, recent items first and once', () => {
    const recent = [kofi, { id: 'domain', sectionId: 'pages', label: 'Old name' }];
    expect(shown('', { recent })).toEqual(['recent kofi domain', 'pages users', 'actions invite']);
  });

  it('hides items the user can no longer access, even if recent', () => {
    const recent = [kofi, { id: 'roles', sectionId: 'pages', label: 'Roles', href: '/roles/' }];
    expect(shown('', { recent, sources: [] })).toEqual(['pages users domain', 'actions invite']);
  });

  it('sorts groups by their best result', () => {
    expect(shown('us')).toEqual(['pages users', 'actions invite']);
    expect(shown('inv')).toEqual(['actions invite']);
    const found: Record<string, SourceState> = {
      people: { status: 'ready', items: [{ id: 'u', label: 'Invar Berg', href: '/users/8' }] },
    };
    expect(shown('inva', { found })).toEqual(['people u']);
  });

  it('puts recent items first among ties', () => {
    const pages = [
      {
        id: 'pages',
        label: 'Pages',
        items: [
          { id: 'a', label: 'Token a' },
          { id: 'b', label: 'Token b' },
        ],
      },
    ];
    const recent = [{ id: 'b', sectionId: 'pages', label: 'Token b' }];
    expect(shown('token', { groups: pages, recent })).toEqual(['pages b a']);
  });

  it('keeps pending and failed sources in view', () => {
    expect(shown('zzz', { found: { people: { status: 'pending', items: [] } } })).toEqual(['people']);
    expect(shown('zzz', { found: { people: { status: 'failed', items: [] } } })).toEqual(['people']);
    expect(shown('zzz', { found: { people: { status: 'ready', items: [] } } })).toEqual([]);
  });

  it('groups the results of one source, best group first', () => {
    const everything = {
      ...people,
      id: 'everything',
      groups: [
        { id: 'people', label: 'People' },
        { id: 'roles', label: 'Roles' },
      ],
    };
    const items = [
      { id: 'akofa', label: 'Akofa Lawson', groupId: 'people' },
      { id: 'kofa', label: 'Kofa', groupId: 'roles' },
    ];
    const answer = (status: SourceState['status'], given = items) => ({
      sources: [everything],
      found: { everything: { status, items: given } },
    });
    expect(shown('kof', answer('ready'))).toEqual(['roles kofa', 'people akofa']);
    expect(shown('zz', answer('pending', []))).toEqual(['everything']);
    expect(shown('', { sources: [everything], recent: [kofi] })).toEqual([
      'recent kofi',
      'pages users domain',
      'actions invite',
    ]);
    const role = { ...kofi, sectionId: 'tokens' };
    expect(shown('', { sources: [everything], recent: [role] })).toEqual(['pages users domain', 'actions invite']);
  });
});

describe('recent commands', () => {
  it('keeps each item once, at most five, most recent first', () => {
    const used = ['a', 'b', 'a', 'c', 'd', 'e', 'f'].reduce<readonly RecentCommand[]>(
      (recent, id) => addRecent(recent, { id, sectionId: 'pages', label: id }),
      [],
    );
    expect(used.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'a']);
  });

  it('tolerates a storage that throws or has invalid data', () => {
    const forbidden = storedRecentCommands('k', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(forbidden.read()).toEqual([]);
    expect(() => forbidden.write([kofi])).not.toThrow();
    const holds = (text: string) =>
      storedRecentCommands('k', () => ({ getItem: () => text, setItem: () => undefined }));
    expect(holds('{').read()).toEqual([]);
    expect(holds(JSON.stringify([kofi, { id: 1 }, null, 'x'])).read()).toEqual([kofi]);
  });
});
