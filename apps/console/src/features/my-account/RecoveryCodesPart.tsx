import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useState } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { useAfterSignIn } from '../../auth/authenticated/useAfterSignIn.ts';
import { myRecoveryCodesQuery } from './queries.ts';
import { RecoveryCodesRow } from './RecoveryCodesRow.tsx';

const CreateRecoveryCodesDialog = lazyComponent(
  async () => (await import('./CreateRecoveryCodesDialog.tsx')).CreateRecoveryCodesDialog,
);

/** The user's recovery codes, as part of the MFA card. */
export function RecoveryCodesPart({ email }: { email: string }) {
  const query = useQuery(myRecoveryCodesQuery, {});
  const [isOpen, setIsOpen] = useState(false);
  useAfterSignIn(query.refetch);
  const codes = query.data?.myRecoveryCodes;
  return (
    <>
      <RecoveryCodesRow codes={codes} error={query.error} onRetry={query.refetch} onCreate={() => setIsOpen(true)} />
      {isOpen && codes && (
        <CreateRecoveryCodesDialog email={email} isFirst={codes.createdAt === null} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
