import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMutation } from '../../api/useMutation.ts';
import { errorText } from '../../api/errorText.ts';
import { parametersMessages } from './messages.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import type { Customer } from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const deleteCategoryMutation = graphql(
  `
    mutation DeleteEiCategory($entityId: ID!, $name: String!) {
      deleteEiCategory(entityId: $entityId, name: $name) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { deleting: messages } = parametersMessages;

type DeleteCategoryDialogProps = { customer: Customer; name: string; onDeleted: () => void; onClose: () => void };

/** Deletes a customer's own category with its values and history. */
export function DeleteCategoryDialog({ customer, name, onDeleted, onClose }: DeleteCategoryDialogProps) {
  const { show } = useSnackbar();
  const remove = useMutation(deleteCategoryMutation);
  return (
    <MutationDialog
      tone="danger"
      title={messages.title(name)}
      confirmLabel={messages.confirm}
      onClose={onClose}
      onConfirm={async () => {
        const result = await remove.run({ entityId: customer.id, name });
        if (result.kind === 'failed') return `${messages.failed(name)} ${errorText(result.error)}`;
        onDeleted();
        show({ kind: 'success', message: messages.done(name) });
        return undefined;
      }}
    >
      {messages.text}
    </MutationDialog>
  );
}
