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

/** The last answer of so many calls. */
const lastOf = async (count: number, ask: () => Promise<string>): Promise<string> => {
  for (let index = 1; index < count; index += 1) await ask();
  return ask();
};

/** Error messages of sign-up, choosing a password and the second factor. */
export const accountErrors = (world: () => IdentityWorld): ErrorCase[] => {
  const signedIn = () => world().session.signIn(person.email, person.password);
  const wrongCode = async (email: string) => {
    const code = Number(await world().service.codeOf(email));
    return String((code + 1) % 1_000_000).padStart(6, '0');
  };

  return [
    {
      what: 'A wrong or old code, mailed to confirm an address or to choose a new password',
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
      what: 'Codes asked for too often',
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
      what: 'The sixth new account in an hour from one place',
      says: 'Too many attempts. Try again in {seconds} s.',
      provoke: () => {
        let count = 0;
        return lastOf(6, () => said(signUp({ ...newcomer, email: `person${(count += 1)}@example.test` })));
      },
    },
    {
      what: 'A new account that the service does not take',
      says: 'The account could not be created. Contact your administrator.',
      // In the console's own words: what the deployment's trigger says is not shown.
      provoke: () => said(signUp({ ...newcomer, email: refusedAddress })),
    },
    {
      what: 'A new password that is among the first to be tried',
      says: 'Many people use this password: it is among the first that are tried. Choose another one.',
      async provoke() {
        await signedIn();
        return said(changePassword(person.password, 'P@ssw0rd2024!'));
      },
    },
    {
      what: 'A wrong current password',
      says: 'The current password is incorrect.',
      async provoke() {
        await signedIn();
        return said(changePassword('Wrong-Guess-1', chosen));
      },
    },
    {
      what: 'A new password that is the current one',
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
