import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { Icon, Monitor, Smartphone } from '@edge-console/ui/icon';
import type { MenuAction } from '@edge-console/ui/menu';
import { EmptyState } from '@edge-console/ui/states';
import * as styles from '../../records/record-page/RecordPage.css.ts';
import { signInMethodMessages } from '../../records/user/signInMethodMessages.ts';
import { userPageMessages } from './userPageMessages.ts';
import type { UserPageData } from './userPageQuery.ts';

const messages = userPageMessages.sessions;

export type UserSessionsCardProps = {
  sessions: NonNullable<UserPageData['userSessions']>;
  /** The row action that ends all sessions. */
  signOut: MenuAction | undefined;
};

/** A user's sessions. The user pool can only end all of them together. */
export const UserSessionsCard = ({ sessions, signOut }: UserSessionsCardProps) => (
  <Card
    isFlush
    title={messages.title}
    description={messages.text}
    {...(signOut &&
      sessions.length > 0 && {
        actions: (
          <Button
            size="sm"
            {...(signOut.icon && { icon: signOut.icon })}
            disabledReason={signOut.disabledReason}
            onPress={signOut.onAction}
          >
            {signOut.label}
          </Button>
        ),
      })}
  >
    {sessions.length === 0 ? (
      <div className={styles.state}>
        <EmptyState icon={Monitor} title={messages.empty.title}>
          {messages.empty.text}
        </EmptyState>
      </div>
    ) : (
      <ul className={styles.rows}>
        {sessions.map(({ id, device, location, method, createdAt, lastSeenAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.icon}>
              <Icon icon={/iPhone|iPad|Android/.test(device) ? Smartphone : Monitor} size={20} />
            </span>
            <div className={styles.textColumn}>
              <div className={styles.title}>{device}</div>
              <div className={`${styles.text} ${styles.facts}`}>
                {location !== null && <span className={styles.fact}>{location}</span>}
                {method && <span className={styles.fact}>{signInMethodMessages[method]}</span>}
                <span className={styles.fact}>
                  <span>
                    {messages.signedIn} <RelativeTime value={createdAt} />
                  </span>
                </span>
                <span className={styles.fact}>
                  <span>
                    {messages.lastUsed} <RelativeTime value={lastSeenAt} />
                  </span>
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
