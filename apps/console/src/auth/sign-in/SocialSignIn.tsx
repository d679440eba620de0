import { Button } from '@edge-console/ui/button';
import { Notice } from '@edge-console/ui/notice';
import { useEffect, useState } from 'react';
import { isResellerHost, useHostBrand } from '../../api/branding/hostBrand.ts';
import type { SocialProvider } from '../../core/configuration/configuration.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import type { Refused } from '../identity/refusal.ts';
import { useIdentityModule } from '../identity/useIdentityModule.ts';
import { refusalText } from '../identity/refusalText.ts';
import { signInMessages } from './messages.ts';
import { LastUsed } from './LastUsed.tsx';
import { ProviderLogo } from './ProviderLogo.tsx';
import * as styles from './SocialSignIn.css.ts';

/** Buttons for the configured providers. */
export function SocialSignIn({ returnTo }: { returnTo: string }) {
  const configuration = useConfiguration();
  const social = useIdentityModule(() => import('../identity/social.ts'));
  const handover = useIdentityModule(() => import('../identity/handover.ts'));
  const brand = useHostBrand();
  const [chosen, setChosen] = useState<SocialProvider | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const hostedPages = configuration.loginWith.oauth;
  // The back/forward cache can restore this page when the user returns from the provider.
  useEffect(() => {
    const arrive = () => setChosen(null);
    addEventListener('pageshow', arrive);
    return () => removeEventListener('pageshow', arrive);
  }, []);

  const isHandedOver = isResellerHost(configuration);
  const providers = isHandedOver
    ? hostedPages?.providers.filter((provider) => brand?.socialProviders.includes(provider))
    : hostedPages?.providers;
  if (!hostedPages || !providers || providers.length === 0) return null;

  const start = async (provider: SocialProvider) => {
    setChosen(provider);
    setRefused(null);
    const options = { returnTo };
    const outcome = await (isHandedOver
      ? handover((part) => part.startHandover(configuration, provider, options))
      : social((part) => part.startProviderSignIn({ ...configuration, hostedPages }, provider, options)));
    // On success, the browser navigates, and the button remains pending.
    if (outcome.kind === 'done') return;
    setChosen(null);
    setRefused(outcome);
  };
  return (
    <>
      {refused && <Notice tone="danger">{refusalText(refused)}</Notice>}
      <div className={styles.providers}>
        {providers.map((provider) => (
          <LastUsed key={provider} method={provider}>
            <Button
              aria-label={signInMessages.continueWith(provider)}
              size="xl"
              isBlock
              isPending={chosen === provider}
              isDisabled={chosen !== null && chosen !== provider}
              onPress={() => void start(provider)}
            >
              <ProviderLogo provider={provider} />
              {provider}
            </Button>
          </LastUsed>
        ))}
      </div>
      <p className={styles.or}>{signInMessages.orWithEmail}</p>
    </>
  );
}
