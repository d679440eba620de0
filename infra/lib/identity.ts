import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnIdentityPool,
  CfnIdentityPoolRoleAttachment,
  CfnUserPool,
  ClientAttributes,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  PasskeyUserVerification,
  StringAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito';
import { Effect, FederatedPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { providerAttributes } from '../functions/providerAddress.ts';
import type { Configuration } from './configuration.ts';
import { passwordFormat } from './passwordFormat.ts';
import type { PoolFunctions } from './poolFunctions.ts';
import { addProviders } from './providers.ts';

type IdentityProps = {
  readonly configuration: Configuration;
  /** The host of the console. Passkeys belong to it. */
  readonly consoleHost: string;
  readonly functions: PoolFunctions;
  readonly uploads: IBucket;
};

/** The scope without which the API could not check sessions is `aws.cognito.signin.user.admin`. */
const scopes = [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN];

/** The user pool, the console's app client, and the identity pool for uploads. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly identityPool: CfnIdentityPool;

  constructor(scope: Construct, id: string, props: IdentityProps) {
    super(scope, id);
    this.pool = this.#createPool(props);
    this.client = this.#createClient(props);
    this.identityPool = this.#createIdentityPool(props.uploads);
    props.functions.allowChanges(this.pool.userPoolArn);
  }

  #createPool({ configuration: { name, mail, region }, consoleHost, functions }: IdentityProps): UserPool {
    const pool = new UserPool(this, 'Pool', {
      userPoolName: name,
      featurePlan: FeaturePlan.ESSENTIALS,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // Not required, because required attributes must be writable by the app client.
      standardAttributes: { email: { required: false, mutable: true } },
      customAttributes: {
        [providerAttributes.email.replace('custom:', '')]: new StringAttribute({ mutable: true, maxLen: 320 }),
        [providerAttributes.isVerified.replace('custom:', '')]: new StringAttribute({ mutable: true, maxLen: 5 }),
      },
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        minLength: passwordFormat.minLength,
        requireLowercase: passwordFormat.requireLowercase,
        requireUppercase: passwordFormat.requireUppercase,
        requireDigits: passwordFormat.requireNumbers,
        requireSymbols: passwordFormat.requireSpecialCharacters,
        tempPasswordValidity: Duration.days(7),
        passwordHistorySize: 1,
      },
      signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
      passkeyRelyingPartyId: consoleHost,
      passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      deviceTracking: { challengeRequiredOnNewDevice: true, deviceOnlyRememberedOnUserPrompt: true },
      email: UserPoolEmail.withSES({ fromEmail: mail.from, sesRegion: region, sesVerifiedDomain: mail.domain }),
      lambdaTriggers: {
        customMessage: functions.customMessage,
        preSignUp: functions.preSignUp,
        postConfirmation: functions.postConfirmation,
        preTokenGeneration: functions.preTokenGeneration,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const resource = pool.node.defaultChild as CfnUserPool;
    resource.webAuthnFactorConfiguration = 'MULTI_FACTOR_WITH_USER_VERIFICATION';
    return pool;
  }

  #createClient({ configuration: { providers = {}, hostedUiPrefix }, consoleHost }: IdentityProps): UserPoolClient {
    const names = Object.keys(providers);
    const hasProviders = names.length > 0;
    if (hasProviders) {
      if (hostedUiPrefix === undefined) throw new Error('Sign-in providers need a hostedUiPrefix.');
      this.pool.addDomain('HostedUi', {
        cognitoDomain: { domainPrefix: hostedUiPrefix },
        // A web ACL only applies to the classic pages.
        managedLoginVersion: ManagedLoginVersion.CLASSIC_HOSTED_UI,
      });
    }
    const added = addProviders(this, this.pool, providers);
    const writable = new ClientAttributes()
      .withStandardAttributes({ fullname: true, givenName: true, familyName: true, locale: true })
      // Attributes that are mapped from a provider must be writable.
      .withCustomAttributes(...(hasProviders ? Object.values(providerAttributes) : []));
    const client = this.pool.addClient('Console', {
      generateSecret: false,
      authFlows: { userSrp: true, user: true, adminUserPassword: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.hours(24),
      // Another tab may be using the old token.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      authSessionValidity: Duration.minutes(3),
      writeAttributes: writable,
      supportedIdentityProviders: [
        UserPoolClientIdentityProvider.COGNITO,
        ...names.map((name) => UserPoolClientIdentityProvider.custom(name)),
      ],
      ...(hasProviders
        ? {
            oAuth: {
              flows: { authorizationCodeGrant: true },
              scopes,
              callbackUrls: [`https://${consoleHost}/loading/`],
              logoutUrls: [`https://${consoleHost}/signin/`],
            },
          }
        : { disableOAuth: true }),
    });
    client.node.addDependency(...added);
    return client;
  }

  #createIdentityPool(uploads: IBucket): CfnIdentityPool {
    const identityPool = new CfnIdentityPool(this, 'IdentityPool', {
      allowUnauthenticatedIdentities: false,
      cognitoIdentityProviders: [
        {
          clientId: this.client.userPoolClientId,
          providerName: this.pool.userPoolProviderName,
          // Otherwise, an ID token of an ended session still gets credentials.
          serverSideTokenCheck: true,
        },
      ],
    });
    const role = new Role(this, 'UploaderRole', {
      assumedBy: new FederatedPrincipal(
        'cognito-identity.amazonaws.com',
        {
          StringEquals: { 'cognito-identity.amazonaws.com:aud': identityPool.ref },
          'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
    });
    role.addToPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ['s3:PutObject', 's3:AbortMultipartUpload'],
        resources: [uploads.arnForObjects('uploads/${cognito-identity.amazonaws.com:sub}/*')],
      }),
    );
    new CfnIdentityPoolRoleAttachment(this, 'Roles', {
      identityPoolId: identityPool.ref,
      roles: { authenticated: role.roleArn },
    });
    return identityPool;
  }
}
