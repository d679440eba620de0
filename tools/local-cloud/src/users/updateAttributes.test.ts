import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

let test: TestCloud;
let AccessToken: string;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
  AccessToken = (await test.signIn(ana.email, ana.password)).AuthenticationResult?.AccessToken ?? '';
});

afterEach(() => test.stop());

const update = (attributes: Record<string, string>) =>
  test.call('UpdateUserAttributes', {
    AccessToken,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
const verify = (Code: string) => test.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
const attributes = async () => {
  const response = (await test.call('GetUser', { AccessToken })) as {
    UserAttributes?: { Name: string; Value: string }[];
  };
  return Object.fromEntries((response.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
};

const unwritable = {
  __type: 'NotAuthorizedException',
  message: 'A client attempted to write unauthorized attribute',
};

describe('the attributes of a signed-in user', () => {
  it('can be changed if they are names', async () => {
    expect(await update({ name: 'Ana Souza', given_name: 'Ana', family_name: 'Souza', locale: 'pt' })).toEqual({
      CodeDeliveryDetailsList: [],
    });
    expect(await attributes()).toMatchObject({ name: 'Ana Souza', locale: 'pt', email: ana.email });
  });

  it.each([
    ['email', 'thief@example.test'],
    ['email', ana.email],
    ['email_verified', 'true'],
    ['phone_number', '+46700769379'],
    ['phone_number_verified', 'true'],
  ])('cannot be changed if they identify the user: %s', async (name, value) => {
    const before = await attributes();
    expect(await update({ name: 'Ana Souza', [name]: value })).toEqual(unwritable);
    expect(await attributes()).toEqual(before);
    expect(await test.mailsTo(value)).toEqual([]);
  });

  it.each(['custom:tenant', 'sub', 'identities', 'role'])('do not exist outside the schema: %s', async (name) => {
    expect(await update({ [name]: 'x' })).toEqual({
      __type: 'InvalidParameterException',
      message: `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.`,
    });
  });

  it('contain an address that is verified with an emailed code', async () => {
    const again = { AccessToken, AttributeName: 'email' };
    expect(await test.call('GetUserAttributeVerificationCode', again)).toMatchObject({
      CodeDeliveryDetails: { Destination: 'a***@e***' },
    });
    expect(await verify('000000')).toHaveProperty('__type', 'CodeMismatchException');
    const code = await test.codeOf(ana.email);
    expect(await verify(code)).toEqual({});
    expect(await attributes()).toMatchObject({ email: ana.email, email_verified: 'true' });
    expect(await verify(code)).toHaveProperty('__type', 'ExpiredCodeException');
    expect(await test.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'name' })).toHaveProperty(
      '__type',
      'InvalidParameterException',
    );
  });

  it('keep the address if a pending code of an older version is for another address', async () => {
    await test.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    const database = new DatabaseSync(join(test.folder, 'pool.sqlite'));
    database.prepare(`UPDATE codes SET value = 'thief@example.test' WHERE purpose = 'attribute'`).run();
    database.close();
    expect(await verify(await test.codeOf(ana.email))).toHaveProperty('__type', 'ExpiredCodeException');
    expect(await attributes()).toMatchObject({ email: ana.email });
  });

  it('allow five codes an hour', async () => {
    const send = () => test.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    for (let mail = 0; mail < 5; mail++) expect(await send()).toHaveProperty('CodeDeliveryDetails');
    expect(await send()).toHaveProperty('__type', 'LimitExceededException');
  });
});
