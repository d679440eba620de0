import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A question that names the object: "Delete Kofi Mensah?" */
  title: string;
  /** What happens then, and whether it can be undone. */
  children: ReactNode;
  /** Verb and noun: "Delete user". */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** `danger`: cancel has the focus, so that Enter never destroys. @default 'primary' */
  tone?: 'danger' | 'primary';
  /** The dialog stays open and pending until the promise settles, and closes when it resolves. */
  onConfirm: () => Promise<void> | void;
  /** The sentence for a promise that was rejected. Default: a general one. */
  describeError?: (error: unknown) => string;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  describeError,
}: ConfirmDialogProps) {
  const texts = useMessages('confirmDialog');
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();

  const requestClose = () => {
    // What runs cannot be taken back by closing the window over it.
    if (isPending) return;
    setError(undefined);
    onOpenChange(false);
  };

  const confirm = async () => {
    if (isPending) return;
    setError(undefined);
    setIsPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (reason) {
      setError(describeError?.(reason) ?? texts.error);
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      isDismissable={false}
      initialFocus={tone === 'danger' ? cancelRef : confirmRef}
      onOpenChange={requestClose}
      title={title}
      footer={
        <>
          <Button ref={cancelRef} isDisabled={isPending} onPress={requestClose}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button ref={confirmRef} variant={tone} isPending={isPending} onPress={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          <Icon icon={CircleExclamationPoint} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </Dialog>
  );
}
