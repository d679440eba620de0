import { Card } from '@edge-console/ui/card';
import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { Route } from '@edge-console/ui/icon';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { EmptyState } from '@edge-console/ui/states';
import { Status } from '@edge-console/ui/status';
import { Fragment } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { ActivityCard } from '../../records/audit-log/ActivityCard.tsx';
import { auditLogUrl } from '../../records/audit-log/auditLogUrl.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { RecordPage } from '../../records/list/RecordPage.tsx';
import { CardRows } from '../../records/record-page/CardRows.tsx';
import { recordPageMessages } from '../../records/record-page/messages.ts';
import { RecordActions } from '../../records/record-page/RecordActions.tsx';
import * as styles from '../../records/record-page/RecordPage.css.ts';
import { RecordPageLoader } from '../../records/record-page/RecordPageLoader.tsx';
import { RecordSkeleton } from '../../records/record-page/RecordSkeleton.tsx';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { edgeDeliveryMessages } from './messages.ts';
import { pathwayPageMessages as messages } from './pathwayPageMessages.ts';
import { type PathwayPageData, pathwayPageQuery } from './pathwayPageQuery.ts';

const { pathways, statuses, strategies } = edgeDeliveryMessages;

type ResourceUsing = NonNullable<PathwayPageData['resources']>['nodes'][number];

const ActiveStatus = ({ active }: { active: boolean }) => (
  <Status kind={active ? 'active' : 'inactive'}>{statuses[active ? 'true' : 'false']}</Status>
);

/** How much a resource uses a pathway: its share, or its position. */
function usageText({ steeringStrategy, pathways: used }: ResourceUsing, id: string): string {
  const { order, weight } = used.find(({ pathway }) => pathway.id === id) ?? { order: 0, weight: null };
  if (steeringStrategy === 'WEIGHTED' && weight !== null) return messages.resources.weight(weight);
  const position = used.filter((other) => other.order < order).length + 1;
  return messages.resources.position(position, used.length);
}

/** Complete, with line breaks after dots. */
const Hostname = ({ children }: { children: string }) => (
  <code dir="ltr" translate="no">
    {children.split(/(?<=\.)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
);

const ResourcesCard = ({ id, resources }: { id: string; resources: readonly ResourceUsing[] }) => (
  <Card isFlush title={messages.resources.title} description={messages.resources.text}>
    {resources.length === 0 ? (
      <div className={styles.state}>
        <EmptyState icon={Route} title={messages.resources.empty.title}>
          {messages.resources.empty.text}
        </EmptyState>
      </div>
    ) : (
      <ul className={styles.rows}>
        {resources.map((resource) => (
          <li key={resource.id} className={styles.row}>
            <div className={styles.textColumn}>
              <div className={styles.title}>
                <ObjectLink type="Resource" id={resource.id}>
                  {resource.name}
                </ObjectLink>
              </div>
              <div className={`${styles.text} ${styles.facts}`}>
                <span className={styles.fact}>{strategies[resource.steeringStrategy]}</span>
                <span className={styles.fact}>{usageText(resource, id)}</span>
              </div>
            </div>
            <ActiveStatus active={resource.active} />
          </li>
        ))}
      </ul>
    )}
  </Card>
);

/** A pathway's page: the resources that use it, and its changes. */
export function PathwayPage({ id, menuOf, onClose }: ListDrawerProps) {
  const sees = { seesResources: useAccess('resources').allowed, seesActivity: useAccess('auditEvents').allowed };
  const query = useQuery(pathwayPageQuery, { id, pathway: id, ...sees });
  const { data } = query;
  return (
    <RecordPageLoader
      id={id}
      query={query}
      item={data?.node?.__typename === 'Pathway' ? data.node : undefined}
      nameOf={({ name }) => name}
      messages={pathways.form}
      skeleton={
        <RecordSkeleton
          details={[messages.hostname, messages.created, messages.modified, messages.id]}
          activityText={sees.seesActivity ? messages.activityText : undefined}
        >
          {sees.seesResources && (
            <Card isFlush title={messages.resources.title} description={messages.resources.text}>
              <CardRows count={3} />
            </Card>
          )}
        </RecordSkeleton>
      }
      onClose={onClose}
    >
      {(pathway) => (
        <RecordPage
          title={pathway.name}
          status={<ActiveStatus active={pathway.active} />}
          description={messages.usedBy(pathway.usedBy)}
          actions={<RecordActions menu={menuOf?.(pathway)} buttons={['history', 'edit']} />}
        >
          <div className={styles.withSide}>
            <div className={styles.column}>
              {data?.resources && <ResourcesCard id={id} resources={data.resources.nodes} />}
              {data?.auditEvents && (
                <ActivityCard
                  description={messages.activityText}
                  events={data.auditEvents.nodes}
                  href={auditLogUrl('targetName', pathway.name)}
                  about="target"
                  emptyText={messages.noActivity}
                />
              )}
            </div>
            <Card title={recordPageMessages.details}>
              <KeyValueList
                items={[
                  {
                    label: messages.hostname,
                    value: <Hostname>{pathway.hostname}</Hostname>,
                    copy: pathway.hostname,
                  },
                  { label: messages.created, value: <DateText value={pathway.created} /> },
                  { label: messages.modified, value: <RelativeTime value={pathway.modified} /> },
                  { label: messages.id, value: pathway.id, isCode: true, copy: true },
                ]}
              />
            </Card>
          </div>
        </RecordPage>
      )}
    </RecordPageLoader>
  );
}
