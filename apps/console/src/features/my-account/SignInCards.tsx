import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect } from 'react';
import { useMutation } from '../../api/useMutation.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import { errorText } from '../../api/errorText.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { arePasskeysOffered } from '../../auth/passkeys/arePasskeysOffered.ts';
import { useViewer, useViewerStore } from '../../api/viewer/ViewerProvider.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import * as styles from './MyAccount.css.ts';
import { MethodLastUsed } from './MethodLastUsed.tsx';
import { MfaCard } from './MfaCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { RecoveryCodesPart } from './RecoveryCodesPart.tsx';
import { SecurityLogCard } from './SecurityLogCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SignInMethodsCard } from './SignInMethodsCard.tsx';
import { useAfterSignIn } from '../../auth/authenticated/useAfterSignIn.ts';
import { useSecurityQuery } from './useSecurityQuery.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const turnOffMfaMutation = graphql(
  `
    mutation TurnOffMfa {
      turnOffMfa {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const AuthenticatorDialog = lazyComponent(
  async () => (await import('../../auth/software-token/AuthenticatorDialog.tsx')).AuthenticatorDialog,
);
const TurnOffDialog = lazyComponent(async () => (await import('./TurnOffDialog.tsx')).TurnOffDialog);

const requiresCode = (part: typeof import('../../auth/identity/security.ts')) => part.isSoftwareTokenEnabled();

/**
 * How the user signs in, and from where. Never while acting, when the tokens are the actor's. `provider`: set for users
 * without a password.
 */
export function SignInCards({ provider, onChangePassword }: { provider: string | null; onChangePassword: () => void }) {
  const viewer = useViewer();
  const viewerStore = useViewerStore();
  const configuration = useConfiguration();
  const { show } = useSnackbar();
  const { drawer, open, close } = useDrawer();
  // The URL can name a dialog that this user does not have.
  const dialog = provider === null ? drawer?.name : undefined;
  const factor = useSecurityQuery(requiresCode);
  const turnOffMfa = useMutation(turnOffMfaMutation);

  useEffect(() => whenIdle(AuthenticatorDialog.preload), []);

  const requiredBy = viewer.entity?.requireMfa ? viewer.entity.name : null;
  // Changing MFA ends every session, so the next one loads the rest.
  useAfterSignIn(() => {
    factor.reload();
    // Each response reports whether MFA is still missing.
    void viewerStore.refresh({ isForced: true });
  });
  const settle = (message: string) => {
    close();
    show({ kind: 'success', message });
  };
  const turnOff = async () => {
    const result = await turnOffMfa.run({});
    if (result.kind === 'done') return undefined;
    return result.kind === 'failed' ? errorText(result.error) : appMessages.genericError;
  };

  return (
    <>
      {provider === null ? (
        <MfaCard
          isOn={factor}
          requiredBy={requiredBy}
          onSetUp={() => open('authenticator')}
          onTurnOff={() => open('turn-off')}
          lastUsed={<MethodLastUsed methods={['PASSWORD_AND_APP', 'PASSWORD_AND_CODE']} />}
        >
          {/* If the pool requires MFA of everyone, an app cannot be removed. */}
          {factor.value && configuration.mfa.status === 'optional' && <RecoveryCodesPart email={viewer.email} />}
        </MfaCard>
      ) : (
        <ProviderCard provider={provider} email={viewer.email} requiredBy={requiredBy} />
      )}
      {provider === null && (
        <div className={styles.pair}>
          <SignInMethodsCard email={viewer.email} onChangePassword={onChangePassword} />
          {arePasskeysOffered(configuration) && (
            <PasskeysCard email={viewer.email} lastUsed={<MethodLastUsed methods={['PASSKEY']} />} />
          )}
        </div>
      )}
      <SessionsCard provider={provider} />
      <DevicesCard />
      <SecurityLogCard email={viewer.email} />
      {dialog === 'authenticator' && (
        <AuthenticatorDialog
          email={viewer.email}
          onDone={() => settle(myAccountMessages.mfa.enabled)}
          onClose={close}
        />
      )}
      {dialog === 'turn-off' && requiredBy === null && (
        <TurnOffDialog
          email={viewer.email}
          turnOff={turnOff}
          onDone={() => settle(myAccountMessages.mfa.disabled)}
          onClose={close}
        />
      )}
    </>
  );
}
