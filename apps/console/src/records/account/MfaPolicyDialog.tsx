import { formatDate } from '@edge-console/ui/date-time';
import { Link } from '@edge-console/ui/link';
import { emptyQuery, serialize } from '@edge-console/ui/property-filter';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { locale } from '../../core/locale/locale.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { ListDrawerProps } from '../list/defineList.ts';
import { failureText } from '../../api/failureText.ts';
import { mfaPolicyMessages as messages } from './mfaPolicyMessages.ts';
import { userMessages } from '../user/messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewer, useViewerStore } from '../../api/viewer/ViewerProvider.tsx';
import { MutationDialog } from '../feedback/MutationDialog.tsx';
import { RetryButton } from '../feedback/RetryButton.tsx';
import { mfaStates } from './mfaStates.ts';
import * as styles from './MfaPolicyDialog.css.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

/** Counts the account's own users who have signed in and have not set up MFA. */
const withoutMfaQuery = graphql(`
  query WithoutFactor($entity: String!, $states: [String!]!) {
    users(
      list: {
        first: 1
        filter: [
          { field: "entity", op: eq, values: [$entity] }
          { field: "mfaEnabled", op: eq, values: ["false"] }
          { field: "status", op: eq, values: $states }
        ]
      }
    ) {
      totalCount
    }
  }
`);

const setAccountPolicyMutation = graphql(
  `
    mutation SetAccountPolicy($requireMfa: Boolean!) {
      setAccountPolicy(requireMfa: $requireMfa) {
        entity {
          id
          requireMfa
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

/** Grace period in milliseconds, for display; the API decides. */
const grace = 7 * 24 * 3_600_000;

/** URL of Users, filtered to those who have signed in without MFA. */
const usersWithoutMfaUrl = `/users/?${new URLSearchParams({
  filter: serialize({
    ...emptyQuery,
    tokens: [
      { field: 'mfaEnabled', op: 'eq', values: ['false'] },
      { field: 'status', op: 'eq', values: [...mfaStates] },
    ],
  }),
})}`;

/** Starts or stops requiring MFA for everyone in the account. First shows who is affected, and when. */
export function MfaPolicyDialog(props: ListDrawerProps) {
  const { entity } = useViewer();
  return entity && <Dialog {...props} entity={entity} />;
}

type DialogProps = ListDrawerProps & { entity: NonNullable<Viewer['entity']> };

function Dialog({ entity, onClose, refetchList }: DialogProps) {
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const viewer = useViewerStore();
  const change = useMutation(setAccountPolicyMutation, { refetchQueries: [withoutMfaQuery] });
  const without = useQuery(withoutMfaQuery, { entity: entity.id, states: [...mfaStates] });
  // Fixed when the dialog opens, because the mutation changes the account.
  const [wasRequired] = useState(entity.requireMfa);
  const [end] = useState(() => new Date(Date.now() + grace));
  const labels = wasRequired ? messages.giveUp : messages.demand;
  const count = without.data?.users.totalCount;

  const confirm = async () => {
    const result = await change.run({ requireMfa: !wasRequired });
    if (result.kind !== 'done') return failureText(messages.failed, result, userMessages.missing);
    // The viewer contains the account and the user's due date.
    await viewer.refresh({ isForced: true });
    refetchList();
    show({ kind: 'success', message: labels.done });
    return undefined;
  };

  return (
    <MutationDialog
      title={labels.title}
      tone={wasRequired ? 'danger' : 'neutral'}
      confirmLabel={labels.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.text}>
        <p>
          {wasRequired
            ? messages.giveUp.text(entity.name)
            : messages.demand.text(entity.name, formatDate(end, undefined, locale))}
        </p>
        <p>
          <output>
            {count !== undefined ? labels.count(count) : without.error ? messages.notCounted : <Skeleton width={240} />}
          </output>{' '}
          {count !== undefined && count > 0 && entity.type === 'CUSTOMER' && (
            <Link asChild>
              <button type="button" onClick={() => void navigate(usersWithoutMfaUrl, { replace: true })}>
                {messages.show}
              </button>
            </Link>
          )}
        </p>
        {count === undefined && without.error && (
          <RetryButton size="sm" error={without.error} onRetry={without.refetch} isPending={without.isFetching} />
        )}
      </div>
    </MutationDialog>
  );
}
