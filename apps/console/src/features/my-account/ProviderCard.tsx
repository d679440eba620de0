import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Icon, ShieldCheck } from '@edge-console/ui/icon';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { useEffect, useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { addPasswordMessages } from './addPasswordMessages.ts';
import * as styles from './MyAccount.css.ts';

const AddPasswordDialog = lazyComponent(async () => (await import('./AddPasswordDialog.tsx')).AddPasswordDialog);

const messages = myAccountMessages.provider;

type ProviderCardProps = {
  provider: string;
  email: string;
  /** Name of the account that requires MFA. */
  requiredBy: string | null;
};

/** For users of a provider, which manages their password and MFA until they add a password here. */
export function ProviderCard({ provider, ...user }: ProviderCardProps) {
  const offline = useOfflineReason();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => whenIdle(AddPasswordDialog.preload), []);
  return (
    <Card isFlush>
      <div className={styles.factor}>
        <span className={styles.iconTile({ tone: 'neutral' })}>
          <Icon icon={ShieldCheck} size={20} />
        </span>
        <div className={styles.factorTextColumn}>
          <h2 className={styles.factorTitle}>{messages.title(provider)}</h2>
          <p className={styles.factorText}>{messages.text(provider)}</p>
          <p className={styles.factorText}>{addPasswordMessages.offer(provider)}</p>
        </div>
        <div className={styles.factorActions}>
          <Button disabledReason={offline} onPress={() => setIsOpen(true)}>
            {addPasswordMessages.add}
          </Button>
        </div>
      </div>
      {isOpen && <AddPasswordDialog provider={provider} {...user} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
