import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../router/routes.ts';
import { viewerWith } from '../../api/viewer/viewerWith.fixture.ts';
import { pressKey, sequencePause, type Shortcut, shortcutsFor } from './shortcuts.ts';

const actions = {
  onNavigate: vi.fn<(href: string) => void>(),
  onOverview: vi.fn<() => void>(),
  onCreate: vi.fn<() => void>(),
};
const groupsOf = (type: 'PLATFORM' | 'RESELLER' | 'CUSTOMER', role = 'admin') =>
  shortcutsFor(viewerWith({ type, role }), 'Ctrl', actions);
const all = (groups: ReturnType<typeof groupsOf>): Shortcut[] => groups.flatMap(({ shortcuts }) => [...shortcuts]);

/** Presses keys, some milliseconds apart. */
function press(shortcuts: readonly Shortcut[], keys: readonly string[], apart = 100): string | undefined {
  let found: string | undefined;
  let pending: ReturnType<typeof pressKey>['pending'] = null;
  keys.forEach((key, index) => {
    const pressed = pressKey(shortcuts, pending, key, index * apart);
    ({ pending } = pressed);
    found = pressed.match?.id;
  });
  return found;
}

describe('shortcuts', () => {
  it('include the pages the viewer can open', () => {
    const places = (groups: ReturnType<typeof groupsOf>) =>
      groups.find(({ id }) => id === 'places')?.shortcuts.map(({ id }) => id);
    expect(places(groupsOf('PLATFORM'))).toContain('accounts');
    expect(places(groupsOf('CUSTOMER'))).not.toContain('accounts');
    expect(places(groupsOf('CUSTOMER', 'own'))).toEqual(['dashboard', 'settings', 'my-account', 'report-issue']);
  });

  it('have a unique key for every menu page', () => {
    const pages = Object.values(routes).flatMap(({ menu }): { goKey?: string }[] =>
      menu ? [...(menu.variants ?? [menu])] : [],
    );
    expect(pages.filter(({ goKey }) => goKey === undefined)).toEqual([]);
    for (const type of ['PLATFORM', 'RESELLER', 'CUSTOMER'] as const) {
      const keys = all(groupsOf(type)).flatMap(({ keys: [first, second] }) => (first === 'g' ? [second] : []));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('can be turned off if they only use character keys', () => {
    for (const { keys, isSingleKey } of all(groupsOf('PLATFORM')))
      expect({ keys, isSingleKey }).toEqual({ keys, isSingleKey: keys.every((key) => key.length === 1) });
  });
});

describe('keys', () => {
  const shortcuts = all(groupsOf('PLATFORM'));

  it.each<[readonly string[], string | undefined]>([
    [['g', 'u'], 'users'],
    [['?'], 'overview'],
    [['n'], 'create'],
    [['u'], undefined],
    [['g'], undefined],
    [['g', 'x', 'u'], undefined],
    [['g', 'g', 'u'], 'users'],
    [['g', '?'], 'overview'],
    // The list handles it.
    [['/'], undefined],
  ])('%j: %s', (keys, id) => {
    expect(press(shortcuts, keys)).toBe(id);
  });

  it('in a sequence time out', () => {
    expect(press(shortcuts, ['g', 'u'], sequencePause + 1)).toBeUndefined();
  });
});
