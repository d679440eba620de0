import { Avatar } from '@edge-console/ui/avatar';
import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { FileText, Icon, Pencil } from '@edge-console/ui/icon';
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
import type { AccountDetails, myAccountQuery } from './documents.ts';
import * as styles from './MyAccount.css.ts';

const texts = myAccountMessages.account;

export type AccountCardProps = {
  entity: NonNullable<Viewer['entity']>;
  details: Query<ResultOf<typeof myAccountQuery>>;
  /** Absent where the person may not see them. */
  seesBilling: boolean;
  /** Why the account cannot be edited; undefined where it can. */
  editReason: string | undefined;
  onEdit: () => void;
  /** Absent where the person may not change them. */
  onEditBilling: (() => void) | undefined;
};

/** Who the invoices are for, in one line; empty without any. */
const billingText = (billing: AccountDetails['billing']): string =>
  [billing?.legalName, billing?.taxId, billing?.email].filter(Boolean).join(' · ');

/** The account that the person belongs to. */
export function AccountCard({ entity, details, seesBilling, editReason, onEdit, onEditBilling }: AccountCardProps) {
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
          {
            label: texts.tier,
            value:
              waiting ||
              (known && (
                <>
                  {texts.tiers[known.tier]}{' '}
                  <span className={styles.aside}>· {texts.tokens(known.enabledTokens, known.tokenLimit)}</span>
                </>
              )),
          },
          ...(known === undefined || known?.eiCustomerId
            ? [{ label: texts.customerId, value: waiting || known?.eiCustomerId, isCode: true, copy: true as const }]
            : []),
          ...(seesBilling ? [{ label: texts.billing, value: waiting || billingText(known?.billing) }] : []),
        ]),
  ];
  return (
    <Card
      title={entity.name}
      description={texts.text}
      media={<Avatar name={entity.name} size="lg" shape="square" />}
      actions={
        <Button
          icon={<Icon icon={Pencil} />}
          aria-label={texts.edit}
          disabledReason={editReason}
          isDisabled={known === undefined}
          onPress={onEdit}
        >
          {myAccountMessages.person.edit}
        </Button>
      }
      {...(onEditBilling && {
        footer: (
          <Button icon={<Icon icon={FileText} />} isDisabled={known === undefined} onPress={onEditBilling}>
            {texts.editBilling}
          </Button>
        ),
      })}
    >
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
