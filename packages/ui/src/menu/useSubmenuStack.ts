import { type ContextType, useState } from 'react';
import type { RootMenuTriggerStateContext } from 'react-aria-components/Menu';

type RootState = NonNullable<ContextType<typeof RootMenuTriggerStateContext>>;
type Key = RootState['expandedKeysStack'][number];

/** Tracks open submenus of a controlled menu; react-aria only does so for menus with its own trigger. */
export function useSubmenuStack(close: () => void): RootState {
  const [stack, setStack] = useState<Key[]>([]);
  return {
    isOpen: true,
    setOpen: (isOpen) => {
      if (!isOpen) close();
    },
    open: () => {},
    toggle: close,
    close: () => {
      setStack([]);
      close();
    },
    focusStrategy: null,
    point: null,
    setPoint: () => {},
    expandedKeysStack: stack,
    openSubmenu: (key, level) =>
      setStack((before) => (level > before.length ? before : [...before.slice(0, level), key])),
    closeSubmenu: (key, level) => setStack((before) => (before[level] === key ? before.slice(0, level) : before)),
  };
}
