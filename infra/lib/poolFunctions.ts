import { Duration, Stack } from 'aws-cdk-lib';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { providerAttributes } from '../functions/providerAddress.ts';
import { bundleOf } from './bundleFunctions.ts';

/** The triggers of the user pool. */
export const poolFunctionNames = ['customMessage', 'preSignUp', 'postConfirmation', 'preTokenGeneration'] as const;
type FunctionName = (typeof poolFunctionNames)[number];

type PoolFunctionsProps = {
  readonly consoleOrigin: string;
  readonly providerSignUpSecret: ISecret;
};

/** The triggers of the user pool. */
export class PoolFunctions extends Construct {
  readonly customMessage: LambdaFunction;
  readonly preSignUp: LambdaFunction;
  readonly postConfirmation: LambdaFunction;
  readonly preTokenGeneration: LambdaFunction;

  constructor(scope: Construct, id: string, { consoleOrigin, providerSignUpSecret }: PoolFunctionsProps) {
    super(scope, id);
    this.customMessage = this.#add('customMessage', { CONSOLE_ORIGIN: consoleOrigin });
    this.preSignUp = this.#add('preSignUp', {
      PROVIDER_SIGN_UP_URL: `${consoleOrigin}/provider-sign-up`,
      PROVIDER_SIGN_UP_SECRET: providerSignUpSecret.secretValue.unsafeUnwrap(),
      EMAIL_ATTRIBUTE: providerAttributes.email,
      EMAIL_VERIFIED_ATTRIBUTE: providerAttributes.isVerified,
    });
    this.postConfirmation = this.#add('postConfirmation');
    this.preTokenGeneration = this.#add('preTokenGeneration');
  }

  #add(name: FunctionName, environment: Record<string, string> = {}): LambdaFunction {
    return new LambdaFunction(this, name, {
      code: Code.fromAsset(bundleOf(name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      memorySize: 512,
      // Cognito waits no longer.
      timeout: Duration.seconds(5),
      environment,
      logGroup: new LogGroup(this, `${name}Logs`, { retention: RetentionDays.THREE_MONTHS }),
    });
  }

  /** A policy outside of the functions: the pool needs them, and the policy needs the pool. */
  allowChanges(userPoolArn: string): void {
    for (const [name, actions] of Object.entries({
      postConfirmation: ['cognito-idp:AdminUpdateUserAttributes', 'cognito-idp:AdminUserGlobalSignOut'],
      preTokenGeneration: ['cognito-idp:AdminUpdateUserAttributes'],
    }) as [FunctionName, string[]][]) {
      const { role } = this[name];
      new Policy(Stack.of(this), `${name}Policy`, {
        statements: [new PolicyStatement({ actions, resources: [userPoolArn] })],
        ...(role && { roles: [role] }),
      });
    }
  }
}
