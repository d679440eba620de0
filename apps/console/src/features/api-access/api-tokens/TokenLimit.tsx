import { Button } from '@edge-console/ui/button';
import { Plus } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { useOfflineReason } from '../../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../../auth/access/useAccess.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { useDrawer } from '../../../router/drawer/useDrawer.ts';
import { apiTokensMessages } from './messages.ts';
import { errorText } from '../../../api/errorText.ts';
import { RetryButton } from '../../../records/feedback/RetryButton.tsx';
import * as styles from './ApiTokens.css.ts';
import { CompareTiers } from './CompareTiers.tsx';
import { tokenLimitQuery } from './queries.ts';
import { NoTokenNotice } from '../../../records/api-token/NoTokenNotice.tsx';

const { limit: messages, create } = apiTokensMessages;

const radius = 18;
const circumference = 2 * Math.PI * radius;

/** Enabled tokens and the limit, with a warning if none is enabled. */
export function TokenLimit() {
  const { data, error, refetch } = useQuery(tokenLimitQuery, {});
  const creation = useAccess('createApiToken');
  const offline = useOfflineReason();
  const drawer = useDrawer();
  const entity = data?.viewer.entity;
  if (!entity && error) {
    return (
      <Notice
        tone="danger"
        title={messages.notLoaded}
        action={<RetryButton size="sm" error={error} onRetry={refetch} />}
      >
        {errorText(error)}
      </Notice>
    );
  }
  if (entity?.enabledTokens === 0) {
    return (
      <NoTokenNotice>
        {creation.allowed && (
          <Button size="sm" icon={Plus} disabledReason={offline} onPress={() => drawer.open('create')}>
            {create}
          </Button>
        )}
      </NoTokenNotice>
    );
  }
  const { enabledTokens, tokenLimit } = entity ?? { enabledTokens: 0, tokenLimit: 1 };
  const isReached = enabledTokens >= tokenLimit;
  const share = Math.min(enabledTokens / tokenLimit, 1) * circumference;
  return (
    <div className={styles.limit} data-reached={(entity && isReached) || undefined} aria-busy={!entity}>
      <svg className={styles.ring} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.track} cx="20" cy="20" r={radius} />
        <circle
          className={isReached ? styles.full : styles.share}
          cx="20"
          cy="20"
          r={radius}
          strokeDasharray={`${share} ${circumference}`}
        />
      </svg>
      {entity && (
        <div>
          <p className={styles.limitTitle}>{messages.title(enabledTokens, tokenLimit)}</p>
          <p className={styles.limitText}>
            {isReached ? messages.reached(tokenLimit) : messages.text(tokenLimit)}
            {isReached && <CompareTiers />}
          </p>
        </div>
      )}
    </div>
  );
}
