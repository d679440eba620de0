import { Button } from '@edge-console/ui/button';
import { ScrollText } from '@edge-console/ui/icon';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { EmptyState } from '@edge-console/ui/states';
import { useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import { DocumentationLink } from '../../shell/documentation/DocumentationLink.tsx';
import { errorText } from '../../api/errorText.ts';
import { parametersMessages } from './messages.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { ChangeList, type Changes } from '../../records/history/ChangeList.tsx';
import { VersionsDrawer } from '../../records/history/VersionsDrawer.tsx';
import * as styles from '../../records/history/History.css.ts';
import { type Category, type Customer, toCategory, categoryFields } from './queries.ts';
import type { ParametersState } from './useParameters.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const historyQuery = graphql(`
  query ParameterHistory($entityId: ID!, $category: String!) {
    eiHistory(entityId: $entityId, category: $category) {
      version
      at
      user
      diff
    }
  }
`);

const revertParametersMutation = graphql(
  `
    mutation RevertEiParameters($entityId: ID!, $category: String!, $toVersion: Int!) {
      revertEiParameters(entityId: $entityId, category: $category, toVersion: $toVersion) {
        category {
          ...CategoryFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [categoryFields, userErrorFields],
);

const { versions: messages } = parametersMessages;

type HistoryDrawerProps = { customer: Customer; category: Category; parameters: ParametersState; onClose: () => void };

/** A category's versions, which can be restored. */
export function HistoryDrawer({ customer, category, parameters, onClose }: HistoryDrawerProps) {
  const access = useAccess('revertEiParameters');
  const changes = useAccess('setEiParameters').allowed;
  const offline = useOfflineReason();
  const query = useQuery(historyQuery, { entityId: customer.id, category: category.name });
  const [toVersion, setToVersion] = useState<number>();
  const disabledReason = Object.hasOwn(parameters.edits, category.name) ? messages.unsaved : offline;
  return (
    <VersionsDrawer
      title={messages.title(category.name)}
      description={messages.description(customer.name)}
      versions={query.data?.eiHistory}
      query={query}
      current={category.version}
      action={
        access.allowed
          ? {
              label: messages.revert,
              disabledReason: () => disabledReason,
              onPress: ({ version }) => setToVersion(version),
            }
          : undefined
      }
      changesOf={({ diff }) =>
        Object.keys(diff as Changes).length === 0 ? (
          <p className={styles.note}>{messages.created}</p>
        ) : (
          <ChangeList changes={diff as Changes} />
        )
      }
      empty={
        <EmptyState
          icon={ScrollText}
          title={messages.empty.title}
          actions={
            changes ? (
              <Button variant="primary" onPress={onClose}>
                {messages.empty.change}
              </Button>
            ) : undefined
          }
        >
          {messages.empty.text} <DocumentationLink topic="parameters" />
        </EmptyState>
      }
      button={
        access.allowed &&
        !category.custom &&
        category.version > 0 && (
          <Button disabledReason={disabledReason} onPress={() => setToVersion(0)}>
            {messages.defaults}
          </Button>
        )
      }
      onClose={onClose}
    >
      {toVersion !== undefined && (
        <RevertDialog
          customer={customer}
          category={category}
          toVersion={toVersion}
          onReverted={(stored) => {
            parameters.store(stored);
            query.refetch();
          }}
          onClose={() => setToVersion(undefined)}
        />
      )}
    </VersionsDrawer>
  );
}

type RevertDialogProps = {
  customer: Customer;
  category: Category;
  toVersion: number;
  onReverted: (stored: Category) => void;
  onClose: () => void;
};

function RevertDialog({ customer, category, toVersion, onReverted, onClose }: RevertDialogProps) {
  const { show } = useSnackbar();
  const revert = useMutation(revertParametersMutation);
  const { reverting } = messages;
  return (
    <MutationDialog
      title={reverting.title(toVersion)}
      confirmLabel={reverting.confirm}
      onClose={onClose}
      onConfirm={async () => {
        const result = await revert.run({ entityId: customer.id, category: category.name, toVersion });
        if (result.kind === 'failed') return `${reverting.failed} ${errorText(result.error)}`;
        if (result.kind === 'refused')
          return `${reverting.failed} ${result.userErrors.map(({ message }) => message).join(' ')}`;
        const stored = result.data.revertEiParameters.category;
        if (stored) onReverted(toCategory(stored));
        show({ kind: 'success', message: reverting.done(category.name) });
        return undefined;
      }}
    >
      {reverting.text(category.name)}
    </MutationDialog>
  );
}
