import { forwardRef, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRef } from '../dom/useMergedRef.ts';
import type { ElementProps } from '../dom/index.ts';
import { FocusReturn } from '../overlay/FocusReturn.tsx';
import * as styles from './Drawer.css.ts';

interface DockedPanelProps extends ElementProps {
  dock: HTMLElement;
  titleId: string;
  descriptionId: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Takes focus when it opens, and restores it on close if it still has it. */
export const DockedPanel = forwardRef<HTMLElement, DockedPanelProps>(function DockedPanel(
  { dock, titleId, descriptionId, onClose, children, ...rest },
  forwardedRef,
) {
  const panel = useMergedRef(forwardedRef);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel]);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape for the focused element inside
    <aside
      {...rest}
      ref={panel}
      tabIndex={-1}
      data-docked=""
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      className={styles.docked}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <FocusReturn />
    </aside>,
    dock,
  );
});
