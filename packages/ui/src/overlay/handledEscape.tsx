import type { ComponentPropsWithRef, KeyboardEvent } from 'react';

/** Escape already used by inner content, to close a list or leave a cell, must not close the overlay around it. */
function stopHandledEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.isDefaultPrevented()) event.stopPropagation();
}

/** For the `render` prop of a dialog: stops a handled Escape, which would otherwise make react-aria close the overlay. */
export const withHandledEscape = (props: ComponentPropsWithRef<'section'>) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role, that of a dialog, is among the attributes
  <section {...props} onKeyDown={stopHandledEscape} />
);
