import { forwardRef, type ReactNode, type RefObject, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ElementProps } from '../dom/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { FocusReturn } from './FocusReturn.tsx';
import { dialogBox, modalSurface, scrim } from './overlay.css.ts';
import { useIsPainted } from './useIsPainted.ts';
import { withHandledEscape } from './handledEscape.tsx';
import { useInteractOutside } from './useInteractOutside.ts';

export interface ModalFrameProps extends ElementProps {
  isOpen: boolean;
  /** Called with `false` as a request (Esc, scrim, close button); controlled: keep `isOpen` to refuse it. */
  onOpenChange: (isOpen: boolean) => void;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press on the scrim requests to close. */
  isDismissable: boolean;
  /** Work is under way: nothing that closes is heard. */
  isPending?: boolean;
  titleId: string;
  descriptionId?: string | undefined;
  /** Initial focus; without it the surface itself, so that its name is announced. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Size, place and movement of the surface. */
  className: string;
  children: ReactNode;
}

/**
 * In an effect and not by `autoFocus`, which comes before the focus trap exists: the trap of a modal below would take the
 * focus back.
 */
function InitialFocus({ initialFocus }: Pick<ModalFrameProps, 'initialFocus'>) {
  useEffect(() => initialFocus?.current?.focus({ preventScroll: true }), [initialFocus]);
  return null;
}

/** Scrim, focus trap, scroll lock and name: what dialog and drawer have in common. */
export const ModalFrame = forwardRef<HTMLElement, ModalFrameProps>(function ModalFrame(
  {
    isOpen,
    onOpenChange,
    role = 'dialog',
    isDismissable,
    isPending = false,
    titleId,
    descriptionId,
    initialFocus,
    className,
    children,
    id,
    ...rest
  },
  ref,
) {
  const isPainted = useIsPainted(isOpen);
  const { ref: surface, shouldCloseOnInteractOutside } = useInteractOutside();
  return (
    <AriaLocale>
      <ModalOverlay
        className={scrim}
        data-scrim=""
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable && !isPending}
        shouldCloseOnInteractOutside={shouldCloseOnInteractOutside}
        isKeyboardDismissDisabled={isPending}
        // To make a long page inert takes longer than to show the modal: the page follows in the next frame.
        UNSTABLE_deferUntilEntered
        isEntering={!isPainted}
      >
        <Modal ref={surface} className={`${modalSurface} ${className}`}>
          <Dialog
            {...rest}
            ref={ref}
            render={withHandledEscape}
            {...(id === undefined ? {} : { id })}
            className={dialogBox}
            role={role}
            aria-labelledby={titleId}
            data-pending={isPending || undefined}
            // The focus does not wait for that frame.
            isEntering={false}
            {...(descriptionId === undefined ? {} : { 'aria-describedby': descriptionId })}
          >
            {children}
            <InitialFocus initialFocus={initialFocus} />
            <FocusReturn />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
});
