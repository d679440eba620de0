import { type IdentityWorld, person } from './identityWorld.fixture.ts';
import type { ErrorCase } from './errorCase.fixture.ts';

const week = 7 * 24 * 3_600_000;
const invited = 'bob@example.test';
const temporary = 'Temp-1234';

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index += 1) await work();
};

/** Sign-in error messages. */
export const signInErrors = (world: () => IdentityWorld): ErrorCase[] => {
  const signIn = (email: string = person.email, password: string = person.password) =>
    world().saidOf(world().session.signIn(email, password));
  /** A user with an authenticator app, after the password step. */
  const untilCode = async () => {
    await world().app.enroll();
    await signIn();
  };
  const answer = (code: string) => world().saidOf(world().session.respondToChallenge(code));

  return [
    {
      what: 'Wrong password or unknown email address',
      says: 'Incorrect username or password.',
      provoke: async () => [await signIn(person.email, 'Wrong-Guess-1'), await signIn('nobody@example.test')],
    },
    {
      what: 'Fifth wrong password',
      says: 'Password attempts exceeded. Try again later or reset your password.',
      async provoke() {
        await times(5, () => signIn(person.email, 'Wrong-Guess-1'));
        return signIn();
      },
    },
    {
      what: 'Too many sign-in attempts for the identity service',
      says: 'Too many attempts. Try again in {seconds} s.',
      provoke() {
        world().answer('InitiateAuth', { __type: 'TooManyRequestsException', message: 'Too many requests' });
        return signIn();
      },
    },
    {
      what: 'Browser storage is full',
      says: 'You could not be signed in because this site’s storage is full. Clear the site data in your browser settings and try again.',
      provoke() {
        world().storage.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
        return signIn();
      },
    },
    {
      what: 'Wrong authenticator code at sign-in',
      says: 'The code is not valid.',
      async provoke() {
        await untilCode();
        return answer('000000');
      },
    },
    {
      what: 'No code within three minutes',
      says: 'The sign-in took too long. Start again.',
      async provoke() {
        await untilCode();
        world().service.advance(180_000);
        return answer('000000');
      },
    },
    {
      what: 'Disabled user',
      says: 'This user is disabled. Contact your administrator.',
      async provoke() {
        await world().service.admin('AdminDisableUser', { Username: person.email });
        return signIn();
      },
    },
    {
      what: 'Invitation with an expired password',
      says: 'This account is not active yet.',
      async provoke() {
        // Invited a week ago: the clock is set back, so that client and service agree at sign-in.
        world().service.advance(-week);
        await world().service.admin('AdminCreateUser', { Username: invited, TemporaryPassword: temporary });
        world().service.advance(week);
        return signIn(invited, temporary);
      },
    },
    {
      what: 'Unconfirmed email address',
      says: 'Confirm your e-mail first. We sent a new code.',
      async provoke() {
        const { service } = world();
        const ClientId = service.cloud().userPoolClientId;
        await service.call('SignUp', { ClientId, Username: invited, Password: 'Own-Choice-42' });
        const first = (await service.mailsTo(invited)).length;
        const said = await signIn(invited, 'Own-Choice-42');
        return (await service.mailsTo(invited)).length > first ? said : 'no new code';
      },
    },
    {
      what: 'Password that an administrator has reset',
      says: 'You must reset your password.',
      async provoke() {
        await world().service.admin('AdminResetUserPassword', { Username: person.email });
        return signIn();
      },
    },
    {
      what: 'Unsupported sign-in step',
      says: 'This sign-in step is not supported here. Contact support.',
      provoke() {
        world().answer('RespondToAuthChallenge', {
          ChallengeName: 'CUSTOM_CHALLENGE',
          Session: 'session',
          ChallengeParameters: {},
        });
        return signIn();
      },
    },
    {
      what: 'No response from the identity service',
      says: 'Network error. Check your connection and try again.',
      provoke() {
        world().answer('InitiateAuth', null);
        return signIn();
      },
    },
  ];
};
