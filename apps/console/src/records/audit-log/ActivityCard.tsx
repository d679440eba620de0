import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { ScrollText } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { EmptyState } from '@edge-console/ui/states';
import { Link as RouterLink } from 'react-router-dom';
import { fullName } from '../../api/viewer/fullName.ts';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { DocumentationLink } from '../../shell/documentation/DocumentationLink.tsx';
import { recordPageMessages } from '../record-page/messages.ts';
import * as styles from '../record-page/RecordPage.css.ts';
import { auditActionText } from './auditActionText.ts';
import { AuditTarget } from './AuditTarget.tsx';
import type { LinkedAuditEvent } from './linkedAuditEventFields.ts';
import { auditMessages } from './messages.ts';

export type ActivityCardProps = {
  description: string;
  events: readonly LinkedAuditEvent[];
  /** The same events in the audit log. */
  href: string;
  /** What the events have in common, and their rows do not repeat. */
  about?: 'actor' | 'target';
  /** What will appear. */
  emptyText: string;
};

const Actor = ({ event: { actor, actorUser } }: { event: LinkedAuditEvent }) =>
  actorUser ? (
    <ObjectLink type="User" id={actorUser.id} tone="inherit">
      {fullName(actorUser)}
    </ObjectLink>
  ) : (
    actor
  );

/** The most recent audit events of an object or a user. */
export const ActivityCard = ({ description, events, href, about, emptyText }: ActivityCardProps) => (
  <Card
    isFlush
    title={recordPageMessages.activity}
    description={description}
    {...(events.length > 0 && {
      actions: (
        <Link asChild>
          <RouterLink to={href}>{recordPageMessages.inAuditLog}</RouterLink>
        </Link>
      ),
    })}
  >
    {events.length === 0 ? (
      <div className={styles.state}>
        <EmptyState icon={ScrollText} title={recordPageMessages.noActivity}>
          {emptyText} <DocumentationLink topic="audit-log" />
        </EmptyState>
      </div>
    ) : (
      <ul className={styles.rows}>
        {events.map((event) => (
          <li key={event.id} className={styles.row}>
            <div className={styles.textColumn}>
              <div className={styles.title}>{auditActionText(event)}</div>
              <div className={`${styles.text} ${styles.facts}`}>
                {about !== 'target' && event.targetName !== null && (
                  <span className={styles.fact}>
                    <AuditTarget event={event} />
                  </span>
                )}
                {about !== 'actor' && (
                  <span className={styles.fact}>
                    <Actor event={event} />
                  </span>
                )}
                {about !== undefined && event.ip !== null && <span className={styles.fact}>{event.ip}</span>}
                {event.outcome !== 'OK' && <span className={styles.fact}>{auditMessages.outcomes[event.outcome]}</span>}
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
