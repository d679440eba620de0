import { placesFor } from '../navigation.ts';
import { shortcutsMessages as messages } from './messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';

export type Shortcut = {
  id: string;
  label: string;
  /** Keys one after the other, as `KeyboardEvent.key`; or one combination for the overview. */
  keys: readonly string[];
  /** Absent where a component handles the key by itself: the palette, a list, the snackbars. */
  run?: () => void;
  /** Works by characters alone, so that it can be turned off (WCAG 2.1.4). */
  isSingleKey: boolean;
};

export type ShortcutGroup = { id: keyof typeof messages.groups; shortcuts: readonly Shortcut[] };

export type ShortcutActions = {
  onNavigate: (href: string) => void;
  onOverview: () => void;
  /** Presses the main button of a list. */
  onCreate: () => void;
};

/** All shortcuts of the console for a viewer: what is listened to, and what the overview shows. `modifier` is Ctrl or ⌘. */
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
  const places = placesFor(viewer).flatMap(({ id, label, href, goKey }) =>
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
    { id: 'places', shortcuts: places },
    {
      id: 'lists',
      shortcuts: [single('search', messages.search, ['/']), single('create', messages.create, ['n'], onCreate)],
    },
  ];
}

/** Milliseconds in which the second key of a sequence counts. */
export const sequencePause = 1_500;

export type Sequence = { keys: readonly string[]; at: number };

/**
 * What a key does after those pressed before it: `match` runs, `pending` waits for the next key. A key that continues nothing
 * begins anew.
 */
export function pressKey(
  shortcuts: readonly Shortcut[],
  before: Sequence | null,
  key: string,
  at: number,
): { match?: Shortcut; pending: Sequence | null } {
  const earlier = before && at - before.at <= sequencePause ? before.keys : [];
  for (const keys of earlier.length > 0 ? [[...earlier, key], [key]] : [[key]]) {
    const begun = shortcuts.filter((shortcut) => keys.every((one, index) => shortcut.keys[index] === one));
    const match = begun.find((shortcut) => shortcut.run && shortcut.keys.length === keys.length);
    if (match) return { match, pending: null };
    if (begun.some((shortcut) => shortcut.keys.length > keys.length)) return { pending: { keys, at } };
  }
  return { pending: null };
}
