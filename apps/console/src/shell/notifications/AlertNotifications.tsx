import { LinkButton } from '@edge-console/ui/button';
import { RelativeTime } from '@edge-console/ui/date-time';
import { BellRing, CircleCheck, Icon } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { writeDrawer } from '../../router/drawer/drawerParam.ts';
import { drawerParameter } from '../../router/leavesPage.ts';
import { routes } from '../../router/routes.ts';
import * as styles from './AlertNotifications.css.ts';
import { notificationMessages as messages } from './messages.ts';
import type { AlertNotification } from './useAlertNotifications.ts';

/** Shown at most; the page of alert rules has the others. */
const maxShown = 8;
const { path } = routes.alerts;

const detailsUrl = ({ ruleId }: AlertNotification): string =>
  `${path}?${new URLSearchParams({ [drawerParameter]: writeDrawer({ name: 'details', id: ruleId }) })}`;

type AlertNotificationsProps = { alerts: readonly AlertNotification[]; onNavigate: () => void };

/** The user's latest alerts, each a link to its rule. */
export function AlertNotifications({ alerts, onNavigate }: AlertNotificationsProps) {
  return (
    <section aria-label={messages.title} className={styles.alerts}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{messages.title}</h2>
        <LinkButton asChild size="sm" variant="ghost">
          <RouterLink to={path} onClick={onNavigate}>
            {messages.viewAll}
          </RouterLink>
        </LinkButton>
      </div>
      <ul className={styles.list}>
        {alerts.slice(0, maxShown).map((alert) => {
          const { id, ruleName, channel, startedAt, endedAt } = alert;
          const isFiring = endedAt === null;
          return (
            <li key={id} className={styles.item}>
              <Icon icon={isFiring ? BellRing : CircleCheck} className={isFiring ? styles.firing : styles.recovered} />
              <span className={styles.text}>
                <Link asChild>
                  <RouterLink to={detailsUrl(alert)} onClick={onNavigate}>
                    {ruleName}
                  </RouterLink>
                </Link>
                <small className={styles.detail}>
                  {[channel?.name, isFiring ? messages.firing : messages.recovered].filter(Boolean).join(' · ')}
                </small>
              </span>
              <small className={styles.time}>
                <RelativeTime value={startedAt} />
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
