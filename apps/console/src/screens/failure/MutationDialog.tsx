import { ConfirmDialog, type ConfirmDialogProps } from '@edge-console/ui/confirm-dialog';
import { messages } from '../../messages/messages.ts';

export type MutationDialogProps = Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmLabel' | 'tone'> & {
  /** Resolves with the sentence for what went wrong; with nothing when it is done. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
};

/** Carries the sentence to the dialog, which stays open with it. */
class Refusal extends Error {}

/** Asks before a change of the service's data, and says in place why it was not made. */
export function MutationDialog({ onConfirm, onClose, ...rest }: MutationDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      isOpen
      onOpenChange={onClose}
      onConfirm={async () => {
        const refusal = await onConfirm();
        if (refusal !== undefined) throw new Refusal(refusal);
      }}
      describeError={(error) => (error instanceof Refusal ? error.message : messages.genericError)}
    />
  );
}
