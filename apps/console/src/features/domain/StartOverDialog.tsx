import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMutation } from '../../api/useMutation.ts';
import { failureText } from '../../api/failureText.ts';
import { domainMessages } from './messages.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import type { Domain } from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const startOverDomainMutation = graphql(
  `
    mutation StartOverDomain($confirmDomain: String!) {
      startOverDomain(confirmDomain: $confirmDomain) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { startOver: messages, check } = domainMessages;

export type StartOverDialogProps = { domain: Domain; onDone: () => void; onClose: () => void };

/** Confirms giving up a domain, which must be typed. */
export function StartOverDialog({ domain, onDone, onClose }: StartOverDialogProps) {
  const { show } = useSnackbar();
  const { run } = useMutation(startOverDomainMutation);
  const { newDomain, validatedAt } = domain;
  async function confirm(): Promise<string | undefined> {
    const result = await run({ confirmDomain: newDomain });
    if (result.kind !== 'done') return failureText(messages.failed, result, check.missing);
    onDone();
    show({ kind: 'success', message: messages.done(newDomain) });
    return undefined;
  }
  return (
    <MutationDialog
      tone="danger"
      title={messages.title}
      confirmLabel={messages.confirm}
      confirmationText={newDomain}
      onConfirm={confirm}
      onClose={onClose}
    >
      {validatedAt === null ? messages.pending(newDomain) : messages.valid(newDomain)}
    </MutationDialog>
  );
}
