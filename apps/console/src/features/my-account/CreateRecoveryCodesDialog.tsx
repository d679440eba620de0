import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useEffect, useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import { graphql } from '../../api/graphql.ts';
import { useMutation } from '../../api/useMutation.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { myRecoveryCodesQuery, mySecurityEventsQuery } from './queries.ts';
import { recoveryCodesMessages } from './recoveryCodesMessages.ts';

const createRecoveryCodesMutation = graphql(
  `
    mutation CreateRecoveryCodes {
      createRecoveryCodes {
        recoveryCodes
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const RecoveryCodesDialog = lazyComponent(
  async () => (await import('../../auth/recovery-codes/RecoveryCodesDialog.tsx')).RecoveryCodesDialog,
);

const messages = recoveryCodesMessages.dialog;

type CreateRecoveryCodesDialogProps = {
  email: string;
  /** There are no codes that would be replaced. */
  isFirst: boolean;
  onClose: () => void;
};

/** Creates recovery codes, and shows them once. */
export function CreateRecoveryCodesDialog({ email, isFirst, onClose }: CreateRecoveryCodesDialogProps) {
  const create = useMutation(createRecoveryCodesMutation, {
    refetchQueries: [myRecoveryCodesQuery, mySecurityEventsQuery],
  });
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => RecoveryCodesDialog.preload(), []);
  if (codes) return <RecoveryCodesDialog codes={codes} email={email} onDone={onClose} />;
  return (
    <MutationDialog
      title={isFirst ? messages.firstTitle : messages.title}
      confirmLabel={isFirst ? recoveryCodesMessages.create : recoveryCodesMessages.replace}
      staysOpen
      onConfirm={async () => {
        const result = await create.run({});
        if (result.kind !== 'done') return failureText(messages.failed, result, messages.failed);
        const created = result.data.createRecoveryCodes.recoveryCodes;
        if (!created) return messages.lost;
        setCodes(created);
        return undefined;
      }}
      onClose={onClose}
    >
      {isFirst ? messages.firstText : messages.text}
    </MutationDialog>
  );
}
