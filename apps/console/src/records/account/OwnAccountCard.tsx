import { regionName } from '@edge-console/charts/region-names';
import { Avatar } from '@edge-console/ui/avatar';
import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { FileText, Pencil } from '@edge-console/ui/icon';
import { KeyValueList, type KeyValueItem } from '@edge-console/ui/key-value-list';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { hasLevel } from '../../auth/access/access.ts';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import { useSettledDrawer } from '../../router/drawer/useSettledDrawer.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { errorText } from '../../api/errorText.ts';
import { RetryButton } from '../feedback/RetryButton.tsx';
import { ownAccountMessages as messages } from './ownAccountMessages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { billingItems } from './billingItems.tsx';
import * as styles from './OwnAccountCard.css.ts';
import { useOwnAccount } from './useOwnAccount.ts';

const OwnAccountDrawers = lazyComponent(async () => (await import('./OwnAccountDrawers.tsx')).OwnAccountDrawers);

/** The current user's account; its administrators can change it. */
export function OwnAccountCard() {
  const viewer = useViewer();
  const { entity, acting } = viewer;
  const { seesBilling, ...details } = useOwnAccount();
  const edit = useAccess('updateAccount');
  const offline = useOfflineReason();
  const { drawer, open, close } = useDrawer();
  const opened = useSettledDrawer(
    drawer,
    ({ name }) => edit.allowed && (name === 'account' || name === 'billing'),
  )?.name;
  if (!entity) return null;
  const known = details.data?.viewer.entity ?? undefined;
  const canManageBilling = edit.allowed && hasLevel(viewer, 'st.billing', 'MANAGE');
  const isMissing = known === undefined && details.error !== undefined;
  const waiting = known === undefined && <Skeleton width={120} />;
  const items: KeyValueItem[] = [
    { label: messages.name, value: entity.name },
    { label: messages.type, value: messages.types[entity.type] },
    {
      label: messages.services,
      value: entity.services.length > 0 && (
        <span className={styles.text}>
          {entity.services.map((service) => (
            <Badge key={service}>{messages.serviceNames[service]}</Badge>
          ))}
        </span>
      ),
      emptyMessage: messages.noServices,
    },
    ...(isMissing
      ? []
      : [
          { label: messages.company, value: waiting || known?.companyName },
          { label: messages.region, value: waiting || (known?.region && regionName(known.region)) },
          {
            label: messages.tier,
            value:
              waiting ||
              (known && (
                <>
                  {messages.tiers[known.tier]}{' '}
                  <span className={styles.aside}>· {messages.tokens(known.enabledTokens, known.tokenLimit)}</span>
                </>
              )),
          },
          ...(known === undefined || known?.eiCustomerId
            ? [{ label: messages.customerId, value: waiting || known?.eiCustomerId, isCode: true, copy: true as const }]
            : []),
          ...(seesBilling ? billingItems(known?.billing, waiting) : []),
        ]),
  ];
  return (
    <Card
      title={entity.name}
      description={messages.text}
      media={<Avatar name={entity.name} size="lg" shape="square" />}
      actions={
        <Button
          icon={Pencil}
          aria-label={messages.edit}
          disabledReason={edit.allowed ? offline : edit.reason}
          isDisabled={known === undefined}
          onPress={() => open('account')}
        >
          {messages.editShort}
        </Button>
      }
      {...(canManageBilling && {
        footer: (
          <Button
            icon={FileText}
            isDisabled={known === undefined}
            disabledReason={acting ? accessMessages.whileActing : offline}
            onPress={() => open('billing')}
          >
            {messages.editBilling}
          </Button>
        ),
      })}
    >
      <KeyValueList items={items} />
      {known && (opened === 'account' || opened === 'billing') && (
        <OwnAccountDrawers name={opened} account={known} seesBilling={seesBilling} onClose={close} />
      )}
      {isMissing && details.error && (
        <div className={styles.missing}>
          <Notice
            tone="danger"
            title={messages.notLoaded}
            action={
              <RetryButton size="sm" error={details.error} onRetry={details.refetch} isPending={details.isFetching} />
            }
          >
            {errorText(details.error)}
          </Notice>
        </div>
      )}
    </Card>
  );
}
