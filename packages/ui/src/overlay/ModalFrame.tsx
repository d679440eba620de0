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
  /** Called with `false` on Escape, a scrim press or the close button. Controlled: keep `isOpen` to refuse. */
  onOpenChange: (isOpen: boolean) => void;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether pressing the scrim requests closing. */
  isDismissable: boolean;
  /** Whether work is in progress, which blocks closing. */
  isPending?: boolean;
  titleId: string;
  descriptionId?: string | undefined;
  /** Receives initial focus; by default the surface itself, so that its name is announced. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Size, position and animation of the surface. */
  className: string;
  children: ReactNode;
}

/**
 * In an effect instead of `autoFocus`, which runs before the focus trap exists: the trap of a modal below would take
 * focus back.
 */
function InitialFocus({ initialFocus }: Pick<ModalFrameProps, 'initialFocus'>) {
  useEffect(() => initialFocus?.current?.focus({ preventScroll: true }), [initialFocus]);
  return null;
}

/** Scrim, focus trap, scroll lock and name, shared by dialog and drawer. */
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
        // Making a long page inert takes longer than showing the modal, so it happens in the next frame.
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
            // Focus does not wait for that frame.
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
