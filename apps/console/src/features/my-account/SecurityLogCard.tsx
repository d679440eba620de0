import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { Download, Drama, Icon, KeyRound, Mail, Monitor, ShieldCheck, type LucideIcon } from '@edge-console/ui/icon';
import { Skeleton } from '@edge-console/ui/skeleton';
import { EmptyState } from '@edge-console/ui/states';
import { useState } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { DocumentationLink } from '../../shell/documentation/DocumentationLink.tsx';
import { auditMessages } from '../../records/audit-log/messages.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { auditActionText } from '../../records/audit-log/auditActionText.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { mySecurityEventsQuery } from './queries.ts';
import * as styles from './MyAccount.css.ts';
import { SessionsLink } from './SessionsLink.tsx';
import type { ResultOf } from '../../api/graphql.ts';

type SecurityEvent = ResultOf<typeof mySecurityEventsQuery>['mySecurityEvents'][number];

const messages = myAccountMessages.security;

/** Number of events shown before "Show all". */
const collapsedCount = 5;

/** By the action or its subject; a key for an administrator's actions. */
const icons: Readonly<Record<string, LucideIcon>> = {
  session: Monitor,
  factor: ShieldCheck,
  recoveryCodes: ShieldCheck,
  passkey: KeyRound,
  profile: Mail,
  'profile.export': Download,
  impersonation: Drama,
};

/** The location of a sign-in: `{location: [null, "Lyon, France"]}`. */
function locationOf({ diff }: SecurityEvent): string | null {
  if (typeof diff !== 'object' || diff === null || !('location' in diff) || !Array.isArray(diff.location)) return null;
  const location: unknown = diff.location[1];
  return typeof location === 'string' ? location : null;
}

/** Sign-ins and security changes, by the user or others, newest first. */
export function SecurityLogCard({ email }: { email: string }) {
  const query = useQuery(mySecurityEventsQuery, {});
  const [isExpanded, setIsExpanded] = useState(false);
  const events = query.data?.mySecurityEvents;
  const shown = isExpanded ? events : events?.slice(0, collapsedCount);
  const rest = (events?.length ?? 0) - (shown?.length ?? 0);
  const isEmpty = events?.length === 0;
  return (
    <Card
      isFlush
      title={messages.title}
      description={messages.text}
      {...(!isEmpty && {
        footer: (
          <>
            {rest > 0 && <Button onPress={() => setIsExpanded(true)}>{messages.all(events?.length ?? 0)}</Button>}
            <span className={styles.atEnd}>
              <SessionsLink>{messages.sessions}</SessionsLink>
            </span>
          </>
        ),
      })}
    >
      {events === undefined && query.error ? (
        <div className={styles.state}>
          <LoadFailure
            title={messages.notLoaded}
            error={query.error}
            onRetry={query.refetch}
            isPending={query.isFetching}
          />
        </div>
      ) : isEmpty ? (
        <div className={styles.state}>
          <EmptyState
            icon={ShieldCheck}
            title={messages.empty.title}
            actions={<SessionsLink isPlain>{messages.sessions}</SessionsLink>}
          >
            {messages.empty.text} <DocumentationLink topic="my-account" />
          </EmptyState>
        </div>
      ) : (
        <ul className={styles.rows}>
          {shown?.map((event) => (
            <EventRow key={event.id} event={event} email={email} />
          ))}
          {shown === undefined && (
            <li className={styles.row}>
              <Skeleton width={220} />
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}

function EventRow({ event, email }: { event: SecurityEvent; email: string }) {
  const { at, actor, action, ip, outcome, targetType, targetName } = event;
  const isOwn = actor.toLowerCase() === email.toLowerCase();
  const details = [
    ...(isOwn ? [] : [messages.by(actor)]),
    ...(targetType === 'Session' && targetName !== null ? [targetName] : []),
    ...[locationOf(event)].filter((location) => location !== null),
    ip ?? messages.noAddress,
  ];
  return (
    <li className={styles.row}>
      <span className={styles.rowIcon}>
        <Icon icon={icons[action] ?? icons[action.split('.')[0] ?? ''] ?? KeyRound} size={20} />
      </span>
      <div className={styles.rowTextColumn}>
        <div className={styles.rowTitle}>
          <span>{auditActionText(event)}</span>
          {outcome !== 'OK' && <Badge tone="danger">{auditMessages.outcomes[outcome]}</Badge>}
        </div>
        <div className={styles.rowText}>{details.join(' · ')}</div>
      </div>
      <span className={styles.rowText}>
        <RelativeTime value={at} />
      </span>
    </li>
  );
}
