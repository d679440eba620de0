import type { Outcome } from '../../auth/identity/outcome.ts';
import { changeForgottenPassword, sendPasswordCode } from '../../auth/identity/recovery.ts';
import { changePassword } from '../../auth/identity/security.ts';
import { activate, sendActivationCode, signUp } from '../../auth/identity/signUp.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { type IdentityWorld, person, refusedAddress } from './identityWorld.fixture.ts';
import type { ErrorCase } from './errorCase.fixture.ts';

const chosen = 'Own-Choice-42';
const newcomer = { email: 'bob@example.test', password: chosen, attributes: {}, elapsedMs: 5_000 };

const said = async (outcome: Promise<Outcome<unknown>>): Promise<string> => {
  const result = await outcome;
  return result.kind === 'done' ? 'nothing' : refusalText(result);
};

/** The last result of this many calls. */
const lastOf = async (count: number, ask: () => Promise<string>): Promise<string> => {
  for (let index = 1; index < count; index += 1) await ask();
  return ask();
};

/** Error messages for sign-up, choosing a password, and MFA. */
export const accountErrors = (world: () => IdentityWorld): ErrorCase[] => {
  const signedIn = () => world().session.signIn(person.email, person.password);
  const wrongCode = async (email: string) => {
    const code = Number(await world().service.codeOf(email));
    return String((code + 1) % 1_000_000).padStart(6, '0');
  };

  return [
    {
      what: 'Wrong or expired emailed code',
      says: 'The code is not valid. Check it or ask for a new one.',
      async provoke() {
        const { service } = world();
        await signUp(newcomer);
        await sendPasswordCode(person.email);
        const right = await service.codeOf(person.email);
        const wrong = [
          await said(activate(newcomer.email, await wrongCode(newcomer.email))),
          await said(changeForgottenPassword(person.email, await wrongCode(person.email), chosen)),
        ];
        service.advance(10 * 60_000);
        return [...wrong, await said(changeForgottenPassword(person.email, right, chosen))];
      },
    },
    {
      what: 'Too many requested codes',
      says: 'The code could not be sent. Try again in {seconds} s.',
      async provoke() {
        await signUp(newcomer);
        return [
          await lastOf(6, () => said(sendActivationCode(newcomer.email))),
          await lastOf(6, () => said(sendPasswordCode(person.email))),
        ];
      },
    },
    {
      what: 'Sixth new account in an hour from one network',
      says: 'Too many attempts. Try again in {seconds} s.',
      provoke: () => {
        let count = 0;
        return lastOf(6, () => said(signUp({ ...newcomer, email: `person${(count += 1)}@example.test` })));
      },
    },
    {
      what: 'New account that the service rejects',
      says: 'The account could not be created. Contact your administrator.',
      // The console's own text: the trigger's message is not shown.
      provoke: () => said(signUp({ ...newcomer, email: refusedAddress })),
    },
    {
      what: 'New password that is too common',
      says: 'This password is too common and easy to guess. Choose another one.',
      async provoke() {
        await signedIn();
        return said(changePassword(person.password, 'P@ssw0rd2024!'));
      },
    },
    {
      what: 'Wrong current password',
      says: 'The current password is incorrect.',
      async provoke() {
        await signedIn();
        return said(changePassword('Wrong-Guess-1', chosen));
      },
    },
    {
      what: 'New password that is the current one',
      says: 'The new password must differ from the current one.',
      async provoke() {
        const { service, session } = world();
        await session.signIn(person.email, person.password);
        await changePassword(person.password, chosen);
        await sendPasswordCode(person.email);
        const code = await service.codeOf(person.email);
        return [
          await said(changePassword(chosen, chosen)),
          await said(changeForgottenPassword(person.email, code, chosen)),
        ];
      },
    },
  ];
};
