import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import least from '../configurations/least.ts';
import whole from '../configurations/whole.ts';
import { createApp } from '../lib/createApp.ts';
import { propertiesOf } from './resources.ts';

describe.each([
  ['least', least],
  ['whole', whole],
])('%s', (_name, configuration) => {
  let template: Template;
  beforeAll(async () => {
    template = Template.fromStack((await createApp(configuration)).console);
  });

  it('has the user pool that the product relies on', () => {
    expect(propertiesOf(template, 'AWS::Cognito::UserPool')).toMatchObject([
      {
        UsernameAttributes: ['email'],
        MfaConfiguration: 'OPTIONAL',
        EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
        DeviceConfiguration: { ChallengeRequiredOnNewDevice: true, DeviceOnlyRememberedOnUserPrompt: true },
        AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
        Policies: { PasswordPolicy: { TemporaryPasswordValidityDays: 7 } },
        WebAuthnUserVerification: 'required',
        WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
        Schema: expect.arrayContaining([expect.objectContaining({ Name: 'email', Required: false })]),
      },
    ]);
  });

  it('rotates refresh tokens, and limits what a token can write', () => {
    const [client] = propertiesOf(template, 'AWS::Cognito::UserPoolClient');
    expect(client).toMatchObject({
      GenerateSecret: false,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      AccessTokenValidity: 60,
      RefreshTokenValidity: 1440,
    });
    expect(new Set(client?.['ExplicitAuthFlows'] as string[])).toEqual(
      new Set(['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_AUTH', 'ALLOW_USER_SRP_AUTH']),
    );
    const own = ['family_name', 'given_name', 'locale', 'name'];
    const mapped = ['custom:provider_email', 'custom:provider_verified'];
    expect(new Set(client?.['WriteAttributes'] as string[])).toEqual(
      new Set(configuration === whole ? [...own, ...mapped] : own),
    );
  });
});
