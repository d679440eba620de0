import { forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSharedRef } from '../element/useSharedRef.ts';
import type { ElementProps } from '../element/index.ts';
import * as styles from './Drawer.css.ts';

interface DockedPanelProps extends ElementProps {
  dock: HTMLElement;
  titleId: string;
  descriptionId: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Takes the focus when it opens and gives it back, unless somebody has gone on to the page meanwhile. */
export const DockedPanel = forwardRef<HTMLElement, DockedPanelProps>(function DockedPanel(
  { dock, titleId, descriptionId, onClose, children, ...rest },
  forwardedRef,
) {
  const panel = useSharedRef(forwardedRef);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const surface = panel.current;
    opener.current = document.activeElement;
    surface?.focus({ preventScroll: true });
    return () => {
      const isLeft = document.activeElement !== document.body && !surface?.contains(document.activeElement);
      if (isLeft) return;
      // Its row may have gone from the page meanwhile.
      const place = opener.current?.isConnected ? opener.current : document.getElementById('main');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, [panel]);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is that of what has the focus within
    <aside
      {...rest}
      ref={panel}
      tabIndex={-1}
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
    </aside>,
    dock,
  );
});
