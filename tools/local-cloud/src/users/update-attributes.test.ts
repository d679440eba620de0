import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userPoolClientId } from '../pool/settings.ts';
import { ana, eve, startTestCloud, type TestCloud } from '../testing/test-cloud.ts';

let test: TestCloud;
let AccessToken: string;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana, eve]);
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
  const answer = (await test.call('GetUser', { AccessToken })) as {
    UserAttributes?: { Name: string; Value: string }[];
  };
  return Object.fromEntries((answer.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
};

describe('the attributes of somebody signed in', () => {
  it('change at once, but for the e-mail address', async () => {
    expect(await update({ name: 'Ana Souza', phone_number: '+351 1' })).toEqual({ CodeDeliveryDetailsList: [] });
    expect(await attributes()).toMatchObject({ name: 'Ana Souza', phone_number: '+351 1', email: ana.email });
    expect(await update({ email_verified: 'true' })).toHaveProperty('__type', 'InvalidParameterException');
  });

  it('take a new e-mail address once its own mailbox has answered; the old one signs in until then', async () => {
    expect(await update({ email: 'new@example.test' })).toEqual({
      CodeDeliveryDetailsList: [{ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@e***' }],
    });
    expect(await attributes()).toMatchObject({ email: ana.email });
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
    expect(await verify(await test.codeOf('new@example.test'))).toEqual({});
    expect(await attributes()).toMatchObject({ email: 'new@example.test', email_verified: 'true' });
    expect(await test.signIn('new@example.test', ana.password)).toHaveProperty('AuthenticationResult');
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('__type', 'NotAuthorizedException');
  });

  it('take no address that somebody else has, and tell so only to whoever reads its mail', async () => {
    expect(await update({ email: eve.email })).toHaveProperty('CodeDeliveryDetailsList');
    expect(await verify('000000')).toHaveProperty('__type', 'CodeMismatchException');
    const code = await test.codeOf(eve.email);
    expect(await verify(code)).toHaveProperty('__type', 'AliasExistsException');
    expect(await verify(code)).toHaveProperty('__type', 'ExpiredCodeException');
    expect(await attributes()).toMatchObject({ email: ana.email });
  });

  it('leave nothing behind that was mailed to the former address', async () => {
    await test.call('ForgotPassword', { ClientId: userPoolClientId, Username: ana.email });
    const ConfirmationCode = await test.codeOf(ana.email);
    await update({ email: 'new@example.test' });
    await verify(await test.codeOf('new@example.test'));
    const input = { ClientId: userPoolClientId, Username: 'new@example.test', Password: 'Better-1234' };
    expect(await test.call('ConfirmForgotPassword', { ...input, ConfirmationCode })).toHaveProperty(
      '__type',
      'ExpiredCodeException',
    );
  });

  it('are not changed in part where the mail is refused', async () => {
    for (let mail = 0; mail < 5; mail++) await update({ email: `new${mail}@example.test` });
    expect(await update({ name: 'Eve', email: 'new@example.test' })).toHaveProperty('__type', 'LimitExceededException');
    expect(await attributes()).toMatchObject({ name: ana.attributes.name });
  });

  it('are fifty custom ones at most, whenever they came', async () => {
    const some = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`custom:n${from + index}`, 'x']));
    expect(await update(some(0, 51))).toHaveProperty('__type', 'InvalidParameterException');
    expect(await update(some(0, 50))).not.toHaveProperty('__type');
    expect(await update(some(0, 50))).not.toHaveProperty('__type');
    expect(await update(some(50, 1))).toEqual({
      __type: 'InvalidParameterException',
      message: 'Attributes did not conform to the schema: There may be 50 custom attributes.',
    });
  });

  it('get their code again where the new address waits for it', async () => {
    const again = { AccessToken, AttributeName: 'email' };
    expect(await test.call('GetUserAttributeVerificationCode', again)).toMatchObject({
      CodeDeliveryDetails: { Destination: 'a***@e***' },
    });
    await update({ email: 'new@example.test' });
    expect(await test.call('GetUserAttributeVerificationCode', again)).toMatchObject({
      CodeDeliveryDetails: { Destination: 'n***@e***' },
    });
    expect(await test.mailsTo('new@example.test')).toHaveLength(2);
    expect(await test.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'name' })).toHaveProperty(
      '__type',
      'InvalidParameterException',
    );
  });
});
