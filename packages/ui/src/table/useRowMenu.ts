import { type RefObject, useCallback, useEffect, useState } from 'react';

interface OpenMenu {
  key: string;
  trigger: HTMLButtonElement;
  /** Where its row stood last. */
  index: number;
}

/**
 * The one menu all rows share; `keys` are those of the rows that are shown. When its row goes, it closes, and the focus that was
 * in it passes to the menu button of the row that took the place, else to the table.
 */
export function useRowMenu(keys: readonly string[], table: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<OpenMenu>();
  const [lost, setLost] = useState<OpenMenu>();
  const index = open === undefined ? -1 : keys.indexOf(open.key);
  if (open !== undefined && index !== open.index) {
    setOpen(index === -1 ? undefined : { ...open, index });
    if (index === -1) setLost(open);
  }

  useEffect(() => {
    // Somebody else may have been quicker.
    if (lost === undefined || document.activeElement !== document.body) return;
    const buttons = table.current?.querySelectorAll<HTMLElement>('[aria-haspopup=menu]') ?? [];
    (buttons[Math.min(lost.index, buttons.length - 1)] ?? table.current)?.focus();
  }, [lost, table]);

  const close = useCallback(() => setOpen(undefined), []);
  const toggle = useCallback((key: string, trigger: HTMLButtonElement) => {
    setOpen((before) => (before?.key === key ? undefined : { key, trigger, index: -1 }));
  }, []);
  return { open, index, close, toggle };
}
