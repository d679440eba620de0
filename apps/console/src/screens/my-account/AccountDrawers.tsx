import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useData } from '../../data/DataProvider.tsx';
import type { VariablesOf } from '../../data/graphql.ts';
import { useViewer, useViewerStore } from '../../viewer/ViewerProvider.tsx';
import { type AccountDetails, myAccountQuery } from './documents.ts';

const EditAccountDrawer = lazyComponent(async () => (await import('./EditAccountDrawer.tsx')).EditAccountDrawer);
const BillingDrawer = lazyComponent(async () => (await import('./BillingDrawer.tsx')).BillingDrawer);

export type AccountDrawersProps = {
  name: 'account' | 'billing';
  account: AccountDetails;
  /** Of the page's query, which is read again. */
  variables: VariablesOf<typeof myAccountQuery>;
  onClose: () => void;
};

/** What changes the person's own account. */
export function AccountDrawers({ name, account, variables, onClose }: AccountDrawersProps) {
  const data = useData();
  const { entity } = useViewer();
  const viewerStore = useViewerStore();
  const props = {
    account: { ...account, name: entity?.name ?? '' },
    reload: async () => {
      const [read] = await Promise.all([
        data.client.request(myAccountQuery, variables),
        viewerStore.refresh({ isForced: true }),
      ]);
      const stored = read.ok ? read.value.viewer.entity : null;
      return stored ? { ...stored, name: viewerStore.current()?.entity?.name ?? '' } : undefined;
    },
    onSaved: () => {
      void viewerStore.refresh({ isForced: true });
      void data.refresh(myAccountQuery).catch(() => undefined);
    },
    onClose,
  };
  return name === 'account' ? <EditAccountDrawer {...props} /> : <BillingDrawer {...props} />;
}
