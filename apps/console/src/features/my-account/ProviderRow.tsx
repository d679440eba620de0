import { Button } from '@edge-console/ui/button';
import { DateText } from '@edge-console/ui/date-time';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { ProviderLogo } from '../../auth/sign-in/ProviderLogo.tsx';
import type { SocialProvider } from '../../core/configuration/configuration.ts';
import type { SignInMethod } from '../../records/user/signInMethodMessages.ts';
import { MethodLastUsed } from './MethodLastUsed.tsx';
import * as styles from './MyAccount.css.ts';
import { signInMethodsMessages as messages } from './signInMethodsMessages.ts';

const methodOf = {
  Google: 'GOOGLE',
  Microsoft: 'MICROSOFT',
  GitHub: 'GITHUB',
} as const satisfies Record<SocialProvider, SignInMethod>;

type ProviderRowProps = {
  provider: SocialProvider;
  /** Null if it is not linked; undefined while loading. */
  linkedAt: string | null | undefined;
  isWaiting: boolean;
  failure: string | undefined;
  disabledReason: string | undefined;
  onLink: () => void;
  onUnlink: () => void;
  onStopWaiting: () => void;
};

/** A provider that the user can link or unlink. */
export function ProviderRow({
  provider,
  linkedAt,
  isWaiting,
  failure,
  disabledReason,
  onLink,
  onUnlink,
  onStopWaiting,
}: ProviderRowProps) {
  const state = () => {
    if (isWaiting) return messages.waiting(provider);
    if (linkedAt === undefined) return <Skeleton width={96} />;
    if (linkedAt === null) return messages.notLinked;
    return (
      <>
        <span className={styles.whole}>
          {messages.linked} <DateText value={linkedAt} />
        </span>
        <MethodLastUsed methods={[methodOf[provider]]} isInline />
      </>
    );
  };
  return (
    <li className={styles.row}>
      <span className={styles.rowIcon}>
        <ProviderLogo provider={provider} />
      </span>
      <div className={styles.rowTextColumn}>
        <div className={styles.rowTitle}>{provider}</div>
        <output className={styles.methodState}>{state()}</output>
      </div>
      {isWaiting ? (
        <Button size="sm" onPress={onStopWaiting}>
          {messages.stopWaiting}
        </Button>
      ) : (
        linkedAt !== undefined && (
          <Button size="sm" disabledReason={disabledReason} onPress={linkedAt === null ? onLink : onUnlink}>
            {(linkedAt === null ? messages.link : messages.unlink)(provider)}
          </Button>
        )
      )}
      {failure !== undefined && (
        <div className={styles.rowNotice}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </li>
  );
}
