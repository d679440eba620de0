import { Button } from '@edge-console/ui/button';
import { useFormats } from '@edge-console/ui/formats';
import { RelativeTime } from '@edge-console/ui/date-time';
import { Icon, ScrollText } from '@edge-console/ui/icon';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { DataError } from '../../api/dataError.ts';
import { errorText } from '../../api/errorText.ts';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import * as styles from './MyAccount.css.ts';
import type { RecoveryCodes } from './queries.ts';
import { recoveryCodesMessages as messages } from './recoveryCodesMessages.ts';

/** At this number, the user should create new codes. */
const fewCodes = 3;

export type RecoveryCodesRowProps = {
  /** Undefined until they are loaded. */
  codes: RecoveryCodes | undefined;
  error?: DataError | undefined;
  onRetry: () => void;
  onCreate: () => void;
};

/** How many recovery codes are left, and the button that replaces them. */
export function RecoveryCodesRow({ codes, error, onRetry, onCreate }: RecoveryCodesRowProps) {
  const offline = useOfflineReason();
  const { number } = useFormats();
  const isFew = codes !== undefined && codes.left <= fewCodes;
  const text = () => {
    if (!codes) return error ? `${messages.notLoaded} ${errorText(error)}` : <Skeleton width={240} />;
    if (codes.createdAt === null) return messages.missing;
    if (codes.left === 0) return messages.none;
    const left = messages.left(number(codes.left), number(codes.total));
    return `${left} ${isFew ? messages.few : messages.once}`;
  };
  return (
    <div className={styles.factorPart}>
      <span className={styles.iconTile({ tone: isFew ? 'warning' : 'neutral' })}>
        <Icon icon={ScrollText} size={20} />
      </span>
      <div className={styles.factorTextColumn}>
        <h3 className={styles.factorPartTitle}>
          {messages.title}
          {codes && codes.createdAt !== null && <Meter left={codes.left} total={codes.total} isFew={isFew} />}
        </h3>
        <output className={styles.factorText}>{text()}</output>
        {codes?.lastUsedAt && (
          <span className={styles.lastUsed}>
            {myAccountMessages.sessions.lastUsed} <RelativeTime value={codes.lastUsedAt} />
          </span>
        )}
      </div>
      <div className={styles.factorActions}>
        {codes ? (
          <Button variant={isFew ? 'primary' : 'secondary'} disabledReason={offline} onPress={onCreate}>
            {codes.createdAt === null ? messages.create : messages.replace}
          </Button>
        ) : (
          error && <RetryButton error={error} onRetry={onRetry} />
        )}
      </div>
    </div>
  );
}

/** One mark for each code. */
const Meter = ({ left, total, isFew }: { left: number; total: number; isFew: boolean }) => (
  <span className={styles.meter} aria-hidden="true">
    {Array.from({ length: total }, (_, index) => (
      <span key={index} className={styles.mark({ kind: index >= left ? 'used' : isFew ? 'few' : 'left' })} />
    ))}
  </span>
);
