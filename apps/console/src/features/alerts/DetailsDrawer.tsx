import { Button, IconButton } from '@edge-console/ui/button';
import { Drawer } from '@edge-console/ui/drawer';
import { formatDuration } from '@edge-console/ui/formats';
import { Ellipsis } from '@edge-console/ui/icon';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { Link } from '@edge-console/ui/link';
import { Menu } from '@edge-console/ui/menu';
import { ErrorState } from '@edge-console/ui/states';
import { Status } from '@edge-console/ui/status';
import { Fragment, type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { useOnlineAccess } from '../../auth/access/useOnlineAccess.ts';
import { locale } from '../../core/locale/locale.ts';
import { incidentUrl } from '../../records/alerts/incidentUrl.ts';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { FieldSkeletons } from '../../records/list/LoadingPage.tsx';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import * as styles from './Alerts.css.ts';
import { alertsMessages } from './messages.ts';
import { alertRuleQuery, type StoredAlertRule } from './queries.ts';
import { RuleStateText } from './RuleStateText.tsx';
import { conditionText, momentText, problemText, readingText } from './ruleText.ts';

type MenuItems = ReturnType<NonNullable<ListDrawerProps['menuOf']>>;

const { details: messages, form: labels, actions, allChannels, yesNo } = alertsMessages;

/** The actions of a rule's row that the drawer does not show already, without the separator after them. */
function otherActions(items: MenuItems): MenuItems {
  const others = items.filter(
    (entry) => typeof entry !== 'object' || !('id' in entry) || !['details', 'edit'].includes(entry.id),
  );
  return others.slice(others.findIndex((entry) => typeof entry === 'object'));
}

/** A rule with its state, incidents, and webhook deliveries. */
export function DetailsDrawer({ id, onClose, menuOf }: ListDrawerProps) {
  const { open } = useDrawer();
  const edit = useOnlineAccess()('updateAlertRule');
  const { data, error, refetch, isFetching } = useQuery(alertRuleQuery, { id });
  const rule = data?.node?.__typename === 'AlertRule' ? data.node : undefined;
  const isMissing = error ? error.kind === 'notFound' : data !== undefined && !rule;
  return (
    <Drawer
      isOpen
      isDockable
      size="detail"
      onOpenChange={onClose}
      title={rule?.name ?? labels.loading}
      description={rule && <RuleStateText rule={rule} />}
      footer={
        <>
          {rule && menuOf && (
            <Menu
              label={messages.more}
              trigger={<IconButton label={messages.more} icon={Ellipsis} variant="secondary" />}
              items={otherActions(menuOf(rule))}
            />
          )}
          <Button onPress={onClose}>{messages.close}</Button>
          {rule && (
            <Button
              variant="primary"
              disabledReason={edit.allowed ? undefined : edit.reason}
              onPress={() => open('edit', id)}
            >
              {actions.edit}
            </Button>
          )}
        </>
      }
    >
      {rule && (
        <div className={styles.details}>
          <RuleProperties rule={rule} />
          <Incidents rule={rule} />
          {rule.webhookUrl !== null && <Deliveries deliveries={rule.deliveries} />}
        </div>
      )}
      {!rule && isMissing && <ErrorState title={labels.missing} />}
      {!rule && error && !isMissing && (
        <LoadFailure title={labels.notLoaded} error={error} onRetry={refetch} isPending={isFetching} />
      )}
      {!data && !error && <FieldSkeletons />}
    </Drawer>
  );
}

function RuleProperties({ rule }: { rule: StoredAlertRule }) {
  const { channels, recipients, webhookUrl, notifyOnRecovery, createdUser } = rule;
  return (
    <KeyValueList
      items={[
        { label: messages.condition, value: conditionText(rule) },
        { label: messages.channels, value: channels.map(({ name }) => name).join(', ') || allChannels },
        {
          label: messages.people,
          value:
            recipients.length > 0 &&
            recipients.map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <ObjectLink type="User" id={id}>
                  {name}
                </ObjectLink>
              </Fragment>
            )),
          emptyMessage: labels.noRecipients,
        },
        { label: messages.webhook, value: webhookUrl, isCode: true },
        { label: messages.recovery, value: yesNo[notifyOnRecovery ? 'true' : 'false'] },
        { label: messages.createdBy, value: createdUser },
      ]}
    />
  );
}

const shownFirst = 5;

/** The latest entries of a log, and a button for all of them. */
function Log<Entry extends { id: string }>({
  title,
  empty,
  entries,
  children,
}: {
  title: string;
  empty: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && entries.length > shownFirst;
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {entries.length === 0 ? (
        <p className={styles.hint}>{empty}</p>
      ) : (
        <ul className={styles.log}>
          {(isCut ? entries.slice(0, shownFirst) : entries).map((entry) => (
            <li key={entry.id} className={styles.logRow}>
              {children(entry)}
            </li>
          ))}
        </ul>
      )}
      {isCut && (
        <Button size="sm" variant="ghost" onPress={() => setIsWhole(true)}>
          {messages.showAll(entries.length)}
        </Button>
      )}
    </section>
  );
}

function Incidents({ rule }: { rule: StoredAlertRule }) {
  return (
    <Log title={messages.incidents} empty={messages.noIncidents} entries={rule.incidents}>
      {({ channel, startedAt, endedAt, peak }) => {
        const length =
          endedAt === null
            ? messages.ongoing
            : messages.lasted(formatDuration(Date.parse(endedAt) - Date.parse(startedAt), locale));
        const details = [channel?.name, length, peak === null ? undefined : messages.peak(readingText(rule, peak))];
        return (
          <>
            <span className={styles.logText}>
              <span className={styles.logTitle}>{momentText(startedAt)}</span>
              <br />
              <small className={styles.hint}>{details.filter(Boolean).join(' · ')}</small>
            </span>
            <Link asChild>
              <RouterLink to={incidentUrl({ startedAt, endedAt, channel })}>{messages.viewChart}</RouterLink>
            </Link>
          </>
        );
      }}
    </Log>
  );
}

function Deliveries({ deliveries }: Pick<StoredAlertRule, 'deliveries'>) {
  return (
    <Log title={messages.deliveries} empty={messages.noDeliveries} entries={deliveries}>
      {({ event, at, attempt, delivered, status, problem }) => (
        <>
          <span className={styles.logText}>
            <Status kind={delivered ? 'active' : 'error'}>{messages.events[event]}</Status>
            <br />
            <small className={styles.hint}>
              {delivered ? messages.delivered(status) : problemText({ problem, status })}
              {attempt > 1 && ` · ${messages.attempt(attempt)}`}
            </small>
          </span>
          <small className={styles.hint}>
            <time dateTime={at}>{momentText(at)}</time>
          </small>
        </>
      )}
    </Log>
  );
}
