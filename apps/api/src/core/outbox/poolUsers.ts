import { randomBytes } from 'node:crypto';
import type { MailBrand } from '../mail/mailBrand.ts';
import type { Invitation, PoolKind, PoolPayload } from '../database/schema.ts';
import type { Cognito, lazyCognito } from '../identity/clients.ts';
import { setPoolMfa } from '../identity/poolMfa.ts';
import { poolUsernameOf } from '../identity/poolUsername.ts';
import { accountReadyMail } from '../mail/accountReadyMail.ts';
import { emptyResult, type JobResult } from './jobHandler.ts';
import { nameInMail } from '../mail/mailText.ts';
import { brandInMetadata } from '../mail/poolMail.ts';

/** Input for mails: the console's origin, and the recipient's brand. */
type MailContext = { readonly origin: string; readonly brand: () => Promise<MailBrand> };

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

const subOf = (attributes: readonly { Name?: string | undefined; Value?: string | undefined }[] | undefined) =>
  attributes?.find(({ Name }) => Name === 'sub')?.Value ?? null;

/** If the user no longer exists, the call is done. `permanent`: other errors for which retrying is useless. */
async function unlessOver(call: Promise<unknown>, permanent: readonly string[] = []): Promise<JobResult> {
  try {
    await call;
  } catch (error) {
    if (!['UserNotFoundException', ...permanent].some((name) => isNamed(error, name))) throw error;
  }
  return emptyResult;
}

/**
 * A social provider's user has no password to reset. If the job were retried forever, it would block later jobs, which may disable the user
 * or end their sessions.
 */
const hasNoPassword = ['NotAuthorizedException', 'InvalidParameterException'];

/** Part of the link in the invitation, where the pool does not encode it. The letters around it are never cut off a link. */
const temporaryPassword = (): string => `Aa1-${randomBytes(15).toString('base64url')}Z`;

/** `ClientMetadata` for the pool's custom-message trigger, which writes the mail (`poolMail.ts`). */
const metadataOf = (invitation: Invitation | undefined, brand: MailBrand) => ({
  ClientMetadata: {
    ...(invitation && { inviter: nameInMail(invitation.inviter), account: nameInMail(invitation.account) }),
    ...brandInMetadata(brand),
  },
});

async function create(
  cognito: Cognito,
  pool: string,
  payload: PoolPayload,
  { origin, brand }: MailContext,
): Promise<JobResult> {
  const { sdk, client } = cognito;
  const { email, name, lastName, mail, invitation } = payload;
  try {
    const { User } = await client.send(
      new sdk.AdminCreateUserCommand({
        UserPoolId: pool,
        Username: email,
        TemporaryPassword: temporaryPassword(),
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'given_name', Value: name },
          { Name: 'family_name', Value: lastName },
        ],
        ...(mail
          ? { DesiredDeliveryMediums: ['EMAIL'], ...metadataOf(invitation, await brand()) }
          : { MessageAction: 'SUPPRESS' }),
      }),
    );
    return { ...emptyResult, sub: subOf(User?.Attributes) };
  } catch (error) {
    if (!isNamed(error, 'UsernameExistsException')) throw error;
    const existing = await client.send(new sdk.AdminGetUserCommand({ UserPoolId: pool, Username: email }));
    const sub = subOf(existing.UserAttributes);
    // `check-user-pool` disables users that no account has.
    const wasDisabled = existing.Enabled === false;
    if (wasDisabled)
      await client.send(new sdk.AdminEnableUserCommand({ UserPoolId: pool, Username: existing.Username ?? email }));
    if (existing.UserStatus === 'FORCE_CHANGE_PASSWORD') {
      // Otherwise an earlier attempt succeeded and sent its mail, but its response was lost.
      const resent = wasDisabled && mail ? await resend(cognito, pool, payload, { origin, brand }) : emptyResult;
      return { ...resent, sub };
    }
    const isVerified = existing.UserAttributes?.some(
      ({ Name, Value }) => Name === 'email_verified' && Value === 'true',
    );
    // The user has signed up and verified the address, so the pool sends no mail.
    if (existing.UserStatus !== 'UNCONFIRMED' && isVerified) {
      // Sessions from before the invitation get no access to the account.
      await client.send(
        new sdk.AdminUserGlobalSignOutCommand({ UserPoolId: pool, Username: existing.Username ?? email }),
      );
      return { ...emptyResult, sub, mail: mail ? accountReadyMail({ to: email, origin, invitation }) : null };
    }
    // Anyone can sign up with another person's address and their own password, and some providers do not verify addresses.
    await client.send(new sdk.AdminDeleteUserCommand({ UserPoolId: pool, Username: existing.Username ?? email }));
    return create(cognito, pool, payload, { origin, brand });
  }
}

/** Users who already have a password cannot get a temporary one. They are mailed that they can sign in. */
async function resend(
  { sdk, client }: Cognito,
  pool: string,
  { email, invitation }: PoolPayload,
  { origin, brand }: MailContext,
) {
  const command = new sdk.AdminCreateUserCommand({
    UserPoolId: pool,
    Username: email,
    TemporaryPassword: temporaryPassword(),
    MessageAction: 'RESEND',
    DesiredDeliveryMediums: ['EMAIL'],
    ...metadataOf(invitation, await brand()),
  });
  try {
    return await unlessOver(client.send(command));
  } catch (error) {
    if (!isNamed(error, 'UnsupportedUserStateException')) throw error;
    return { ...emptyResult, mail: accountReadyMail({ to: email, origin, invitation }) };
  }
}

type Call = (cognito: Cognito, pool: string, payload: PoolPayload, mailed: MailContext) => Promise<JobResult>;

const calls: Readonly<Record<PoolKind, Call>> = {
  CREATE: create,
  RESEND: resend,
  ENABLE: ({ sdk, client }, UserPoolId, user) =>
    unlessOver(client.send(new sdk.AdminEnableUserCommand({ UserPoolId, Username: poolUsernameOf(user) }))),
  async DISABLE({ sdk, client }, UserPoolId, payload) {
    const user = { UserPoolId, Username: poolUsernameOf(payload) };
    await unlessOver(client.send(new sdk.AdminDisableUserCommand(user)));
    return unlessOver(client.send(new sdk.AdminUserGlobalSignOutCommand(user)));
  },
  SIGN_OUT: ({ sdk, client }, UserPoolId, user) =>
    unlessOver(client.send(new sdk.AdminUserGlobalSignOutCommand({ UserPoolId, Username: poolUsernameOf(user) }))),
  async RESET_PASSWORD({ sdk, client }, UserPoolId, payload, { brand }) {
    const user = { UserPoolId, Username: poolUsernameOf(payload) };
    const command = new sdk.AdminResetUserPasswordCommand({
      ...user,
      ...metadataOf(payload.invitation, await brand()),
    });
    await unlessOver(client.send(command), hasNoPassword);
    // Cognito does not revoke tokens when a password is reset.
    return unlessOver(client.send(new sdk.AdminUserGlobalSignOutCommand(user)));
  },
  ENABLE_MFA: (cognito, pool, user) => unlessOver(setPoolMfa(cognito, pool, poolUsernameOf(user), true)),
  RESET_MFA: (cognito, pool, user) => unlessOver(setPoolMfa(cognito, pool, poolUsernameOf(user), false)),
  DELETE: ({ sdk, client }, UserPoolId, user) =>
    unlessOver(client.send(new sdk.AdminDeleteUserCommand({ UserPoolId, Username: poolUsernameOf(user) }))),
};

/** Runs user pool jobs, idempotently because jobs can repeat. `origin`: the console's, for mails. */
export const createPoolUserSync =
  (cognito: ReturnType<typeof lazyCognito>, userPoolId: string, origin: string) =>
  async (kind: PoolKind, payload: PoolPayload, brand: () => Promise<MailBrand>): Promise<JobResult> =>
    calls[kind](await cognito.get(), userPoolId, payload, { origin, brand });
