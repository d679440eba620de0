import { checkEmail, writableAttributes } from '../users/attributes.ts';
import { aliasKey } from '../users/user.ts';
import type { Operation } from '../protocol/operation.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import { targetUser } from './adminUser.ts';

/**
 * Writes any attribute of the schema, including the sign-in address, without a code. Sessions continue.
 * @throws AliasExistsException for the address of another user
 */
export const adminUpdateUserAttributes: Operation = {
  access: 'signed',
  run(pool, input) {
    const user = targetUser(pool, input);
    const changes = writableAttributes(input, 'administrator');
    const attributes = { ...user.attributes, ...changes };
    checkEmail(attributes.email);
    const owner = pool.users.find(attributes.email);
    if (owner && owner.sub !== user.sub)
      throw new ServiceError('AliasExistsException', 'An account with the given email already exists.');
    // As in Cognito, a new address is unverified unless the call sets `email_verified`.
    const isVerified =
      changes['email_verified'] ??
      (aliasKey(attributes.email) === aliasKey(user.attributes.email) ? user.attributes['email_verified'] : 'false');
    pool.users.update({
      ...user,
      attributes: { ...attributes, ...(isVerified === undefined ? {} : { email_verified: isVerified }) },
      modifiedAt: pool.now(),
    });
    return {};
  },
};
