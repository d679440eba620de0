import { formatDate } from '@edge-console/ui/date-time';
import { Link } from '@edge-console/ui/link';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';
import { factorPolicyMessages as texts } from '../../messages/factorPolicy.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import { useViewerStore } from '../../viewer/ViewerProvider.tsx';
import { MutationDialog } from '../failure/MutationDialog.tsx';
import { RetryButton } from '../failure/RetryButton.tsx';
import { setAccountPolicyMutation, usersQuery, withoutFactorQuery } from './documents.ts';
import { failureText } from './failureText.ts';
import * as styles from './FactorPolicyDialog.css.ts';

/** Milliseconds; the API decides, and says the end to each person. */
const grace = 7 * 24 * 3_600_000;

export type FactorPolicyDialogProps = {
  entity: NonNullable<Viewer['entity']>;
  /** Lists who has none, where the list is of the account's own people alone. */
  onShow: () => void;
  onClose: () => void;
};

/** Demands a second factor of everybody in the account, or gives that up; says before whom it concerns, and when. */
export function FactorPolicyDialog({ entity, onShow, onClose }: FactorPolicyDialogProps) {
  const { show } = useSnackbar();
  const viewer = useViewerStore();
  const change = useMutation(setAccountPolicyMutation, { refreshes: [usersQuery, withoutFactorQuery] });
  const without = useQuery(withoutFactorQuery, { entity: entity.id });
  // What is asked stays what was asked, also when the answer has changed the account.
  const [wasRequired] = useState(entity.requireMfa);
  const [end] = useState(() => new Date(Date.now() + grace));
  const words = wasRequired ? texts.giveUp : texts.demand;
  const count = without.data?.users.totalCount;

  const confirm = async () => {
    const result = await change.run({ requireMfa: !wasRequired });
    if (result.kind !== 'done') return failureText(texts.failed, result);
    // The account, and what the person himself owes now, come with the viewer.
    await viewer.refresh({ isForced: true });
    show({ kind: 'success', message: words.done });
    return undefined;
  };

  return (
    <MutationDialog
      title={words.title}
      tone={wasRequired ? 'danger' : 'primary'}
      confirmLabel={words.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.words}>
        <p>{wasRequired ? texts.giveUp.text(entity.name) : texts.demand.text(entity.name, formatDate(end))}</p>
        <p>
          <output>
            {count !== undefined ? words.count(count) : without.error ? texts.notCounted : <Skeleton width={240} />}
          </output>{' '}
          {count !== undefined && count > 0 && entity.type === 'CUSTOMER' && (
            <Link asChild>
              <button
                type="button"
                onClick={() => {
                  onShow();
                  onClose();
                }}
              >
                {texts.show}
              </button>
            </Link>
          )}
        </p>
        {count === undefined && without.error && (
          <RetryButton size="sm" error={without.error} onRetry={without.reload} isPending={without.isFetching} />
        )}
      </div>
    </MutationDialog>
  );
}
