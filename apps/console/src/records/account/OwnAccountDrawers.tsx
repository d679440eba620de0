import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { errorMessages } from '../../core/messages/errors.ts';
import { useViewer, useViewerStore } from '../../api/viewer/ViewerProvider.tsx';
import { AccountForm } from './AccountForm.tsx';
import { BillingForm } from './BillingForm.tsx';
import { type OwnAccount, ownAccountQuery, updateAccountMutation } from './ownAccount.ts';

export type OwnAccountDrawersProps = {
  name: 'account' | 'billing';
  account: OwnAccount;
  seesBilling: boolean;
  onClose: () => void;
};

/** Drawers that change the current user's account. */
export function OwnAccountDrawers({ name, account, seesBilling, onClose }: OwnAccountDrawersProps) {
  const queryClient = useQueryClient();
  const { entity } = useViewer();
  const viewerStore = useViewerStore();
  const change = {
    account: { ...account, name: entity?.name ?? '' },
    reload: async () => {
      const [read] = await Promise.all([
        queryClient.client.request(ownAccountQuery, { seesBilling }),
        viewerStore.refresh({ isForced: true }),
      ]);
      const stored = read.ok ? read.value.viewer.entity : null;
      return stored ? { ...stored, name: viewerStore.current()?.entity?.name ?? '' } : undefined;
    },
    mutation: updateAccountMutation,
    onSaved: () => {
      void viewerStore.refresh({ isForced: true });
      void queryClient.refetchQueries(ownAccountQuery).catch(() => undefined);
    },
    onClose,
  };
  return name === 'account' ? (
    <AccountForm
      {...change}
      draftKey="own-account"
      failed={errorMessages.notSaved}
      variables={(input, expectedVersion) => ({ expectedVersion, input })}
    />
  ) : (
    <BillingForm
      {...change}
      draftKey="own-billing"
      variables={(input, expectedVersion) => ({ expectedVersion, input })}
    />
  );
}
