import { formatDate, formatExactTimes, formatTime } from '@edge-console/ui/date-time';
import { Status, type StatusKind } from '@edge-console/ui/status';
import { locale } from '../../core/locale/locale.ts';
import { auditMessages } from '../../records/audit-log/messages.ts';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import * as styles from './Audit.css.ts';
import type { ListedAuditEvent } from './queries.ts';

const appearances: Record<ListedAuditEvent['outcome'], StatusKind> = {
  OK: 'active',
  DENIED: 'error',
  FAILED: 'expired',
};

/** Date and time; the tooltip has the time zone and UTC. */
export function AuditTime({ at }: Pick<ListedAuditEvent, 'at'>) {
  const date = new Date(at);
  return (
    <time className={styles.time} dateTime={at} title={formatExactTimes(date, undefined, locale)}>
      {formatDate(date, undefined, locale)}, {formatTime(date, undefined, locale)}
    </time>
  );
}

/** The actor's address, as a link to the user if the viewer can open their page. */
export const ActorName = ({ actor, actorUser }: Pick<ListedAuditEvent, 'actor' | 'actorUser'>) =>
  actorUser ? (
    <ObjectLink type="User" id={actorUser.id} tone="inherit">
      {actor}
    </ObjectLink>
  ) : (
    actor
  );

type AuditActorProps = Pick<ListedAuditEvent, 'actor' | 'actorUser' | 'effectiveUser'>;

/** The actor, and the user they acted as. */
export function AuditActor({ actor, actorUser, effectiveUser }: AuditActorProps) {
  const as = effectiveUser === null ? '' : ` ${auditMessages.actingAs(effectiveUser)}`;
  return (
    <span className={styles.user} title={`${actor}${as}`}>
      <ActorName actor={actor} actorUser={actorUser} />
      {as !== '' && <span className={styles.actingAs}>{as}</span>}
    </span>
  );
}

export const AuditOutcome = ({ outcome }: Pick<ListedAuditEvent, 'outcome'>) => (
  <Status kind={appearances[outcome]}>{auditMessages.outcomes[outcome]}</Status>
);
