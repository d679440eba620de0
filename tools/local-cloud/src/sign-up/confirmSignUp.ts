import { checkClient } from '../user-pool/checks.ts';
import { resolveUser } from '../users/resolveUser.ts';
import { countAttempt } from '../verification/attempts.ts';
import { checkCode, codeExpired, mailCode } from '../verification/codes.ts';
import { codeDeliveryDetails } from '../verification/codeDeliveryDetails.ts';
import { requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { userDisabled } from '../protocol/serviceError.ts';

/** Confirms the email address of a new account, which can then sign in. */
export const confirmSignUp: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    const { user, subject } = resolveUser(pool, input);
    const code = requiredString(input, 'ConfirmationCode');
    if (user?.status !== 'UNCONFIRMED') {
      countAttempt(pool, subject, 'check sign-up code');
      throw codeExpired();
    }
    checkCode(pool, user.sub, 'sign-up', code);
    if (!user.enabled) throw userDisabled();
    pool.atomically(() => {
      pool.codes.delete(user.sub, 'sign-up');
      const attributes = { ...user.attributes, email_verified: 'true' };
      pool.users.update({ ...user, attributes, status: 'CONFIRMED', modifiedAt: pool.now() });
    });
    return {};
  },
};

/** Emails a new code. The response is the same if none is pending, to prevent account enumeration. */
export const resendConfirmationCode: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    const { alias, user, subject } = resolveUser(pool, input);
    countAttempt(pool, subject, 'send code');
    if (user?.status !== 'UNCONFIRMED') return codeDeliveryDetails(alias);
    return mailCode(pool, user, 'sign-up');
  },
};
