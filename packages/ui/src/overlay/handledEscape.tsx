import type { ComponentPropsWithRef, KeyboardEvent } from 'react';

/** Escape that something inside has used, to close a list or to leave a cell, closes nothing around it. */
function stopHandledEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.isDefaultPrevented()) event.stopPropagation();
}

/** For `render` of a dialog: stops a handled Escape, by which react-aria would close the surrounding overlay. */
export const withHandledEscape = (props: ComponentPropsWithRef<'section'>) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role, that of a dialog, is among the attributes
  <section {...props} onKeyDown={stopHandledEscape} />
);
