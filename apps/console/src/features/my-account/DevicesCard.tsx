import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { Icon, Monitor } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import type { RememberedDevice } from '../../auth/identity/security.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { deviceName } from './deviceName.ts';
import * as styles from './MyAccount.css.ts';
import { useSecurity } from './useSecurity.ts';
import { type SecurityQuery, useSecurityQuery } from './useSecurityQuery.ts';

const messages = myAccountMessages.devices;
const ownDevices = (part: typeof import('../../auth/identity/security.ts')) => part.rememberedDevices();

/** Remembered devices, which require no code. Hidden without any. */
export function DevicesCard() {
  const devices = useSecurityQuery(ownDevices);
  if (devices.value === undefined && devices.refusal)
    return (
      <Notice
        tone="danger"
        title={messages.notLoaded}
        action={<RetryButton size="sm" onRetry={devices.reload} isPending={devices.isFetching} />}
      >
        {refusalText(devices.refusal)}
      </Notice>
    );
  if (devices.value === undefined || devices.value.length === 0) return null;
  return (
    <Card isFlush title={messages.title} description={messages.text}>
      <Rows devices={devices.value} reload={devices.reload} />
    </Card>
  );
}

function Rows({ devices, reload }: { devices: readonly RememberedDevice[] } & Pick<SecurityQuery<unknown>, 'reload'>) {
  const security = useSecurity();
  const offline = useOfflineReason();
  const { show } = useSnackbar();
  const [forgetting, setForgetting] = useState<string>();

  const forget = async (id: string, name: string) => {
    setForgetting(id);
    const outcome = await security((part) => part.forgetDevice(id));
    setForgetting(undefined);
    if (outcome.kind === 'refused') {
      show({ kind: 'error', message: `${messages.notForgotten(name)} ${refusalText(outcome)}` });
    } else {
      show({ kind: 'success', message: messages.forgotten(name) });
      reload();
    }
  };

  return (
    <ul className={styles.rows}>
      {devices.map(({ id, name: given, lastUsedAt }) => {
        const name = deviceName(given);
        return (
          <li key={id} className={styles.row}>
            <span className={styles.rowIcon}>
              <Icon icon={Monitor} size={20} />
            </span>
            <div className={styles.rowTextColumn}>
              <div className={styles.rowTitle}>{name}</div>
              <div className={styles.rowText}>
                {messages.lastUsed} <RelativeTime value={lastUsedAt} />
              </div>
            </div>
            <Button
              size="sm"
              aria-label={messages.forgetNamed(name)}
              isPending={forgetting === id}
              disabledReason={offline}
              onPress={() => void forget(id, name)}
            >
              {messages.forget}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
