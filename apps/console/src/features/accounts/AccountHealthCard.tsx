import { Button, LinkButton } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { useFormats } from '@edge-console/ui/formats';
import { ArrowRight, Icon } from '@edge-console/ui/icon';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { Link as RouterLink } from 'react-router-dom';
import { useOnlineAccess } from '../../auth/access/useOnlineAccess.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import * as styles from './Accounts.css.ts';
import { HealthText } from './HealthText.tsx';
import { attentionOf } from './healthText.ts';
import { accountsMessages } from './messages.ts';
import type { ListedAccount } from './queries.ts';
import { AudienceText, LastDataCell } from './Viewing.tsx';

const { page: messages, columns, health: healthMessages } = accountsMessages;
/** Causes that only users of the account can see. */
const inAccount = new Set<string>(['ALERT_FIRING', 'NO_DATA', 'TOKEN_EXPIRING', 'DOMAIN_PENDING']);

/** The health of an account, and where to find out more. */
export function AccountHealthCard({ account }: { account: ListedAccount }) {
  const { id, type, health, viewing } = account;
  const formats = useFormats();
  const { open } = useDrawer();
  const canAct = useOnlineAccess()('startImpersonation').allowed;
  const footer =
    health.status === 'CUSTOMERS_AFFECTED' ? (
      <LinkButton asChild variant="ghost">
        <RouterLink to={`/?tab=customers&filter=parent:eq:${id};health:eq:${attentionOf.customers.join()}`}>
          {messages.showCustomers}
          <Icon icon={ArrowRight} />
        </RouterLink>
      </LinkButton>
    ) : canAct && inAccount.has(health.status) ? (
      <Button variant="ghost" onPress={() => open('act', id)}>
        {accessMessages.actAs.action}
      </Button>
    ) : undefined;
  return (
    <Card title={messages.health} {...(footer && { footer })}>
      <KeyValueList
        items={[
          {
            label: columns.status,
            value: (
              <div className={styles.whole}>
                <HealthText health={health} />
              </div>
            ),
          },
          ...(viewing
            ? [
                {
                  label: columns.audienceTrend,
                  value: <AudienceText viewing={viewing} isQuiet={health.status === 'NO_DATA'} />,
                },
                {
                  label: columns.offload,
                  value: viewing.offload === null ? healthMessages.none : formats.percent(viewing.offload),
                },
              ]
            : []),
          ...(type === 'CUSTOMER' ? [{ label: columns.lastDataAt, value: <LastDataCell account={account} /> }] : []),
        ]}
      />
    </Card>
  );
}
