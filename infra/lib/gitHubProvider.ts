import { Duration } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { bundleOf } from './bundleFunctions.ts';

/** An OpenID Connect provider in front of GitHub, which offers only OAuth. */
export class GitHubProvider extends Construct {
  readonly issuerUrl: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const key = new Key(this, 'SigningKey', { keySpec: KeySpec.RSA_2048, keyUsage: KeyUsage.SIGN_VERIFY });
    const provider = new LambdaFunction(this, 'Function', {
      code: Code.fromAsset(bundleOf('gitHub')),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      memorySize: 512,
      timeout: Duration.seconds(10),
      environment: { SIGNING_KEY_ID: key.keyId },
      logGroup: new LogGroup(this, 'Logs', { retention: RetentionDays.THREE_MONTHS }),
    });
    provider.addToRolePolicy(
      new PolicyStatement({ actions: ['kms:Sign', 'kms:GetPublicKey'], resources: [key.keyArn] }),
    );
    const api = new HttpApi(this, 'Api', { defaultIntegration: new HttpLambdaIntegration('Provider', provider) });
    this.issuerUrl = api.apiEndpoint;
  }
}
