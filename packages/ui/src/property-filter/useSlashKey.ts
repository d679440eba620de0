import { type RefObject, useEffect } from 'react';
import { eventTarget, isTextInput } from '../dom/eventTarget.ts';

/** What finds its own choices by letters. */
const typing = 'select, [role=menu], [role=listbox]';

const dialogs = 'dialog, [role=dialog], [role=alertdialog]';

/** "/" brings the focus to the field, unless it is off, somebody is typing, or the field lies under a dialog. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const origin = eventTarget(event);
      if (isTextInput(origin) || origin?.closest(typing)) return;
      // A dialog has its keys to itself, also in the moment before the page behind it is inert.
      const dialog = origin?.closest(dialogs);
      if (dialog && !dialog.contains(field.current)) return;
      if (!field.current || field.current.closest('[inert], [aria-hidden=true]')) return;
      field.current.focus();
      // Under a dialog of the browser's own it cannot have it, and the key stays whose it was.
      if (document.activeElement !== field.current) return;
      event.preventDefault();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, isOff]);
}
