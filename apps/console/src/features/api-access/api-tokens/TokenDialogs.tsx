import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { useRecord } from '../../../records/form/useRecord.ts';
import type { ListDrawerProps } from '../../../records/list/defineList.ts';
import { failureText } from '../../../api/failureText.ts';
import { apiTokensMessages } from './messages.ts';
import { errorText } from '../../../api/errorText.ts';
import { MutationDialog } from '../../../records/feedback/MutationDialog.tsx';
import { RetryButton } from '../../../records/feedback/RetryButton.tsx';
import * as styles from './ApiTokens.css.ts';
import { apiTokenQuery, type StoredApiToken, tokenLimitQuery } from './queries.ts';
import { isWorking, wasUsedRecently } from '../../../records/api-token/tokenStatus.ts';
import { graphql } from '../../../api/graphql.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';
import { setApiTokenEnabledMutation } from './rowActions.ts';

const deleteApiTokenMutation = graphql(
  `
    mutation DeleteApiToken($id: ID!) {
      deleteApiToken(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { disableDialog, deleteDialog, form: labels, last, missing } = apiTokensMessages;

type TokenDialogProps = ListDrawerProps & {
  messages: typeof disableDialog & { used?: string };
  run: (id: string) => ReturnType<ReturnType<typeof useMutation>['run']>;
  /** ID of the row action offered as Undo. @default none */
  undo?: string;
  /** Whether the name of a recently used token must be typed. */
  isFinal?: boolean;
};

/** Confirms that a token will stop working, and warns if it is the last one. */
function TokenDialog({ id, onClose, refetchList, undoBy, messages, run, undo, isFinal = false }: TokenDialogProps) {
  const { show } = useSnackbar();
  const { reading, read } = useRecord(apiTokenQuery, 'ApiToken', id);
  const limit = useQuery(tokenLimitQuery, {}).data?.viewer.entity;
  const [now] = useState(() => Date.now());
  const token: StoredApiToken | undefined = reading.kind === 'found' ? reading.object : undefined;
  const name = token?.name ?? '';
  const isUsed = isFinal && token !== undefined && wasUsedRecently(token, now);
  const isLast = token !== undefined && isWorking(token, now) && limit?.enabledTokens === 1;

  async function confirm(): Promise<string | undefined> {
    // If confirmed before the token has loaded, wait for it; if it is in use, its name must be typed.
    const found = reading.kind === 'found' ? reading : await read();
    if (found.kind !== 'found') return labels.notLoaded;
    const stored = found.object;
    if (isFinal && !isUsed && wasUsedRecently(stored, now)) return messages.used;
    const result = await run(id);
    if (result.kind !== 'done') return failureText(messages.failed(stored.name), result, missing);
    refetchList();
    // The current token, restored if the undo fails.
    const disabled: StoredApiToken = { ...stored, enabled: false };
    const action = undo === undefined ? undefined : undoBy?.(undo, disabled);
    show({ kind: 'success', message: messages.done(stored.name), ...(action && { action }) });
    return undefined;
  }

  return (
    <MutationDialog
      tone="danger"
      title={messages.title(name)}
      confirmLabel={messages.confirm}
      confirmationText={isUsed ? name : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        {reading.kind === 'loading' && <Skeleton width="60%" />}
        {reading.kind === 'missing' && missing}
        {reading.kind === 'failed' && (
          <Notice
            tone="danger"
            title={labels.notLoaded}
            action={<RetryButton size="sm" error={reading.error} onRetry={() => void read()} />}
          >
            {errorText(reading.error)}
          </Notice>
        )}
        {token && <p>{isUsed ? `${messages.used ?? ''} ${messages.text}` : messages.text}</p>}
        {isLast && <Notice tone="warning">{last}</Notice>}
      </div>
    </MutationDialog>
  );
}

export function DisableTokenDialog(props: ListDrawerProps) {
  const { run } = useMutation(setApiTokenEnabledMutation);
  return <TokenDialog {...props} messages={disableDialog} run={(id) => run({ id, enabled: false })} undo="enable" />;
}

export function DeleteTokenDialog(props: ListDrawerProps) {
  const { run } = useMutation(deleteApiTokenMutation);
  return <TokenDialog {...props} messages={deleteDialog} run={(id) => run({ id })} isFinal />;
}
