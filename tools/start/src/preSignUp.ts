import type { PreSignUp } from '@edge-console/local-cloud';

/**
 * Stands for the rule of a deployment, whose pool has a function of its own here: whoever signs up with an address at
 * `refused.example` is refused, so that one can see what the console says then.
 */
export const preSignUp: PreSignUp = ({ request: { userAttributes } }) => {
  if (/@refused\.example$/i.test(userAttributes['email'] ?? ''))
    throw new Error('Addresses at refused.example are refused');
};
