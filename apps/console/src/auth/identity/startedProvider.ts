import { type SocialProvider, socialProviders } from '../../core/configuration/configuration.ts';

const key = 'sign-in-provider';

/** Stores which provider the user went to: with several linked providers, the tokens do not say which one was used. */
export const storeStartedProvider = (provider: SocialProvider): void => sessionStorage.setItem(key, provider);

export function takeStartedProvider(): SocialProvider | undefined {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return socialProviders.find((provider) => provider === stored);
}
