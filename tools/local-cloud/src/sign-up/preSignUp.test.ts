import { afterEach, describe, expect, it, vi } from 'vitest';
import { userPoolClientId as ClientId, userPoolId } from '../user-pool/settings.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';
import { runPreSignUpTrigger, type PreSignUp, type PreSignUpEvent } from './preSignUp.ts';

const bob = 'bob@example.test';
const refusal = {
  __type: 'UserLambdaValidationException',
  message: 'PreSignUp failed with error Not from this address.',
};
const refuse: PreSignUp = () => {
  throw new Error('Not from this address');
};

describe('the pre-sign-up trigger', () => {
  let test: TestCloud;
  afterEach(() => test.stop());

  /** Opens a pool with this trigger, in which Ana has an account. */
  async function open(preSignUp: PreSignUp): Promise<void> {
    test = await startTestCloud({ preSignUp });
    await test.cloud().importUsers([ana]);
  }

  const signUp = (Username: string, changes: object = {}) =>
    test.call('SignUp', { ClientId, Username, Password: 'Better-1234', ...changes });

  it('rejects before an account or email is created, with the same response if the address has an account', async () => {
    await open(refuse);
    for (const email of [bob, ana.email]) {
      expect(await signUp(email)).toEqual(refusal);
      expect(await test.mailsTo(email)).toEqual([]);
    }
    expect(await test.admin('AdminGetUser', { Username: bob })).toHaveProperty('__type', 'UserNotFoundException');
  });

  it('receives the client’s data and the ID of the account to be created', async () => {
    const requested: PreSignUpEvent[] = [];
    await open((event) => requested.push(event));
    await signUp(bob, {
      UserAttributes: [{ Name: 'name', Value: 'Bob' }],
      ValidationData: [{ Name: 'plan', Value: 'basic' }],
      ClientMetadata: { elapsedMs: '5120' },
    });
    await signUp('carla@example.test');
    const { Username: userName } = await test.admin('AdminGetUser', { Username: bob });
    expect(requested).toEqual([
      expect.objectContaining({
        triggerSource: 'PreSignUp_SignUp',
        userPoolId,
        userName,
        request: {
          userAttributes: { email: bob, name: 'Bob' },
          validationData: { plan: 'basic' },
          clientMetadata: { elapsedMs: '5120' },
        },
      }),
      expect.objectContaining({ request: { userAttributes: { email: 'carla@example.test' } } }),
    ]);
    expect(await test.codeOf(bob)).toMatch(/^\d{6}$/);
  });

  it('does not run for requests that are over the limit or invalid', async () => {
    const preSignUp = vi.fn<PreSignUp>(refuse);
    await open(preSignUp);
    await signUp(bob, { Password: 'weak' });
    await signUp(bob, { ClientMetadata: { elapsedMs: 5120 } });
    for (let attempt = 0; attempt < 4; attempt++) expect(await signUp(bob)).toEqual(refusal);
    expect(await signUp(bob)).toHaveProperty('__type', 'LimitExceededException');
    expect(preSignUp).toHaveBeenCalledTimes(4);
  });

  it('rejects all sign-ups if it fails', async () => {
    await open(() => Promise.reject('a broken rule'));
    expect(await signUp(bob)).toEqual({ ...refusal, message: 'PreSignUp failed with error a broken rule.' });
  });
});

it('rejects the sign-up after five seconds without a response', async () => {
  vi.useFakeTimers();
  const response = runPreSignUpTrigger(() => new Promise(() => undefined), {}, { userName: 'id', userAttributes: {} });
  // Caught before the time advances, to avoid an unhandled rejection.
  const refused = response.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await refused).toMatchObject({
    code: 'UnexpectedLambdaException',
    message: 'PreSignUp invocation failed due to error Socket timeout while invoking Lambda function.',
  });
  vi.useRealTimers();
});
