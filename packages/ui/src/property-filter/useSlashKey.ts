import { type RefObject, useEffect } from 'react';
import { eventTarget, isTextInput } from '../dom/eventTarget.ts';

/** Elements with their own type-ahead. */
const typing = 'select, [role=menu], [role=listbox]';

const dialogs = 'dialog, [role=dialog], [role=alertdialog]';

/** "/" focuses the field, unless it is off, the user is typing, or the field is under a dialog. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const origin = eventTarget(event);
      if (isTextInput(origin) || origin?.closest(typing)) return;
      // A dialog keeps its keys, also before the page behind it is inert.
      const dialog = origin?.closest(dialogs);
      if (dialog && !dialog.contains(field.current)) return;
      if (!field.current || field.current.closest('[inert], [aria-hidden=true]')) return;
      field.current.focus();
      // Under a native dialog the field cannot take focus, so the key keeps its default.
      if (document.activeElement !== field.current) return;
      event.preventDefault();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, isOff]);
}
