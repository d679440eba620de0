import { Button } from '@edge-console/ui/button';
import { formatExactTimes } from '@edge-console/ui/date-time';
import { Drawer } from '@edge-console/ui/drawer';
import { ArrowRight, Icon } from '@edge-console/ui/icon';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { Skeleton } from '@edge-console/ui/skeleton';
import { ErrorState } from '@edge-console/ui/states';
import { locale } from '../../core/locale/locale.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { auditMessages } from '../../records/audit-log/messages.ts';
import { auditEventMessages as messages } from './messages.ts';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { AuditTarget } from '../../records/audit-log/AuditTarget.tsx';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import * as styles from './Audit.css.ts';
import { auditActionText } from '../../records/audit-log/auditActionText.ts';
import { auditActingReason, type AuditChange, auditChanges, auditRefusal } from './auditChanges.ts';
import { ActorName, AuditOutcome } from './AuditCells.tsx';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import { linkedAuditEventFields } from '../../records/audit-log/linkedAuditEventFields.ts';

/** A single event, queried as a list because the log has no other query. */
const auditEventQuery = graphql(
  `
    query AuditEvent($list: ListInput) {
      auditEvents(list: $list) {
        nodes {
          ...LinkedAuditEventFields
          effectiveUser
          impersonationId
          requestId
        }
      }
    }
  `,
  [linkedAuditEventFields],
);

type AuditEvent = ResultOf<typeof auditEventQuery>['auditEvents']['nodes'][number];

/** A changed value: before and after, or only after if there was none. */
function Change({ before, after }: AuditChange) {
  if (before === null) return after;
  const now = after ?? messages.nothing;
  return (
    <span className={styles.change}>
      <span className={styles.hidden}>{messages.change(before, now)}</span>
      <del aria-hidden="true" className={styles.before}>
        {before}
      </del>
      <Icon icon={ArrowRight} size={12} className={styles.arrow} />
      <span aria-hidden="true">{now}</span>
    </span>
  );
}

function EventDetails({ event }: { event: AuditEvent }) {
  const { details } = messages;
  const { effectiveUser, impersonationId, targetName, targetType, targetId, diff } = event;
  const kind = auditMessages.targetTypes[targetType] ?? targetType;
  const refusal = auditRefusal(diff);
  const actingReason = auditActingReason(diff);
  return (
    <KeyValueList
      items={[
        { label: details.time, value: formatExactTimes(new Date(event.at), undefined, locale) },
        { label: details.user, value: <ActorName {...event} />, copy: event.actor },
        ...(effectiveUser === null ? [] : [{ label: details.actingAs, value: effectiveUser, copy: true as const }]),
        ...(actingReason === null ? [] : [{ label: details.actingReason, value: actingReason }]),
        {
          label: details.target,
          value:
            targetName === null ? (
              kind
            ) : (
              <>
                <AuditTarget event={event} /> ({kind})
              </>
            ),
        },
        {
          label: details.account,
          value: event.entity && (
            <ObjectLink type="Entity" id={event.entity.id}>
              {event.entity.name}
            </ObjectLink>
          ),
          emptyMessage: messages.noTarget,
        },
        { label: details.outcome, value: <AuditOutcome outcome={event.outcome} /> },
        ...(refusal === null ? [] : [{ label: details.refusal, value: refusal }]),
        { label: details.ip, value: event.ip, isCode: true, emptyMessage: messages.noAddress },
        ...(targetId === '' ? [] : [{ label: details.targetId, value: targetId, isCode: true, copy: true as const }]),
        ...(impersonationId === null
          ? []
          : [{ label: details.actingId, value: impersonationId, isCode: true, copy: true as const }]),
        { label: details.request, value: event.requestId, isCode: true, copy: true },
      ]}
    />
  );
}

/** All details of an event, with the changed values. */
export function AuditEventDrawer({ id, onClose }: ListDrawerProps) {
  const filter = [{ field: 'id', op: 'eq' as const, values: [id] }];
  const { data, error, refetch, isFetching } = useQuery(auditEventQuery, { list: { first: 1, filter } });
  const event = data?.auditEvents.nodes[0];
  // An invalid ID in the URL is reported as a missing event.
  const isMissing = error ? error.kind === 'validation' : data !== undefined && event === undefined;
  const changes = event ? auditChanges(event.diff) : [];
  return (
    <Drawer
      isOpen
      isDockable
      onOpenChange={onClose}
      title={event ? auditActionText(event) : messages.title}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      {event && (
        <div className={styles.detail}>
          <EventDetails event={event} />
          {changes.length > 0 && (
            <section className={styles.part}>
              <h3 className={styles.partTitle}>{messages.changes}</h3>
              <KeyValueList items={changes.map((change) => ({ label: change.label, value: <Change {...change} /> }))} />
            </section>
          )}
        </div>
      )}
      {isMissing && <ErrorState title={auditMessages.missing} />}
      {error && !isMissing && !event && (
        <LoadFailure title={messages.notLoaded} error={error} onRetry={refetch} isPending={isFetching} />
      )}
      {!data && !error && <Skeleton width="60%" />}
    </Drawer>
  );
}
