import { formatDate, formatExactTimes, formatTime } from '@edge-console/ui/date-time';
import { Status, type StatusKind } from '@edge-console/ui/status';
import { locale } from '../../core/locale/locale.ts';
import { auditMessages } from '../../records/audit-log/messages.ts';
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

/** The actor, and the user they acted as. */
export function AuditActor({ actor, effectiveUser }: Pick<ListedAuditEvent, 'actor' | 'effectiveUser'>) {
  const as = effectiveUser === null ? '' : ` ${auditMessages.actingAs(effectiveUser)}`;
  return (
    <span className={styles.user} title={`${actor}${as}`}>
      {actor}
      {as !== '' && <span className={styles.actingAs}>{as}</span>}
    </span>
  );
}

export const AuditOutcome = ({ outcome }: Pick<ListedAuditEvent, 'outcome'>) => (
  <Status kind={appearances[outcome]}>{auditMessages.outcomes[outcome]}</Status>
);
