import { regionName } from '@edge-console/charts/region-names';
import { Card } from '@edge-console/ui/card';
import { DateText } from '@edge-console/ui/date-time';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { Status } from '@edge-console/ui/status';
import { billingItems } from '../../records/account/billingItems.tsx';
import { accessMessages } from '../../core/messages/access.ts';
import { accountsMessages } from './messages.ts';
import { ownAccountMessages } from '../../records/account/ownAccountMessages.ts';
import { tierNames } from '../../records/account/tierMessages.ts';
import { serviceIds } from './accountValues.ts';
import * as styles from './Accounts.css.ts';
import type { AccountPageData, ListedAccount } from './queries.ts';

const { page: messages, columns } = accountsMessages;

type Account = ListedAccount & Extract<AccountPageData['node'], { __typename: 'Entity' }>;

/** An account's details and services. */
export function AccountOverviewCards({ account, seesBilling }: { account: Account; seesBilling: boolean }) {
  return (
    <>
      <Card title={messages.overview}>
        <KeyValueList
          items={[
            { label: columns.companyName, value: account.companyName },
            { label: ownAccountMessages.region, value: regionName(account.region) },
            {
              label: columns.tier,
              value: (
                <>
                  {tierNames[account.tier]}{' '}
                  <span className={styles.aside}>
                    · {ownAccountMessages.tokens(account.enabledTokens, account.tokenLimit)}
                  </span>
                </>
              ),
            },
            { label: messages.resources, value: account.activeResources },
            { label: messages.secondFactor, value: account.requireMfa ? messages.required : messages.optional },
            ...(account.eiCustomerId === null
              ? []
              : [
                  {
                    label: ownAccountMessages.customerId,
                    value: account.eiCustomerId,
                    isCode: true,
                    copy: true as const,
                  },
                ]),
            ...(seesBilling ? billingItems(account.billing) : []),
            { label: columns.createdAt, value: <DateText value={account.createdAt} /> },
          ]}
        />
      </Card>
      <Card title={messages.services}>
        <KeyValueList
          items={serviceIds.map((id) => {
            const isEnabled = account.services.includes(id);
            return {
              label: accessMessages.services[id] ?? id,
              value: (
                <Status kind={isEnabled ? 'active' : 'inactive'}>
                  {isEnabled ? messages.enabled : messages.notEnabled}
                </Status>
              ),
            };
          })}
        />
      </Card>
    </>
  );
}
