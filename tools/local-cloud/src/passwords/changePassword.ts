import { securityMail } from '../mail/securityMail.ts';
import { isPasswordOf } from '../srp/verifier.ts';
import { authenticate } from '../tokens/authenticate.ts';
import { checkNewPassword, checkPasswordPolicy, withPassword } from '../users/password.ts';
import { countAttempt } from '../verification/attempts.ts';
import { requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { incorrectCredentials } from '../protocol/serviceError.ts';

/** Changes the password and notifies the user by e-mail. Sessions continue. */
export const changePassword: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    const previous = requiredString(input, 'PreviousPassword');
    const proposed = requiredString(input, 'ProposedPassword');
    countAttempt(pool, user.sub, 'change password');
    if (!user.password || !isPasswordOf(user.sub, previous, user.password)) throw incorrectCredentials();
    checkPasswordPolicy(proposed);
    checkNewPassword(user, proposed);
    pool.attempts.delete(user.sub, 'change password');
    pool.atomically(() => {
      pool.users.update(withPassword(pool, user, proposed, user.status));
      pool.sendMail(securityMail('password', user.attributes.email, pool.origin));
    });
    await pool.onPasswordSet(user.sub, 'CHANGED');
    return {};
  },
};
