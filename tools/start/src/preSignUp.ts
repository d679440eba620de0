import { createPreSignUp } from '@edge-console/api';
import type { PreSignUp } from '@edge-console/local-cloud';

/**
 * Simulates the pre-sign-up trigger of a deployment: rejects addresses at `refused.example`, to show the console's error, and asks the API
 * about the first sign-in with a provider, with the code of the deployed function.
 */
export function preSignUpOf(options: Parameters<typeof createPreSignUp>[0]): PreSignUp {
  const preSignUp = createPreSignUp(options);
  return (event) => {
    if (/@refused\.example$/i.test(event.request.userAttributes['email'] ?? ''))
      throw new Error('Addresses at refused.example are refused');
    return preSignUp(event);
  };
}
