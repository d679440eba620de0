import { Notice } from '@edge-console/ui/notice';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useAccess } from '../../../auth/access/useAccess.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { failureText } from '../../../api/failureText.ts';
import { apiKeysMessages } from './messages.ts';
import { RetryButton } from '../../../records/feedback/RetryButton.tsx';
import { unsyncedKeysQuery, apiKeysQuery } from './queries.ts';
import { graphql } from '../../../api/graphql.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';

const syncApiKeysMutation = graphql(
  `
    mutation SyncApiKeys {
      syncApiKeys {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { sync: messages, missing } = apiKeysMessages;

/** Reports keys that are not synced with Edge Intelligence, and retries. */
export function KeySync() {
  const unsynced = useQuery(unsyncedKeysQuery, {}).data?.apiKeys.totalCount ?? 0;
  const { allowed } = useAccess('syncApiKeys');
  const { run, isRunning, error } = useMutation(syncApiKeysMutation, {
    refetchQueries: [apiKeysQuery, unsyncedKeysQuery],
  });
  const { show } = useSnackbar();
  if (unsynced === 0) return null;
  async function retry(): Promise<void> {
    const result = await run({});
    if (result.kind === 'done') show({ kind: 'success', message: messages.started });
    else show({ kind: 'error', message: failureText(messages.notStarted, result, missing) });
  }
  return (
    <Notice
      tone="danger"
      title={messages.failed}
      action={allowed && <RetryButton size="sm" error={error} isPending={isRunning} onRetry={() => void retry()} />}
    >
      {messages.text}
    </Notice>
  );
}
