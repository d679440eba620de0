import { randomUUID } from 'node:crypto';
import { accountExistsMail } from '../mail/codeMail.ts';
import { checkClient } from '../user-pool/checks.ts';
import { checkEmail, writableAttributes } from '../users/attributes.ts';
import { checkPasswordPolicy, withPassword } from '../users/password.ts';
import { aliasKey, type User } from '../users/user.ts';
import { countAttempt } from '../verification/attempts.ts';
import { mailCode } from '../verification/codes.ts';
import { requiredString, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import { runPreSignUpTrigger } from './preSignUp.ts';

/**
 * The username is the email address.
 * @throws InvalidParameterException for an invalid address, and for attributes outside the schema; NotAuthorizedException for
 *   attributes that the app client cannot write
 */
function newAttributes(input: Input): User['attributes'] {
  const email = requiredString(input, 'Username');
  const attributes = writableAttributes(input, 'client');
  checkEmail(email);
  return { ...attributes, email, email_verified: 'false' };
}

/** Creates a user, who cannot sign in before the email address is confirmed. */
export const signUp: Operation = {
  access: 'public',
  async run(pool, input, { address }) {
    checkClient(input);
    const attributes = newAttributes(input);
    const password = requiredString(input, 'Password');
    checkPasswordPolicy(password);
    const key = aliasKey(attributes.email);
    countAttempt(pool, address, 'sign up from here');
    countAttempt(pool, key, 'sign up');
    const sub = randomUUID();
    // Before checking whether the address has an account, so that a rejection does not reveal it.
    if (pool.preSignUp) {
      const { email_verified: _unproven, ...userAttributes } = attributes;
      await runPreSignUpTrigger(pool.preSignUp, input, { userName: sub, userAttributes });
    }
    if (pool.users.find(key)) {
      pool.sendMail(accountExistsMail(attributes.email, pool.origin));
      throw new ServiceError('UsernameExistsException', 'User already exists');
    }
    const now = pool.now();
    const newUser: User = {
      sub,
      username: sub,
      attributes,
      enabled: true,
      status: 'UNCONFIRMED',
      password: undefined,
      createdAt: now,
      modifiedAt: now,
    };
    const user = withPassword(pool, newUser, password, 'UNCONFIRMED');
    let delivery = {};
    pool.atomically(() => {
      pool.users.insert(user);
      delivery = mailCode(pool, user, 'sign-up');
    });
    return { UserConfirmed: false, UserSub: user.sub, ...delivery };
  },
};
