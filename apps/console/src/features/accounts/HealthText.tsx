import { Status } from '@edge-console/ui/status';
import * as styles from './Accounts.css.ts';
import { healthKinds, reasonText, statusText } from './healthText.ts';
import type { ListedAccount } from './queries.ts';

/** An account's status, and below it what it is about. */
export function HealthText({ health }: Pick<ListedAccount, 'health'>) {
  const reason = reasonText(health);
  return (
    <span className={styles.health}>
      <Status kind={healthKinds[health.status]}>{statusText(health)}</Status>
      {reason !== null && (
        <span className={styles.reason} title={reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
