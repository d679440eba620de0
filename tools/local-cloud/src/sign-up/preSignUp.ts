import { poolRegion, userPoolClientId, userPoolId } from '../user-pool/settings.ts';
import { attributeList, optionalStrings, type Input } from '../protocol/input.ts';
import { ServiceError } from '../protocol/serviceError.ts';

type StringRecord = Readonly<Record<string, string>>;

/**
 * The event of Cognito's pre-sign-up trigger, so that a deployed function runs here unchanged. It does not include the client address:
 * rules about addresses belong in the firewall.
 */
export type PreSignUpEvent = {
  version: string;
  region: string;
  userPoolId: string;
  /** The username of the new account: an ID, or for a provider `Google_1234`. The email address is in the attributes. */
  userName: string;
  callerContext: { awsSdkVersion: string; clientId: string };
  /** `PreSignUp_ExternalProvider`: the first sign-in with a provider, before its user is created. */
  triggerSource: 'PreSignUp_SignUp' | 'PreSignUp_ExternalProvider';
  request: {
    userAttributes: StringRecord;
    /** Client data for this trigger; not validated. */
    validationData?: StringRecord | undefined;
    /** Client data for all triggers; not validated. */
    clientMetadata?: StringRecord | undefined;
  };
  /** Ignored here: accounts are only confirmed with a code. */
  response: { autoConfirmUser: boolean; autoVerifyEmail: boolean; autoVerifyPhone: boolean };
};

/** Simulates the trigger: throws or rejects to reject the sign-up. The return value is ignored. */
export type PreSignUp = (event: PreSignUpEvent) => unknown;

/** ms. Cognito calls a function up to three times, this service once. */
const timeLimit = 5_000;

const failed = (reason: unknown) =>
  new ServiceError(
    'UserLambdaValidationException',
    `PreSignUp failed with error ${reason instanceof Error ? reason.message : String(reason)}.`,
  );

const timedOut = () =>
  new ServiceError(
    'UnexpectedLambdaException',
    'PreSignUp invocation failed due to error Socket timeout while invoking Lambda function.',
  );

type NewAccount = { userName: string; userAttributes: StringRecord };

/**
 * Runs the trigger for a sign-up. If it fails, the sign-up is rejected.
 * @throws UserLambdaValidationException if it rejects; UnexpectedLambdaException if it times out; InvalidParameterException for invalid
 *   validation data or metadata
 */
export const runPreSignUpTrigger = (
  preSignUp: PreSignUp,
  input: Input,
  { userName, userAttributes }: NewAccount,
): Promise<void> =>
  run(preSignUp, 'PreSignUp_SignUp', userName, {
    userAttributes,
    validationData: input['ValidationData'] === undefined ? undefined : attributeList(input, 'ValidationData'),
    clientMetadata: optionalStrings(input, 'ClientMetadata'),
  });

/** Runs the trigger for the first sign-in with a provider. Throws like `runPreSignUpTrigger`. */
export const runExternalProviderTrigger = (
  preSignUp: PreSignUp,
  { userName, userAttributes }: NewAccount,
): Promise<void> => run(preSignUp, 'PreSignUp_ExternalProvider', userName, { userAttributes, validationData: {} });

async function run(
  preSignUp: PreSignUp,
  triggerSource: PreSignUpEvent['triggerSource'],
  userName: string,
  request: PreSignUpEvent['request'],
): Promise<void> {
  const event: PreSignUpEvent = {
    version: '1',
    region: poolRegion,
    userPoolId,
    userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: userPoolClientId },
    triggerSource,
    request,
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut()), timeLimit);
    (async () => preSignUp(event))()
      .then(
        () => resolve(),
        (reason: unknown) => reject(failed(reason)),
      )
      .finally(() => clearTimeout(timer));
  });
}
