import type { Pool } from '../user-pool/pool.ts';
import { authenticate } from '../tokens/authenticate.ts';
import { countAttempt } from '../verification/attempts.ts';
import { checkCode, codeExpired, mailCode } from '../verification/codes.ts';
import { requiredString, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { invalidParameter } from '../protocol/serviceError.ts';
import { writableAttributes } from './attributes.ts';
import { aliasKey, type User } from './user.ts';

/** @throws InvalidParameterException for attributes that cannot be verified with a code. */
function checkAttributeName(input: Input): void {
  const name = requiredString(input, 'AttributeName');
  if (name !== 'email') throw invalidParameter(`Attribute ${name} cannot be verified.`);
}

/** Changes attributes that the app client can write, which excludes the email address. */
export const updateUserAttributes: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    const changes = writableAttributes(input, 'client');
    pool.users.update({ ...user, attributes: { ...user.attributes, ...changes }, modifiedAt: pool.now() });
    return { CodeDeliveryDetailsList: [] };
  },
};

/** Emails a code to verify the current address. @throws LimitExceededException */
export const getUserAttributeVerificationCode: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    checkAttributeName(input);
    countAttempt(pool, user.sub, 'send attribute code');
    return mailCode(pool, user, 'attribute');
  },
};

/** @throws ExpiredCodeException for a code that was sent to an earlier address. */
function checkOwnCode(pool: Pool, user: User, code: string): void {
  const email = checkCode(pool, user.sub, 'attribute', code);
  if (aliasKey(email) !== aliasKey(user.attributes.email)) throw codeExpired();
}

export const verifyUserAttribute: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    checkAttributeName(input);
    checkOwnCode(pool, user, requiredString(input, 'Code'));
    pool.atomically(() => {
      pool.codes.delete(user.sub, 'attribute');
      const attributes = { ...user.attributes, email_verified: 'true' };
      pool.users.update({ ...user, attributes, modifiedAt: pool.now() });
    });
    return {};
  },
};
