import { Card } from '@edge-console/ui/card';
import { Icon, ShieldCheck } from '@edge-console/ui/icon';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import * as styles from './MyAccount.css.ts';

const messages = myAccountMessages.provider;

/** For users of a provider, which manages their password and MFA. */
export function ProviderCard({ provider }: { provider: string }) {
  return (
    <Card isFlush>
      <div className={styles.factor}>
        <span className={styles.iconTile({ tone: 'neutral' })}>
          <Icon icon={ShieldCheck} size={20} />
        </span>
        <div className={styles.factorTextColumn}>
          <h2 className={styles.factorTitle}>{messages.title(provider)}</h2>
          <p className={styles.factorText}>{messages.text(provider)}</p>
        </div>
      </div>
    </Card>
  );
}
