import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Icon, ShieldCheck, ShieldExclamationPoint } from '@edge-console/ui/icon';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { ReactNode } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import * as styles from './MyAccount.css.ts';
import type { SecurityQuery } from './useSecurityQuery.ts';

const messages = myAccountMessages.mfa;

export type MfaCardProps = {
  isOn: SecurityQuery<boolean>;
  /** Name of the account that requires MFA. */
  requiredBy: string | null;
  onSetUp: () => void;
  onTurnOff: () => void;
  /** When a code last signed the user in. */
  lastUsed?: ReactNode;
  /** Further parts of the card, such as the recovery codes. */
  children?: ReactNode;
};

/** MFA status and actions, depending on the pool, the account, and the user. */
export function MfaCard({
  isOn: { value: isOn, refusal, isFetching, reload },
  requiredBy,
  onSetUp,
  onTurnOff,
  lastUsed,
  children,
}: MfaCardProps) {
  const { status, totpEnabled } = useConfiguration().mfa;
  const offline = useOfflineReason();
  const isOffered = status !== 'off' && totpEnabled;
  const state = () => {
    if (!isOffered && isOn !== true) return messages.unavailable;
    if (isOn === undefined) return refusal ? `${messages.notLoaded} ${refusalText(refusal)}` : <Skeleton width={240} />;
    if (isOn) return messages.on;
    if (status !== 'on' && requiredBy !== null) return messages.requiredBy(requiredBy);
    return status === 'on' ? messages.required : messages.off;
  };
  const mandatory =
    status === 'on' ? messages.mandatory : requiredBy === null ? undefined : messages.mandatoryBy(requiredBy);
  return (
    <Card isFlush>
      <div className={styles.factor}>
        <span
          className={styles.iconTile({ tone: isOn ? 'success' : isOn === false && isOffered ? 'warning' : 'neutral' })}
        >
          <Icon icon={isOn === false && isOffered ? ShieldExclamationPoint : ShieldCheck} size={20} />
        </span>
        <div className={styles.factorTextColumn}>
          <h2 className={styles.factorTitle}>{messages.title}</h2>
          <output className={styles.factorText}>{state()}</output>
          {isOn && lastUsed}
        </div>
        <div className={styles.factorActions}>
          {isOn === undefined && refusal && <RetryButton onRetry={reload} isPending={isFetching} />}
          {/* A single button, so that it regains focus after its dialog has enabled MFA. */}
          {isOn !== undefined && isOffered && (
            <Button variant={isOn ? 'secondary' : 'primary'} disabledReason={offline} onPress={onSetUp}>
              {isOn ? messages.replace : messages.setUp}
            </Button>
          )}
          {isOn && (
            <Button tone="danger" onPress={onTurnOff} disabledReason={mandatory ?? offline}>
              {messages.disable}
            </Button>
          )}
        </div>
      </div>
      {children}
    </Card>
  );
}
