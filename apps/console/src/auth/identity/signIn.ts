import {
  confirmSignIn,
  rememberDevice,
  resendSignUpCode,
  signIn as startSignIn,
  type SignInOutput,
} from 'aws-amplify/auth';
import { refusalOf, type RefusalNames } from './refusal.ts';
import type { ChallengeOptions, SignInOutcome } from './signInOutcome.ts';

type Step = SignInOutput['nextStep'];

type Readers = {
  [Name in Step['signInStep']]: (step: Extract<Step, { signInStep: Name }>) => SignInOutcome | Promise<SignInOutcome>;
};

const unsupported = ({ signInStep }: Step): SignInOutcome => ({ kind: 'unsupportedStep', step: signInStep });

/** Exhaustive: a new step of the library does not compile until it is handled. */
const readers: Readers = {
  DONE: () => ({ kind: 'signedIn' }),
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: () => ({ kind: 'newPasswordRequired' }),
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: () => ({ kind: 'codeRequired', type: 'TOTP' }),
  CONFIRM_SIGN_IN_WITH_SMS_CODE: ({ codeDeliveryDetails }) => sentCode('SMS', codeDeliveryDetails?.destination),
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: ({ codeDeliveryDetails }) => sentCode('EMAIL', codeDeliveryDetails?.destination),
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: ({ allowedMFATypes = [] }) => ({
    kind: 'mfaSelection',
    types: allowedMFATypes,
  }),
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: ({ totpSetupDetails }) => ({
    kind: 'softwareTokenSetup',
    secret: totpSetupDetails.sharedSecret,
  }),
  // Only an authenticator app can be set up here, so there is no choice.
  CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: (step) =>
    step.allowedMFATypes?.includes('TOTP') ? respondToChallenge('TOTP') : unsupported(step),
  CONFIRM_SIGN_UP: () => ({ kind: 'refused', reason: 'notConfirmed' }),
  RESET_PASSWORD: () => ({ kind: 'refused', reason: 'resetRequired' }),
  CONTINUE_SIGN_IN_WITH_EMAIL_SETUP: unsupported,
  // The pool's response for a user without passkeys.
  CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: () => ({ kind: 'refused', reason: 'passkeyRefused' }),
  CONFIRM_SIGN_IN_WITH_PASSWORD: unsupported,
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: unsupported,
};

const sentCode = (type: 'SMS' | 'EMAIL', destination: string | undefined): SignInOutcome => ({
  kind: 'codeRequired',
  type,
  ...(destination && { destination }),
});

/** Has no timeout; the session has one, and discards delayed tokens. */
async function outcomeOfStep(
  call: Promise<SignInOutput>,
  names: RefusalNames = { invalidCode: 'wrongMfaCode' },
): Promise<SignInOutcome> {
  try {
    const { nextStep } = await call;
    if (!Object.hasOwn(readers, nextStep.signInStep)) return unsupported(nextStep);
    // TypeScript cannot correlate a step's name with its reader; the type of `readers` guarantees it.
    const read = readers[nextStep.signInStep] as (step: Step) => SignInOutcome | Promise<SignInOutcome>;
    return await read(nextStep);
  } catch (error) {
    return refusalOf(error, names);
  }
}

/** Uses SRP, so the password does not leave the browser. */
export async function signIn(username: string, password: string): Promise<SignInOutcome> {
  const outcome = await outcomeOfStep(startSignIn({ username, password, options: { authFlowType: 'USER_SRP_AUTH' } }));
  // If sending is rate limited, the earlier code is still valid.
  if (outcome.kind === 'refused' && outcome.reason === 'notConfirmed')
    await resendSignUpCode({ username }).catch(() => undefined);
  return outcome;
}

/** Options of the browser's request for a passkey. `conditional`: in the autofill of a field. */
export type PasskeyRequest = { mediation: 'conditional'; signal: AbortSignal };

declare global {
  // Read by aws-amplify (`amplifyPatches.ts`).
  var passkeyRequest: PasskeyRequest | undefined;
}

export function signInWithPasskey(username: string, request?: PasskeyRequest): Promise<SignInOutcome> {
  globalThis.passkeyRequest = request;
  return outcomeOfStep(
    startSignIn({ username, options: { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } }),
    { wrongCredentials: 'passkeyRefused' },
  );
}

/** Responds to the current challenge with a new password, a code, or a choice. */
export async function respondToChallenge(
  response: string,
  { isDeviceRemembered = false }: ChallengeOptions = {},
): Promise<SignInOutcome> {
  const outcome = await outcomeOfStep(confirmSignIn({ challengeResponse: response }));
  // A device that could not be remembered only requires a code again.
  if (outcome.kind === 'signedIn' && isDeviceRemembered) await rememberDevice().catch(() => undefined);
  return outcome;
}
