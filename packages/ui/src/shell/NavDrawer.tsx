import { type ReactNode, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { useMessages } from '../messages/index.ts';
import { FocusReturn } from '../overlay/FocusReturn.tsx';
import { useInteractOutside } from '../overlay/useInteractOutside.ts';
import { media } from '../theme/index.ts';
import { shellMessages } from './messages.ts';
import * as styles from './NavDrawer.css.ts';

export interface NavDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The menu as an overlay, below 1264 px. Loaded on first use, because it includes the overlay code. */
export function NavDrawer({ isOpen, onOpenChange, children }: NavDrawerProps) {
  const messages = useMessages(shellMessages);
  const { ref, shouldCloseOnInteractOutside } = useInteractOutside();
  useEffect(() => {
    // A rotated tablet can have room for the menu next to the page.
    const wide = window.matchMedia(media.fromMenu);
    const close = () => onOpenChange(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [onOpenChange]);
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        shouldCloseOnInteractOutside={shouldCloseOnInteractOutside}
        className={styles.scrim}
        data-scrim=""
      >
        <Modal ref={ref} className={styles.drawer}>
          <Dialog aria-label={messages.mainMenu} className={styles.dialog}>
            {children}
            <FocusReturn />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
