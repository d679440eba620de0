import { menuEntriesFor } from '../navigation.ts';
import { shortcutsMessages as messages } from './messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';

export type Shortcut = {
  id: string;
  label: string;
  /** A sequence of `KeyboardEvent.key` values, or a combination for the overview. */
  keys: readonly string[];
  /** Undefined if a component handles the key itself. */
  run?: () => void;
  /** Uses only character keys, so that it can be turned off (WCAG 2.1.4). */
  isSingleKey: boolean;
};

export type ShortcutGroup = { id: keyof typeof messages.groups; shortcuts: readonly Shortcut[] };

export type ShortcutActions = {
  onNavigate: (href: string) => void;
  onOverview: () => void;
  /** Presses the main button of a list. */
  onCreate: () => void;
};

/** All shortcuts for a viewer. `modifier` is Ctrl or ⌘. */
export function shortcutsFor(
  viewer: Viewer,
  modifier: string,
  { onNavigate, onOverview, onCreate }: ShortcutActions,
): readonly ShortcutGroup[] {
  const handled = (id: string, label: string, ...keys: string[]): Shortcut => ({ id, label, keys, isSingleKey: false });
  const single = (id: string, label: string, keys: readonly string[], run?: () => void): Shortcut => ({
    id,
    label,
    keys,
    isSingleKey: true,
    ...(run && { run }),
  });
  const navigation = menuEntriesFor(viewer).flatMap(({ id, label, href, goKey }) =>
    goKey === undefined ? [] : [single(id, label, ['g', goKey], () => onNavigate(href))],
  );
  return [
    {
      id: 'everywhere',
      shortcuts: [
        handled('palette', messages.palette, `${modifier} K`),
        single('overview', messages.overview, ['?'], onOverview),
        handled('notifications', messages.notifications, 'F6'),
        handled('undo', messages.undo, `${modifier} Z`),
        handled('escape', messages.escape, 'Esc'),
      ],
    },
    { id: 'places', shortcuts: navigation },
    {
      id: 'lists',
      shortcuts: [single('search', messages.search, ['/']), single('create', messages.create, ['n'], onCreate)],
    },
  ];
}

/** Maximum milliseconds between the keys of a sequence. */
export const sequencePause = 1_500;

export type Sequence = { keys: readonly string[]; at: number };

/** What a key does after the earlier keys: `match` runs, `pending` waits for the next key. */
export function pressKey(
  shortcuts: readonly Shortcut[],
  before: Sequence | null,
  key: string,
  at: number,
): { match?: Shortcut; pending: Sequence | null } {
  const earlier = before && at - before.at <= sequencePause ? before.keys : [];
  for (const keys of earlier.length > 0 ? [[...earlier, key], [key]] : [[key]]) {
    const candidates = shortcuts.filter((shortcut) => keys.every((one, index) => shortcut.keys[index] === one));
    const match = candidates.find((shortcut) => shortcut.run && shortcut.keys.length === keys.length);
    if (match) return { match, pending: null };
    if (candidates.some((shortcut) => shortcut.keys.length > keys.length)) return { pending: { keys, at } };
  }
  return { pending: null };
}
