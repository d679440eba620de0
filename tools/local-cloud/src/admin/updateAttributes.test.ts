import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
});

afterEach(() => test.stop());

const update = (attributes: Record<string, string>) =>
  test.admin('AdminUpdateUserAttributes', {
    Username: ana.sub,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
const moved = 'ana.moved@example.test';

describe('AdminUpdateUserAttributes', () => {
  it('changes the sign-in address and frees the old one', async () => {
    expect(await update({ email: moved, email_verified: 'true' })).toEqual({});
    expect((await test.signIn(moved, ana.password)).AuthenticationResult).toBeDefined();
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('__type', 'NotAuthorizedException');
    expect(await test.admin('AdminCreateUser', { Username: ana.email })).toHaveProperty('User');
  });

  it('leaves a new address unverified', async () => {
    await update({ email: moved });
    const { UserAttributes } = (await test.admin('AdminGetUser', { Username: moved })) as {
      UserAttributes: { Name: string; Value: string }[];
    };
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
  });

  it('rejects the address of another user', async () => {
    await test.admin('AdminCreateUser', { Username: moved });
    expect(await update({ email: moved })).toHaveProperty('__type', 'AliasExistsException');
    expect(await update({ email: 'no address' })).toHaveProperty('__type', 'InvalidParameterException');
    expect((await test.signIn(ana.email, ana.password)).AuthenticationResult).toBeDefined();
  });
});
