import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { RelativeTime } from '@edge-console/ui/date-time';
import { Icon, Monitor, Smartphone } from '@edge-console/ui/icon';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { signInMethodMessages } from '../../records/user/signInMethodMessages.ts';
import type { OwnSession } from './queries.ts';
import * as styles from './MyAccount.css.ts';

const messages = myAccountMessages.sessions;

export type SessionRowProps = {
  session: OwnSession;
  /** Why it cannot be ended now. */
  disabledReason: string | undefined;
  onRevoke: () => void;
};

/** Separator on one line; on narrow screens each part has its own line. */
const Separator = () => <span className={styles.separator}> · </span>;

/** A session in the list. */
export function SessionRow({
  session: { device, location, ip, method, createdAt, lastSeenAt, current },
  disabledReason,
  onRevoke,
}: SessionRowProps) {
  const isHandheld = /iPhone|iPad|Android/.test(device);
  return (
    <li className={styles.row}>
      <span className={styles.rowIcon}>
        <Icon icon={isHandheld ? Smartphone : Monitor} size={20} />
      </span>
      <div className={styles.rowTextColumn}>
        <div className={styles.rowTitle}>
          <span>{device}</span>
          {current && <Badge tone="success">{messages.current}</Badge>}
        </div>
        <div className={styles.rowText}>
          {location && (
            <>
              <span className={styles.whole}>{location}</span>
              <Separator />
            </>
          )}
          {ip && (
            <>
              <span className={styles.whole}>{ip}</span>
              <Separator />
            </>
          )}
          {method && (
            <>
              <span className={styles.whole}>{signInMethodMessages[method]}</span>
              <Separator />
            </>
          )}
          <span className={styles.whole}>
            {messages.signedIn} <RelativeTime value={createdAt} />
          </span>
          <Separator />
          <span className={styles.whole}>
            {current ? (
              messages.inUse
            ) : (
              <>
                {messages.lastUsed} <RelativeTime value={lastSeenAt} />
              </>
            )}
          </span>
        </div>
      </div>
      {!current && (
        <Button size="sm" aria-label={messages.revokeNamed(device)} disabledReason={disabledReason} onPress={onRevoke}>
          {messages.revoke}
        </Button>
      )}
    </li>
  );
}
