import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  paginateListUsers,
  NotAuthorizedException,
  RevokeTokenCommand,
  UnsupportedUserStateException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminCredentials, ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

let test: TestCloud;
let clients: CognitoIdentityProviderClient[];

beforeEach(async () => {
  test = await startTestCloud();
  clients = [];
  await test.cloud().importUsers([ana]);
});

afterEach(async () => {
  for (const client of clients) client.destroy();
  await test.stop();
});

function connect(credentials = adminCredentials, systemClockOffset = 0): CognitoIdentityProviderClient {
  const client = new CognitoIdentityProviderClient({
    endpoint: test.endpoint,
    region: 'local',
    credentials,
    systemClockOffset,
    maxAttempts: 1,
  });
  clients.push(client);
  return client;
}

const UserPoolId = 'local_EdgeConsole';
const ClientId = 'edgeconsolelocalclient';
const Username = 'bob@example.test';

describe('the AWS SDK as an administrator', () => {
  it('lists all users, a page at a time', async () => {
    const emails = Array.from({ length: 130 }, (_, index) => `user${index}@example.test`);
    await test
      .cloud()
      .importUsers(emails.map((email) => ({ sub: randomUUID(), email, enabled: true, status: 'CONFIRMED' })));
    const sizes: number[] = [];
    const found = new Set<string | undefined>();
    for await (const { Users = [] } of paginateListUsers({ client: connect() }, { UserPoolId })) {
      sizes.push(Users.length);
      for (const { Attributes } of Users) found.add(Attributes?.find(({ Name }) => Name === 'email')?.Value);
    }
    expect(sizes).toEqual([60, 60, 11]);
    expect(found).toEqual(new Set([ana.email, ...emails]));
  });

  it('invites, reinvites, reads, disables, enables, and deletes a user', async () => {
    const client = connect();
    const { User: created } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        DesiredDeliveryMediums: ['EMAIL'],
        UserAttributes: [
          { Name: 'email', Value: Username },
          { Name: 'name', Value: 'Bob Stone' },
        ],
      }),
    );
    expect(created).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
    expect(created?.Attributes).toContainEqual({ Name: 'sub', Value: created?.Username });
    expect(Math.abs((created?.UserCreateDate?.getTime() ?? 0) - test.now())).toBeLessThan(10_000);

    await client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'RESEND' }));
    await client.send(new AdminDisableUserCommand({ UserPoolId, Username }));
    const found = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
    expect(found).toMatchObject({ Username: created?.Username, Enabled: false });
    expect(found.UserAttributes).toContainEqual({ Name: 'name', Value: 'Bob Stone' });
    await client.send(new AdminEnableUserCommand({ UserPoolId, Username }));
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username: created?.Username }));
    await expect(client.send(new AdminGetUserCommand({ UserPoolId, Username }))).rejects.toBeInstanceOf(
      UserNotFoundException,
    );
  });

  it('receives the SDK’s error classes', async () => {
    const client = connect();
    await expect(client.send(new AdminCreateUserCommand({ UserPoolId, Username: ana.email }))).rejects.toBeInstanceOf(
      UsernameExistsException,
    );
    await expect(
      client.send(new AdminCreateUserCommand({ UserPoolId, Username: ana.email, MessageAction: 'RESEND' })),
    ).rejects.toBeInstanceOf(UnsupportedUserStateException);
  });

  it.each([
    ['a wrong secret', { ...adminCredentials, secretAccessKey: 'wrong' }, 0, 'InvalidSignatureException'],
    ['an unknown key', { ...adminCredentials, accessKeyId: 'SOMEBODY' }, 0, 'UnrecognizedClientException'],
    ['a clock six minutes behind', adminCredentials, -360_000, 'InvalidSignatureException'],
  ])('is rejected with %s, without effect', async (_, credentials, clockOffset, name) => {
    const command = new AdminDeleteUserCommand({ UserPoolId, Username: ana.email });
    await expect(connect(credentials, clockOffset).send(command)).rejects.toMatchObject({ name });
    const found = await connect().send(new AdminGetUserCommand({ UserPoolId, Username: ana.email }));
    expect(found).toMatchObject({ Username: ana.sub, Enabled: true });
  });
});

describe('the AWS SDK on behalf of a user', () => {
  it('reads the user by their access token until it is revoked', async () => {
    const client = connect();
    const { AuthenticationResult: tokens } = await test.signIn(ana.email, ana.password);
    const { AccessToken, RefreshToken } = tokens ?? {};
    const getUser = () => client.send(new GetUserCommand({ AccessToken }));
    const found = await getUser();
    expect(found.Username).toBe(ana.sub);
    expect(found.UserAttributes).toContainEqual({ Name: 'email', Value: ana.email });
    const refreshed = await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
    expect(refreshed.AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });

    await client.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken }));
    const refusal = getUser();
    await expect(refusal).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(refusal).rejects.toMatchObject({ message: 'Access Token has been revoked' });
  });

  it('cannot sign in with a plain-text password', async () => {
    const command = new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: ana.email, PASSWORD: ana.password },
    });
    await expect(connect().send(command)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
