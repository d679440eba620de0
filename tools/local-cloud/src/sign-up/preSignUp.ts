import { poolRegion, userPoolClientId, userPoolId } from '../user-pool/settings.ts';
import { attributeList, optionalStrings, type Input } from '../protocol/input.ts';
import { ServiceError } from '../protocol/serviceError.ts';

type StringRecord = Readonly<Record<string, string>>;

/**
 * What the service's trigger before sign-up is told, in its own terms, so that the function of a deployment runs here as it is.
 * As there, the address of the network is not among it: rules about that are for the firewall before the pool.
 */
export type PreSignUpEvent = {
  version: string;
  region: string;
  userPoolId: string;
  /** The id that the account will have. The e-mail address is among the attributes. */
  userName: string;
  callerContext: { awsSdkVersion: string; clientId: string };
  triggerSource: 'PreSignUp_SignUp';
  request: {
    userAttributes: StringRecord;
    /** What the client sent for the trigger alone; nobody has checked it. */
    validationData?: StringRecord | undefined;
    /** What the client sent for all triggers; nobody has checked it. */
    clientMetadata?: StringRecord | undefined;
  };
  /** Not read here: accounts are confirmed by a mailed code only. */
  response: { autoConfirmUser: boolean; autoVerifyEmail: boolean; autoVerifyPhone: boolean };
};

/** Stand-in of the trigger: throws (or rejects) to refuse. What it returns is not read. */
export type PreSignUp = (event: PreSignUpEvent) => unknown;

/** Milliseconds. The service asks three times before it gives up; here a function is asked once. */
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

/**
 * Asks the trigger. A function that fails refuses: nobody gets in because a rule is broken.
 * @throws UserLambdaValidationException when it refuses; UnexpectedLambdaException when it does not answer in time;
 *   InvalidParameterException for validation data or metadata of another shape
 */
export async function runPreSignUpTrigger(
  preSignUp: PreSignUp,
  input: Input,
  { userName, userAttributes }: { userName: string; userAttributes: StringRecord },
): Promise<void> {
  const event: PreSignUpEvent = {
    version: '1',
    region: poolRegion,
    userPoolId,
    userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: userPoolClientId },
    triggerSource: 'PreSignUp_SignUp',
    request: {
      userAttributes,
      validationData: input['ValidationData'] === undefined ? undefined : attributeList(input, 'ValidationData'),
      clientMetadata: optionalStrings(input, 'ClientMetadata'),
    },
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
