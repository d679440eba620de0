import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Identity } from './identity.ts';
import type { ResellerDomains } from './resellerDomains.ts';
import type { Storage } from './storage.ts';
import type { Construct } from 'constructs';

type Permitted = {
  readonly identity: Identity;
  readonly storage: Storage;
  readonly mail: { readonly domain: string; readonly from: string };
  readonly resellerDomains: ResellerDomains | undefined;
};

/** Administrator operations of the user pool that the API calls. */
const poolActions = [
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminDisableProviderForUser',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminForgetDevice',
  'AdminGetUser',
  'AdminInitiateAuth',
  'AdminLinkProviderForUser',
  'AdminListDevices',
  'AdminResetUserPassword',
  'AdminSetUserMFAPreference',
  'AdminSetUserPassword',
  'AdminUpdateUserAttributes',
  'AdminUserGlobalSignOut',
] as const;

/** What the API's role can do in AWS, and nothing else. */
export function apiPermissions(
  scope: Construct,
  { identity, storage, mail, resellerDomains }: Permitted,
): readonly PolicyStatement[] {
  const stack = Stack.of(scope);
  return [
    new PolicyStatement({
      actions: poolActions.map((action) => `cognito-idp:${action}`),
      resources: [identity.pool.userPoolArn],
    }),
    new PolicyStatement({
      actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      resources: [storage.uploads.arnForObjects('*'), storage.assets.arnForObjects('*')],
    }),
    // Without it, S3 answers 403 instead of 404 for missing objects.
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [storage.uploads.bucketArn, storage.assets.bucketArn],
    }),
    new PolicyStatement({
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [stack.formatArn({ service: 'ses', resource: 'identity', resourceName: mail.domain })],
      conditions: { StringEquals: { 'ses:FromAddress': mail.from } },
    }),
    ...(resellerDomains?.permissions() ?? []),
  ];
}
