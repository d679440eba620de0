import type { PreSignUp } from '@edge-console/local-cloud';

/**
 * Simulates the pre-sign-up trigger of a deployment: rejects addresses at `refused.example`, to show the console's error.
 */
export const preSignUp: PreSignUp = ({ request: { userAttributes } }) => {
  if (/@refused\.example$/i.test(userAttributes['email'] ?? ''))
    throw new Error('Addresses at refused.example are refused');
};
