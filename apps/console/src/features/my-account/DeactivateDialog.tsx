import { useState } from 'react';
import { useActiveResources } from '../../records/account/useActiveResources.ts';
import { useOwnAccount } from '../../records/account/useOwnAccount.ts';
import { useMutation } from '../../api/useMutation.ts';
import { deactivationMessages as messages } from './deactivationMessages.ts';
import { errorText } from '../../api/errorText.ts';
import { useReferenceLabel } from '../../records/reference-field/useReferenceLabel.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { DeactivateAccountForm, type Leaving } from './DeactivateAccountForm.tsx';
import * as styles from './MyAccount.css.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const deactivateAccountMutation = graphql(
  `
    mutation DeactivateAccount(
      $reason: DeactivationReason!
      $comment: String
      $successorId: ID
      $wholeEntity: Boolean!
    ) {
      deactivateAccount(reason: $reason, comment: $comment, successorId: $successorId, wholeEntity: $wholeEntity) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

/** The reason and the successor, then the impact and a final confirmation. */
export function DeactivateDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { email, entity, user, administrators } = useViewer();
  const { data } = useOwnAccount();
  const [leaving, setLeaving] = useState<Leaving>();
  const { resources } = useActiveResources({ isEnabled: leaving?.handover === 'whole' });
  const { label: successor } = useReferenceLabel(leaving?.handover === 'successor' ? leaving.successorId : null);
  const { run } = useMutation(deactivateAccountMutation);
  const [step, setStep] = useState<'why' | 'confirm' | 'done'>('why');
  const isLast = administrators.length === 1 && administrators[0]?.email === email;

  const confirm = async (given: Leaving) => {
    const { reason, comment, handover, successorId } = given;
    const result = await run({
      reason,
      comment: comment === '' ? null : comment,
      successorId: handover === 'successor' ? successorId : null,
      wholeEntity: handover === 'whole',
    });
    if (result.kind === 'failed') return `${messages.failed} ${errorText(result.error)}`;
    if (result.kind === 'refused') return `${messages.failed} ${result.userErrors[0]?.message ?? ''}`.trim();
    setStep('done');
    session.end('deactivated');
    return undefined;
  };

  if (step === 'done' || !entity || !user) return null;
  if (step === 'why' || leaving === undefined)
    return (
      <DeactivateAccountForm
        initial={leaving}
        account={isLast ? { id: entity.id, name: entity.name, isPlatform: entity.type === 'PLATFORM' } : null}
        ownId={user.id}
        onClose={onClose}
        onDone={(given) => {
          setLeaving(given);
          setStep('confirm');
        }}
      />
    );
  const isEntireAccount = leaving.handover === 'whole';
  const { usersCount = 0, enabledTokens = 0, activeResources = 0 } = data?.viewer.entity ?? {};
  const ends = isEntireAccount
    ? messages.accountEnds(usersCount, enabledTokens, resources?.count ?? activeResources, resources?.names ?? [])
    : messages.ownEnds;
  const retention = leaving.reason === 'TEMPORARY' ? messages.retentionTemporary : messages.retention;
  return (
    <MutationDialog
      tone="danger"
      title={messages.confirmTitle(isEntireAccount ? entity.name : email)}
      confirmLabel={messages.confirm}
      cancelLabel={messages.back}
      confirmationText={isEntireAccount ? entity.name : email}
      onConfirm={() => confirm(leaving)}
      onClose={() => setStep((current) => (current === 'done' ? current : 'why'))}
    >
      {messages.ends}
      <ul className={styles.ends}>
        {ends.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {successor !== undefined && <p className={styles.successor}>{messages.takesOver(successor)}</p>}
      {isEntireAccount ? messages.retentionAccount : retention}
    </MutationDialog>
  );
}
