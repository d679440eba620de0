import { type RefObject, useEffect } from 'react';

const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=menu], [role=listbox]';

/** "/" brings the focus to the field, unless somebody is typing, or the field lies under a dialog. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (!field.current || field.current.closest('[inert], [aria-hidden=true]')) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
