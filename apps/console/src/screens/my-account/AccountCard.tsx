import { Avatar } from '@edge-console/ui/avatar';
import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { KeyValueList, type KeyValueItem } from '@edge-console/ui/key-value-list';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { Query } from '../../data/useQuery.ts';
import type { ResultOf } from '../../data/graphql.ts';
import { errorText } from '../../messages/errorText.ts';
import { messages } from '../../messages/messages.ts';
import { myAccountMessages } from '../../messages/myAccount.ts';
import { regionName } from '../../messages/regions.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import type { myAccountQuery } from './documents.ts';
import * as styles from './MyAccount.css.ts';

const texts = myAccountMessages.account;

export type AccountCardProps = {
  entity: NonNullable<Viewer['entity']>;
  details: Query<ResultOf<typeof myAccountQuery>>;
};

/** The account that the person belongs to. */
export function AccountCard({ entity, details }: AccountCardProps) {
  const known = details.data?.viewer.entity;
  const isMissing = known === undefined && details.error !== undefined;
  const waiting = known === undefined && <Skeleton width={120} />;
  const items: KeyValueItem[] = [
    { label: texts.name, value: entity.name },
    { label: texts.type, value: texts.types[entity.type] },
    {
      label: texts.services,
      value: entity.services.length > 0 && (
        <span className={styles.words}>
          {entity.services.map((service) => (
            <Badge key={service} tone="primary">
              {texts.serviceNames[service]}
            </Badge>
          ))}
        </span>
      ),
      emptyMessage: texts.noServices,
    },
    ...(isMissing
      ? []
      : [
          { label: texts.company, value: waiting || known?.companyName },
          { label: texts.region, value: waiting || (known?.region && regionName(known.region)) },
          { label: texts.tier, value: waiting || (known && texts.tiers[known.tier]) },
          ...(known === undefined || known?.eiCustomerId
            ? [{ label: texts.customerId, value: waiting || known?.eiCustomerId, isCode: true, copy: true as const }]
            : []),
        ]),
  ];
  return (
    <Card title={entity.name} description={texts.text} media={<Avatar name={entity.name} size="lg" shape="square" />}>
      <KeyValueList items={items} />
      {isMissing && details.error && (
        <div className={styles.missing}>
          <Notice
            tone="danger"
            title={texts.notLoaded}
            action={
              <Button size="sm" onPress={details.reload}>
                {messages.retry}
              </Button>
            }
          >
            {errorText(details.error)}
          </Notice>
        </div>
      )}
    </Card>
  );
}
