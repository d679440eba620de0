import { createHmac } from 'node:crypto';

// The user pool's pre-sign-up trigger. In AWS, `handler` of this file is a Lambda function, so it imports nothing else.

/** The part of Cognito's event that is used here. */
type PreSignUpEvent = {
  readonly triggerSource: string;
  /** For a provider: `Google_1234`. */
  readonly userName: string;
  readonly request: { readonly userAttributes: Readonly<Record<string, string>> };
};

/** The body that is sent to the API. */
export type ProviderSignUp = {
  readonly username: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
};

/** `EXISTS`: the address belongs to a user, and was not linked. `NEW`: no user has the address. */
export type ProviderSignUpOutcome = 'LINKED' | 'EXISTS' | 'NEW';

export const signatureHeader = 'edge-signature';

/** `v1` is the HMAC-SHA256 of the time, a period, and the body. */
export const signatureOf = (secret: string, body: string, milliseconds: number): string =>
  `t=${milliseconds},v1=${createHmac('sha256', secret).update(`${milliseconds}.${body}`).digest('hex')}`;

/** Cognito repeats a call after five seconds. */
const timeoutMs = 4_500;

const errors: Readonly<Record<Exclude<ProviderSignUpOutcome, 'NEW'>, string>> = {
  // The console reads this from the redirect. The next sign-in with the provider is that of the linked user.
  LINKED: 'PROVIDER_LINKED',
  EXISTS: 'An account with the given email already exists',
};

export type PreSignUpOptions = {
  /** URL of the API's `providerSignUp`. */
  readonly url: string;
  /** Shared with the API. */
  readonly secret: string;
  /** Attributes that the provider's address, and whether it is verified, are mapped to. @default 'email' and 'email_verified' */
  readonly emailAttribute?: string | undefined;
  readonly verifiedAttribute?: string | undefined;
};

/**
 * The trigger before a user is created. For the first sign-in with a provider, asks the API whether to link it to an existing user.
 * Rejects the sign-up unless the address is new, also if the API does not respond.
 */
export const createPreSignUp =
  ({ url, secret, emailAttribute = 'email', verifiedAttribute = 'email_verified' }: PreSignUpOptions) =>
  async <Event extends PreSignUpEvent>(event: Event): Promise<Event> => {
    const { triggerSource, userName, request } = event;
    if (triggerSource !== 'PreSignUp_ExternalProvider') return event;
    const { [emailAttribute]: email = '', [verifiedAttribute]: isVerified } = request.userAttributes;
    const signUp: ProviderSignUp = { username: userName, email, isEmailVerified: isVerified === 'true' };
    const body = JSON.stringify(signUp);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(secret, body, Date.now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error('The sign-up could not be checked');
    const { outcome } = (await response.json()) as { readonly outcome: ProviderSignUpOutcome };
    if (outcome !== 'NEW') throw new Error(errors[outcome]);
    return event;
  };

/** The Lambda function. */
export const handler = <Event extends PreSignUpEvent>(event: Event): Promise<Event> => {
  const { PROVIDER_SIGN_UP_URL: url = '', PROVIDER_SIGN_UP_SECRET: secret = '', ...environment } = process.env;
  return createPreSignUp({
    url,
    secret,
    emailAttribute: environment['EMAIL_ATTRIBUTE'],
    verifiedAttribute: environment['EMAIL_VERIFIED_ATTRIBUTE'],
  })(event);
};
