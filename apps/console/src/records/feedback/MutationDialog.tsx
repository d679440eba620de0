import { ConfirmDialog, type ConfirmDialogProps } from '@edge-console/ui/confirm-dialog';
import { useRef } from 'react';
import { appMessages } from '../../core/messages/messages.ts';

export type MutationDialogProps = Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'tone' | 'confirmationText'
> & {
  /** Disables the dialog until its content is known. @default false */
  isLoading?: boolean;
  /** Whether the owner shows a next step after success, instead of closing it. @default false */
  staysOpen?: boolean;
  /** Resolves with the error message, or undefined on success. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
};

/** Passes the error message to the dialog, which stays open. */
class Refusal extends Error {}

/** A confirmation dialog for a mutation, which shows its error in place. */
export function MutationDialog({
  isLoading = false,
  staysOpen = false,
  onConfirm,
  onClose,
  ...rest
}: MutationDialogProps) {
  const isDone = useRef(false);
  if (isLoading) return null;
  return (
    <ConfirmDialog
      {...rest}
      isOpen
      onOpenChange={() => {
        if (!staysOpen || !isDone.current) onClose();
      }}
      onConfirm={async () => {
        const refusal = await onConfirm();
        if (refusal !== undefined) throw new Refusal(refusal);
        isDone.current = true;
      }}
      describeError={(error) => (error instanceof Refusal ? error.message : appMessages.genericError)}
    />
  );
}
