import { checkNewPassword, checkPasswordPolicy, withPassword } from '../users/password.ts';
import { optionalBoolean, requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { targetUser } from './adminUser.ts';

/**
 * Sets a password, which is temporary unless `Permanent` is set. A provider's user can then sign in with it too, and keeps the provider.
 * Sessions continue.
 * @throws UserNotFoundException, InvalidPasswordException, PasswordHistoryPolicyViolationException
 */
export const adminSetUserPassword: Operation = {
  access: 'signed',
  run(pool, input) {
    const user = targetUser(pool, input);
    const password = requiredString(input, 'Password');
    checkPasswordPolicy(password);
    checkNewPassword(user, password);
    const isPermanent = optionalBoolean(input, 'Permanent') ?? false;
    pool.users.update(withPassword(pool, user, password, isPermanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'));
    return {};
  },
};
