import { type RefObject, useEffect } from 'react';
import { originOf, takesText } from '../element/origin.ts';

/** What has its own use for letters. */
const typing = 'input, select, [role=menu], [role=listbox]';

/** "/" brings the focus to the field, unless somebody is typing, or the field lies under a dialog. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const origin = originOf(event);
      if (takesText(origin) || origin?.closest(typing)) return;
      if (!field.current || field.current.closest('[inert], [aria-hidden=true]')) return;
      field.current.focus();
      // Under a dialog of the browser's own it cannot have it, and the key stays whose it was.
      if (document.activeElement !== field.current) return;
      event.preventDefault();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
