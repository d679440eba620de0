import { type ReactNode, type RefObject, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { dialogBox, modalSurface, scrim } from './overlay.css.ts';

export interface ModalFrameProps {
  isOpen: boolean;
  /** `false` is a request (Esc, scrim, close button); an owner that keeps `isOpen` refuses it. */
  onOpenChange: (isOpen: boolean) => void;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press on the scrim asks to close. */
  isDismissable: boolean;
  titleId: string;
  descriptionId?: string | undefined;
  /** What has the focus first; without it the surface itself, so that its name is read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Size, place and movement of the surface. */
  className: string;
  children: ReactNode;
}

/**
 * In an effect and not by `autoFocus`, which comes before the focus trap exists: the trap of a modal below would take the
 * focus back.
 */
function InitialFocus({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => target.current?.focus({ preventScroll: true }), [target]);
  return null;
}

/** Scrim, focus trap, scroll lock and name: what dialog and drawer have in common. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  role = 'dialog',
  isDismissable,
  titleId,
  descriptionId,
  initialFocus,
  className,
  children,
}: ModalFrameProps) {
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
      <Modal className={`${modalSurface} ${className}`}>
        <Dialog
          className={dialogBox}
          role={role}
          aria-labelledby={titleId}
          {...(descriptionId === undefined ? {} : { 'aria-describedby': descriptionId })}
        >
          {children}
          {initialFocus && <InitialFocus target={initialFocus} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
