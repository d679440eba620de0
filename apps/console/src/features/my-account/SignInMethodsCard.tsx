import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Icon, LockKeyhole } from '@edge-console/ui/icon';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useState } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAfterSignIn } from '../../auth/authenticated/useAfterSignIn.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import type { SocialProvider } from '../../core/configuration/configuration.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { MethodLastUsed } from './MethodLastUsed.tsx';
import * as styles from './MyAccount.css.ts';
import { ProviderRow } from './ProviderRow.tsx';
import { mySignInMethodsQuery } from './queries.ts';
import { signInMethodsMessages as messages } from './signInMethodsMessages.ts';
import { type ProviderLinkState, useProviderLink } from './useProviderLink.ts';

const LinkProviderDialog = lazyComponent(async () => (await import('./LinkProviderDialog.tsx')).LinkProviderDialog);
const UnlinkProviderDialog = lazyComponent(
  async () => (await import('./UnlinkProviderDialog.tsx')).UnlinkProviderDialog,
);

function failureOf(state: ProviderLinkState | undefined, provider: SocialProvider, email: string): string | undefined {
  if (state?.kind !== 'failed' || state.provider !== provider) return undefined;
  return state.failure === 'blocked' ? messages.blocked(provider) : messages.results[state.failure](provider, email);
}

type SignInMethodsCardProps = { email: string; onChangePassword: () => void };

/** How a user with a password can sign in. */
export function SignInMethodsCard({ email, onChangePassword }: SignInMethodsCardProps) {
  const offered = useConfiguration().loginWith.oauth?.providers ?? [];
  const query = useQuery(mySignInMethodsQuery, offered.length > 0 ? {} : null);
  const offline = useOfflineReason();
  const { show } = useSnackbar();
  const [opened, setOpened] = useState<{ dialog: 'link' | 'unlink'; provider: SocialProvider }>();
  useAfterSignIn(query.refetch);
  useEffect(() => whenIdle(LinkProviderDialog.preload), []);
  const linked = query.data?.mySignInMethods.providers;
  const { state, open, stop } = useProviderLink({
    linked: linked?.map(({ provider }) => provider) ?? [],
    onReturn: query.refetch,
    onLinked: (provider) => show({ kind: 'success', message: messages.done(provider) }),
  });
  const close = () => setOpened(undefined);

  return (
    <Card isFlush title={messages.title} description={messages.text}>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <span className={styles.rowIcon}>
            <Icon icon={LockKeyhole} size={16} />
          </span>
          <div className={styles.rowTextColumn}>
            <div className={styles.rowTitle}>{messages.password}</div>
            <div className={styles.rowText}>
              {messages.passwordText}
              <MethodLastUsed
                methods={['PASSWORD', 'PASSWORD_AND_APP', 'PASSWORD_AND_CODE', 'RECOVERY_CODE']}
                isInline
              />
            </div>
          </div>
          <Button size="sm" disabledReason={offline} onPress={onChangePassword}>
            {messages.changePassword}
          </Button>
        </li>
        {(linked !== undefined || !query.error) &&
          offered.map((provider) => (
            <ProviderRow
              key={provider}
              provider={provider}
              linkedAt={linked && (linked.find((link) => link.provider === provider)?.linkedAt ?? null)}
              isWaiting={state?.kind === 'waiting' && state.provider === provider}
              failure={failureOf(state, provider, email)}
              disabledReason={offline}
              onLink={() => setOpened({ dialog: 'link', provider })}
              onUnlink={() => {
                stop();
                setOpened({ dialog: 'unlink', provider });
              }}
              onStopWaiting={stop}
            />
          ))}
      </ul>
      {linked === undefined && query.error && (
        <div className={styles.state}>
          <LoadFailure
            title={messages.notLoaded}
            error={query.error}
            onRetry={query.refetch}
            isPending={query.isFetching}
          />
        </div>
      )}
      {opened?.dialog === 'link' && (
        <LinkProviderDialog
          provider={opened.provider}
          email={email}
          onStarted={() => open(opened.provider)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'unlink' && <UnlinkProviderDialog provider={opened.provider} onClose={close} />}
    </Card>
  );
}
