import type { PoolKind, PoolPayload } from '../database/schema.ts';
import type { Cognito, lazyCognito } from '../identity/clients.ts';
import { nothingLearned, type Delivery } from './delivery.ts';

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

const subOf = (attributes: readonly { Name?: string | undefined; Value?: string | undefined }[] | undefined) =>
  attributes?.find(({ Name }) => Name === 'sub')?.Value ?? null;

/** A call on a user who is gone has nothing left to do; nor has an invitation of one who has chosen his password since. */
async function unlessOver(call: Promise<unknown>): Promise<Delivery> {
  try {
    await call;
  } catch (error) {
    if (!isNamed(error, 'UserNotFoundException', 'UnsupportedUserStateException')) throw error;
  }
  return nothingLearned;
}

async function create(cognito: Cognito, pool: string, payload: PoolPayload): Promise<Delivery> {
  const { sdk, client } = cognito;
  const { email, name, lastName, mail } = payload;
  try {
    const { User } = await client.send(
      new sdk.AdminCreateUserCommand({
        UserPoolId: pool,
        Username: email,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'given_name', Value: name },
          { Name: 'family_name', Value: lastName },
        ],
        ...(mail ? { DesiredDeliveryMediums: ['EMAIL'] } : { MessageAction: 'SUPPRESS' }),
      }),
    );
    return { ...nothingLearned, sub: subOf(User?.Attributes) };
  } catch (error) {
    if (!isNamed(error, 'UsernameExistsException')) throw error;
    const existing = await client.send(new sdk.AdminGetUserCommand({ UserPoolId: pool, Username: email }));
    const sub = subOf(existing.UserAttributes);
    // An earlier attempt came through and its answer was lost, or the person has come by himself and proven his address.
    if (existing.UserStatus !== 'UNCONFIRMED') return { ...nothingLearned, sub };
    // Anybody can sign up with another's address and a password that only he knows.
    await client.send(new sdk.AdminDeleteUserCommand({ UserPoolId: pool, Username: sub ?? email }));
    return create(cognito, pool, payload);
  }
}

type Call = (cognito: Cognito, pool: string, payload: PoolPayload) => Promise<Delivery>;

const calls: Readonly<Record<PoolKind, Call>> = {
  CREATE: create,
  RESEND: ({ sdk, client }, UserPoolId, { email }) =>
    unlessOver(
      client.send(
        new sdk.AdminCreateUserCommand({
          UserPoolId,
          Username: email,
          MessageAction: 'RESEND',
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      ),
    ),
  ENABLE: ({ sdk, client }, UserPoolId, { sub, email }) =>
    unlessOver(client.send(new sdk.AdminEnableUserCommand({ UserPoolId, Username: sub ?? email }))),
  async DISABLE({ sdk, client }, UserPoolId, { sub, email }) {
    const user = { UserPoolId, Username: sub ?? email };
    await unlessOver(client.send(new sdk.AdminDisableUserCommand(user)));
    return unlessOver(client.send(new sdk.AdminUserGlobalSignOutCommand(user)));
  },
  SIGN_OUT: ({ sdk, client }, UserPoolId, { sub, email }) =>
    unlessOver(client.send(new sdk.AdminUserGlobalSignOutCommand({ UserPoolId, Username: sub ?? email }))),
  DELETE: ({ sdk, client }, UserPoolId, { sub, email }) =>
    unlessOver(client.send(new sdk.AdminDeleteUserCommand({ UserPoolId, Username: sub ?? email }))),
};

/** Tells the user pool; every job may come twice and does the same thing again. */
export const deliverToPool =
  (cognito: ReturnType<typeof lazyCognito>, userPoolId: string) =>
  async (kind: PoolKind, payload: PoolPayload): Promise<Delivery> =>
    calls[kind](await cognito.get(), userPoolId, payload);
