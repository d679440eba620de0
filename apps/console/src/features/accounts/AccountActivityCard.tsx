import { LinkButton } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { ArrowRight, Icon, ScrollText } from '@edge-console/ui/icon';
import { EmptyState } from '@edge-console/ui/states';
import { Link as RouterLink } from 'react-router-dom';
import { DocumentationLink } from '../../shell/documentation/DocumentationLink.tsx';
import { accountsMessages } from './messages.ts';
import { auditMessages } from '../../records/audit-log/messages.ts';
import { auditActionText } from '../../records/audit-log/auditActionText.ts';
import * as styles from './AccountPage.css.ts';
import type { AccountPageData } from './queries.ts';

const { page: messages } = accountsMessages;

export type AccountActivityCardProps = {
  accountId: string;
  events: NonNullable<AccountPageData['auditEvents']>['nodes'];
};

export const AccountActivityCard = ({ accountId, events }: AccountActivityCardProps) => (
  <Card
    isFlush
    title={messages.activity}
    description={messages.activityText}
    {...(events.length > 0 && {
      footer: (
        <LinkButton asChild variant="ghost">
          <RouterLink to={`/audit?filter=entity:eq:${accountId}`}>
            {messages.allActivity}
            <Icon icon={ArrowRight} />
          </RouterLink>
        </LinkButton>
      ),
    })}
  >
    {events.length === 0 ? (
      <div className={styles.state}>
        <EmptyState icon={ScrollText} title={messages.noActivity.title}>
          {messages.noActivity.text} <DocumentationLink topic="audit-log" />
        </EmptyState>
      </div>
    ) : (
      <ul className={styles.rows}>
        {events.map((event) => (
          <li key={event.id} className={styles.row}>
            <div className={styles.textColumn}>
              <div className={styles.title}>{auditActionText(event)}</div>
              <div className={styles.text}>
                {[
                  event.targetName,
                  event.actor,
                  ...(event.outcome === 'OK' ? [] : [auditMessages.outcomes[event.outcome]]),
                ]
                  .filter((word) => word !== null)
                  .join(' · ')}
              </div>
            </div>
            <span className={styles.time}>
              <RelativeTime value={event.at} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
