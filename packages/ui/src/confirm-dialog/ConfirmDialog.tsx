import { forwardRef, type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonTone } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { wrapMixedTextNodes } from '../dom/wrapTextNodes.tsx';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { TextField } from '../text-field/index.ts';
import { isConfirmed } from './confirmation.ts';
import { confirmDialogMessages } from './messages.ts';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps extends ElementProps {
  /** Whether it is open; controlled. */
  isOpen: boolean;
  /** Called with `false` on Cancel, on Esc and after success. */
  onOpenChange: (isOpen: boolean) => void;
  /** A question that names the object: "Delete Kofi Mensah?" */
  title: string;
  /** The consequences, and whether they can be undone. */
  children: ReactNode;
  /** Verb and noun: "Delete user". */
  confirmLabel: string;
  /** Label of the button that changes nothing. @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` focuses the cancel button, so that Enter does not delete. @default 'neutral' */
  tone?: ButtonTone;
  /** Text to type for confirmation of a rare and irreversible action: the name of the object. */
  confirmationText?: string | undefined;
  /** The dialog stays open and pending until the promise settles, and closes when it resolves. */
  onConfirm: () => Promise<void> | void;
  /** Error message for a rejected promise. @default a general message */
  describeError?: (error: unknown) => string;
}

/** A confirmation dialog for actions that cannot be undone. */
export const ConfirmDialog = forwardRef<HTMLElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    isOpen,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'neutral',
    confirmationText,
    onConfirm,
    describeError,
    ...rest
  },
  ref,
) {
  const messages = useMessages(confirmDialogMessages);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isMismatch, setIsMismatch] = useState(false);

  const isReady = confirmationText === undefined || isConfirmed(typed, confirmationText);

  const close = () => {
    setError(undefined);
    setTyped('');
    setIsMismatch(false);
    onOpenChange(false);
  };

  const confirm = async () => {
    if (isPending) return;
    if (!isReady) {
      setIsMismatch(true);
      return;
    }
    setError(undefined);
    setIsPending(true);
    try {
      await onConfirm();
      close();
    } catch (reason) {
      setError(describeError?.(reason) ?? messages.error);
    } finally {
      setIsPending(false);
    }
  };

  const firstFocus = tone === 'danger' ? cancelRef : confirmRef;
  return (
    <Dialog
      {...rest}
      ref={ref}
      role="alertdialog"
      isOpen={isOpen}
      isDismissable={false}
      isPending={isPending}
      initialFocus={confirmationText === undefined ? firstFocus : fieldRef}
      onOpenChange={close}
      title={title}
      footer={
        <>
          <Button ref={cancelRef} isDisabled={isPending} onPress={close}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            ref={confirmRef}
            variant="primary"
            tone={tone}
            isPending={isPending}
            disabledReason={
              isReady || confirmationText === undefined ? undefined : messages.typeFirst(confirmationText)
            }
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{wrapMixedTextNodes(children)}</div>
      {confirmationText !== undefined && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A form in a portal still bubbles to the React form around it.
            event.stopPropagation();
            // Enter in the field only moves focus to the button.
            if (tone === 'danger' && isReady) confirmRef.current?.focus();
            else void confirm();
          }}
        >
          <TextField
            ref={fieldRef}
            label={messages.typeToConfirm(confirmationText)}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setIsMismatch(false);
            }}
            isReadOnly={isPending}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            errorMessage={isMismatch ? messages.mismatch : undefined}
          />
        </form>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          <Icon icon={CircleExclamationPoint} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </Dialog>
  );
});
