import type { Pool } from '../pool/pool.ts';
import { authenticate } from '../tokens/authenticate.ts';
import { countAttempt } from '../verification/attempts.ts';
import { checkCode, mailCode } from '../verification/codes.ts';
import { requiredString, type Input } from '../wire/input.ts';
import type { Operation } from '../wire/operation.ts';
import { invalidParameter, ServiceError } from '../wire/service-error.ts';
import { checkEmail, writableAttributes } from './attributes.ts';
import { aliasKey, type User } from './user.ts';

/** Mails a code to the address it will prove. @throws LimitExceededException */
function sendAttributeCode(pool: Pool, user: User, email: string) {
  countAttempt(pool, user.sub, 'send attribute code');
  return mailCode(pool, user, 'attribute', email);
}

/** @throws InvalidParameterException for what cannot be verified by a code. */
function checkAttributeName(input: Input): void {
  const name = requiredString(input, 'AttributeName');
  if (name !== 'email') throw invalidParameter(`Attribute ${name} cannot be verified.`);
}

/** Changes attributes. A new e-mail address counts once its code came back: until then one signs in with the old one. */
export const updateUserAttributes: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    const { email = user.attributes.email, ...changes } = writableAttributes(input, { present: user.attributes });
    checkEmail(email);
    const isSameAddress = aliasKey(email) === aliasKey(user.attributes.email);
    // The provider's address is how it finds the account again.
    if (!isSameAddress && user.status === 'EXTERNAL_PROVIDER') {
      throw invalidParameter('The address of a federated user is changed at the provider.');
    }
    // Before anything is written: it may refuse.
    const deliveries = isSameAddress ? [] : [sendAttributeCode(pool, user, email).CodeDeliveryDetails];
    pool.users.update({ ...user, attributes: { ...user.attributes, ...changes }, modifiedAt: pool.now() });
    return { CodeDeliveryDetailsList: deliveries };
  },
};

/** Mails the code again, to a new address that still waits for it, else to the present one. */
export const getUserAttributeVerificationCode: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    checkAttributeName(input);
    return sendAttributeCode(pool, user, pool.codes.find(user.sub, 'attribute')?.value ?? user.attributes.email);
  },
};

export const verifyUserAttribute: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    checkAttributeName(input);
    const email = checkCode(pool, user.sub, 'attribute', requiredString(input, 'Code'));
    const owner = pool.users.find(email);
    if (owner && owner.sub !== user.sub) {
      pool.codes.delete(user.sub, 'attribute');
      throw new ServiceError('AliasExistsException', 'An account with the given email already exists.');
    }
    pool.atomically(() => {
      pool.codes.delete(user.sub, 'attribute');
      // What was mailed to the former address opens nothing any more.
      pool.codes.delete(user.sub, 'password');
      const attributes = { ...user.attributes, email, email_verified: 'true' };
      pool.users.update({ ...user, attributes, modifiedAt: pool.now() });
    });
    return {};
  },
};
