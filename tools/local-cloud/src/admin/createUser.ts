import { randomUUID } from 'node:crypto';
import { invitation } from '../mail/invitation.ts';
import { checkPool } from '../user-pool/checks.ts';
import type { Pool } from '../user-pool/pool.ts';
import { checkEmail, writableAttributes } from '../users/attributes.ts';
import { checkPasswordPolicy, withPassword, createTemporaryPassword } from '../users/password.ts';
import { aliasKey, attributeEntries, type User } from '../users/user.ts';
import { optionalString, optionalStrings, requiredString, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { invalidParameter, ServiceError, userNotFound } from '../protocol/serviceError.ts';
import { describeUser } from './adminUser.ts';

function newAttributes(input: Input, username: string): User['attributes'] {
  const attributes = writableAttributes(input, 'administrator');
  const email = attributes['email'] ?? username;
  checkEmail(email);
  if (aliasKey(username) !== aliasKey(email)) throw invalidParameter('Username should be an email.');
  return { email_verified: 'false', ...attributes, email };
}

/** A new user without a password. @throws UsernameExistsException, InvalidParameterException */
function newUser(pool: Pool, input: Input, username: string): User {
  const attributes = newAttributes(input, username);
  const existing = pool.users.find(attributes.email);
  // As in Cognito, the address of a provider's user is no alias.
  if (existing && existing.status !== 'EXTERNAL_PROVIDER') {
    throw new ServiceError('UsernameExistsException', 'An account with the given email already exists.');
  }
  const now = pool.now();
  const sub = randomUUID();
  return {
    sub,
    username: sub,
    attributes,
    enabled: true,
    status: 'FORCE_CHANGE_PASSWORD',
    password: undefined,
    createdAt: now,
    modifiedAt: now,
  };
}

/** An invited user who has not signed in yet. @throws UserNotFoundException, UnsupportedUserStateException */
function invitedUser(pool: Pool, username: string): User {
  const user = pool.users.named(username);
  if (!user) throw userNotFound();
  if (user.status === 'FORCE_CHANGE_PASSWORD') return user;
  throw new ServiceError(
    'UnsupportedUserStateException',
    `Resend not possible. ${username} status is not FORCE_CHANGE_PASSWORD`,
  );
}

/** Invites a user, or resends the invitation (`MessageAction: RESEND`), with a new temporary password each time. */
export const adminCreateUser: Operation = {
  access: 'signed',
  run(pool, input) {
    checkPool(input);
    const username = requiredString(input, 'Username');
    const messageAction = optionalString(input, 'MessageAction');
    if (messageAction !== undefined && messageAction !== 'RESEND' && messageAction !== 'SUPPRESS') {
      throw invalidParameter(
        `1 validation error detected: Value '${messageAction}' at 'messageAction' failed to satisfy constraint: Member must satisfy enum value set: [SUPPRESS, RESEND]`,
      );
    }
    const metadata = optionalStrings(input, 'ClientMetadata');
    const isResend = messageAction === 'RESEND';
    const password = optionalString(input, 'TemporaryPassword') ?? createTemporaryPassword();
    checkPasswordPolicy(password);

    const invited = isResend ? invitedUser(pool, username) : newUser(pool, input, username);
    const user = withPassword(pool, invited, password, 'FORCE_CHANGE_PASSWORD');
    pool.atomically(() => {
      if (isResend) pool.users.update(user);
      else pool.users.insert(user);
      if (messageAction === 'SUPPRESS') return;
      pool.sendMail(invitation(pool.inviteMessage, user.attributes.email, password, metadata), metadata);
    });
    return { User: { ...describeUser(user), Attributes: attributeEntries(user) } };
  },
};
