import { randomUUID } from 'node:crypto';
import { accountExistsMail } from '../mail/code-mail.ts';
import { checkClient } from '../pool/checks.ts';
import { checkEmail, writableAttributes } from '../users/attributes.ts';
import { checkPasswordPolicy } from '../users/password-policy.ts';
import { withPassword } from '../users/set-password.ts';
import { aliasKey, type User } from '../users/user.ts';
import { countAttempt } from '../verification/attempts.ts';
import { mailCode } from '../verification/codes.ts';
import { requiredString, type Input } from '../wire/input.ts';
import type { Operation } from '../wire/operation.ts';
import { invalidParameter, ServiceError } from '../wire/service-error.ts';

/** @throws InvalidParameterException unless the name is the e-mail address and the attributes are of the schema. */
function newAttributes(input: Input): User['attributes'] {
  const username = requiredString(input, 'Username');
  const attributes = writableAttributes(input);
  const email = attributes['email'] ?? username;
  checkEmail(email);
  if (aliasKey(username) !== aliasKey(email)) throw invalidParameter('Username should be an email.');
  return { ...attributes, email, email_verified: 'false' };
}

/** A new account that cannot sign in before its e-mail address was proven. */
export const signUp: Operation = {
  access: 'public',
  run(pool, input, { address }) {
    checkClient(input);
    const attributes = newAttributes(input);
    const password = requiredString(input, 'Password');
    checkPasswordPolicy(password);
    const key = aliasKey(attributes.email);
    countAttempt(pool, address, 'sign up from here');
    countAttempt(pool, key, 'sign up');
    if (pool.users.find(key)) {
      pool.sendMail(accountExistsMail(attributes.email, pool.origin));
      throw new ServiceError('UsernameExistsException', 'User already exists');
    }
    const now = pool.now();
    const stranger: User = {
      sub: randomUUID(),
      attributes,
      enabled: true,
      status: 'UNCONFIRMED',
      password: undefined,
      createdAt: now,
      modifiedAt: now,
    };
    const user = withPassword(pool, stranger, password, 'UNCONFIRMED');
    let delivery = {};
    pool.atomically(() => {
      pool.users.insert(user);
      delivery = mailCode(pool, user, 'sign-up');
    });
    return { UserConfirmed: false, UserSub: user.sub, ...delivery };
  },
};
