import type { Outcome } from '../../auth/identity/outcome.ts';
import { changeForgottenPassword, sendPasswordCode } from '../../auth/identity/recovery.ts';
import { changePassword } from '../../auth/identity/security.ts';
import { activate, sendActivationCode, signUp } from '../../auth/identity/signUp.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { type IdentityWorld, testUser, refusedAddress } from './identityWorld.fixture.ts';
import type { ErrorCase } from './errorCase.fixture.ts';

const chosen = 'Own-Choice-42';
const newUser = { email: 'bob@example.test', password: chosen, attributes: {}, elapsedMs: 5_000 };

const messageOf = async (outcome: Promise<Outcome<unknown>>): Promise<string> => {
  const result = await outcome;
  return result.kind === 'done' ? 'nothing' : refusalText(result);
};

/** The last result of this many calls. */
const lastOf = async (count: number, request: () => Promise<string>): Promise<string> => {
  for (let index = 1; index < count; index += 1) await request();
  return request();
};

/** Error messages for sign-up, choosing a password, and MFA. */
export const accountErrors = (world: () => IdentityWorld): ErrorCase[] => {
  const signedIn = () => world().session.signIn(testUser.email, testUser.password);
  const wrongCode = async (email: string) => {
    const code = Number(await world().service.codeOf(email));
    return String((code + 1) % 1_000_000).padStart(6, '0');
  };

  return [
    {
      cause: 'Wrong or expired emailed code',
      message: 'The code is not valid. Check it or ask for a new one.',
      async trigger() {
        const { service } = world();
        await signUp(newUser);
        await sendPasswordCode(testUser.email);
        const right = await service.codeOf(testUser.email);
        const wrong = [
          await messageOf(activate(newUser.email, await wrongCode(newUser.email))),
          await messageOf(changeForgottenPassword(testUser.email, await wrongCode(testUser.email), chosen)),
        ];
        service.advance(10 * 60_000);
        return [...wrong, await messageOf(changeForgottenPassword(testUser.email, right, chosen))];
      },
    },
    {
      cause: 'Too many requested codes',
      message: 'The code could not be sent. Try again in {seconds} s.',
      async trigger() {
        await signUp(newUser);
        return [
          await lastOf(6, () => messageOf(sendActivationCode(newUser.email))),
          await lastOf(6, () => messageOf(sendPasswordCode(testUser.email))),
        ];
      },
    },
    {
      cause: 'Sixth new account in an hour from one network',
      message: 'Too many attempts. Try again in {seconds} s.',
      trigger: () => {
        let count = 0;
        return lastOf(6, () => messageOf(signUp({ ...newUser, email: `person${(count += 1)}@example.test` })));
      },
    },
    {
      cause: 'New account that the service rejects',
      message: 'The account could not be created. Contact your administrator.',
      // The console's own text: the trigger's message is not shown.
      trigger: () => messageOf(signUp({ ...newUser, email: refusedAddress })),
    },
    {
      cause: 'New password that is too common',
      message: 'This password is too common and easy to guess. Choose another one.',
      async trigger() {
        await signedIn();
        return messageOf(changePassword(testUser.password, 'P@ssw0rd2024!'));
      },
    },
    {
      cause: 'Wrong current password',
      message: 'The current password is incorrect.',
      async trigger() {
        await signedIn();
        return messageOf(changePassword('Wrong-Guess-1', chosen));
      },
    },
    {
      cause: 'New password that is the current one',
      message: 'The new password must differ from the current one.',
      async trigger() {
        const { service, session } = world();
        await session.signIn(testUser.email, testUser.password);
        await changePassword(testUser.password, chosen);
        await sendPasswordCode(testUser.email);
        const code = await service.codeOf(testUser.email);
        return [
          await messageOf(changePassword(chosen, chosen)),
          await messageOf(changeForgottenPassword(testUser.email, code, chosen)),
        ];
      },
    },
  ];
};
