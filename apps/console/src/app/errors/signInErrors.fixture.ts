import { type IdentityWorld, testUser } from './identityWorld.fixture.ts';
import type { ErrorCase } from './errorCase.fixture.ts';

const week = 7 * 24 * 3_600_000;
const invited = 'bob@example.test';
const temporary = 'Temp-1234';

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index += 1) await work();
};

/** Sign-in error messages. */
export const signInErrors = (world: () => IdentityWorld): ErrorCase[] => {
  const signIn = (email: string = testUser.email, password: string = testUser.password) =>
    world().messageOf(world().session.signIn(email, password));
  /** A user with an authenticator app, after the password step. */
  const untilCode = async () => {
    await world().app.enroll();
    await signIn();
  };
  const respond = (code: string) => world().messageOf(world().session.respondToChallenge(code));

  return [
    {
      cause: 'Wrong password or unknown email address',
      message: 'Incorrect username or password.',
      trigger: async () => [await signIn(testUser.email, 'Wrong-Guess-1'), await signIn('nobody@example.test')],
    },
    {
      cause: 'Fifth wrong password',
      message: 'Password attempts exceeded. Try again later or reset your password.',
      async trigger() {
        await times(5, () => signIn(testUser.email, 'Wrong-Guess-1'));
        return signIn();
      },
    },
    {
      cause: 'Too many sign-in attempts for the identity service',
      message: 'Too many attempts. Try again in {seconds} s.',
      trigger() {
        world().stubResponse('InitiateAuth', { __type: 'TooManyRequestsException', message: 'Too many requests' });
        return signIn();
      },
    },
    {
      cause: 'Browser storage is full',
      message:
        'You could not be signed in because this site’s storage is full. Clear the site data in your browser settings and try again.',
      trigger() {
        world().storage.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
        return signIn();
      },
    },
    {
      cause: 'Wrong authenticator code at sign-in',
      message: 'The code is not valid.',
      async trigger() {
        await untilCode();
        return respond('000000');
      },
    },
    {
      cause: 'No code within three minutes',
      message: 'The sign-in took too long. Start again.',
      async trigger() {
        await untilCode();
        world().service.advance(180_000);
        return respond('000000');
      },
    },
    {
      cause: 'Disabled user',
      message: 'This user is disabled. Contact your administrator.',
      async trigger() {
        await world().service.admin('AdminDisableUser', { Username: testUser.email });
        return signIn();
      },
    },
    {
      cause: 'Invitation with an expired password',
      message: 'This account is not active yet.',
      async trigger() {
        // Invited a week ago: the clock is set back, so that client and service agree at sign-in.
        world().service.advance(-week);
        await world().service.admin('AdminCreateUser', { Username: invited, TemporaryPassword: temporary });
        world().service.advance(week);
        return signIn(invited, temporary);
      },
    },
    {
      cause: 'Unconfirmed email address',
      message: 'Confirm your e-mail first. We sent a new code.',
      async trigger() {
        const { service } = world();
        const ClientId = service.cloud().userPoolClientId;
        await service.call('SignUp', { ClientId, Username: invited, Password: 'Own-Choice-42' });
        const first = (await service.mailsTo(invited)).length;
        const message = await signIn(invited, 'Own-Choice-42');
        return (await service.mailsTo(invited)).length > first ? message : 'no new code';
      },
    },
    {
      cause: 'Password that an administrator has reset',
      message: 'You must reset your password.',
      async trigger() {
        await world().service.admin('AdminResetUserPassword', { Username: testUser.email });
        return signIn();
      },
    },
    {
      cause: 'Unsupported sign-in step',
      message: 'This sign-in step is not supported here. Contact support.',
      trigger() {
        world().stubResponse('RespondToAuthChallenge', {
          ChallengeName: 'CUSTOM_CHALLENGE',
          Session: 'session',
          ChallengeParameters: {},
        });
        return signIn();
      },
    },
    {
      cause: 'No response from the identity service',
      message: 'Network error. Check your connection and try again.',
      trigger() {
        world().stubResponse('InitiateAuth', null);
        return signIn();
      },
    },
  ];
};
