import { CfnIPSet, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

export const metricsOf = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

/** Operations with an access token that only the API calls. It checks more, and notifies the user. */
export const apiOperations = [
  'SetUserMFAPreference',
  'DeleteUser',
  'StartWebAuthnRegistration',
  'CompleteWebAuthnRegistration',
  'DeleteWebAuthnCredential',
] as const;
/** With a session instead of an access token, these belong to a sign-in. */
export const setupOperations = ['AssociateSoftwareToken', 'VerifySoftwareToken'] as const;

type Statement = CfnWebACL.StatementProperty;

const matches = (fieldToMatch: object, positionalConstraint: string, searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch,
    positionalConstraint,
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** The operation of a request, in the header of the client, or in that which Cognito adds. */
const callsOperation = (name: string): Statement => ({
  orStatement: {
    statements: [
      matches({ singleHeader: { Name: 'x-amz-target' } }, 'ENDS_WITH', `.${name}`),
      matches({ singleHeader: { Name: 'x-amzn-cognito-operation-name' } }, 'EXACTLY', name),
    ],
  },
});

type PoolFirewallProps = {
  readonly userPoolArn: string;
  /** The addresses of the API. */
  readonly addresses: readonly string[];
};

/** The web ACL of the user pool: a stolen access token cannot change how a user signs in. */
export class PoolFirewall extends Construct {
  constructor(scope: Construct, id: string, { userPoolArn, addresses }: PoolFirewallProps) {
    super(scope, id);
    const api = new CfnIPSet(this, 'Api', {
      scope: 'REGIONAL',
      ipAddressVersion: 'IPV4',
      addresses: addresses.map((address) => `${address}/32`),
    });
    const isElsewhere: Statement = { notStatement: { statement: { ipSetReferenceStatement: { arn: api.attrArn } } } };
    const hasToken = matches({ body: { oversizeHandling: 'MATCH' } }, 'CONTAINS', '"AccessToken"');
    const block = (name: string, priority: number, operations: readonly string[], ...also: Statement[]) => ({
      name,
      priority,
      action: { block: {} },
      statement: {
        andStatement: {
          statements: [isElsewhere, { orStatement: { statements: operations.map(callsOperation) } }, ...also],
        },
      },
      visibilityConfig: metricsOf(name),
    });
    const firewall = new CfnWebACL(this, 'Firewall', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      rules: [block('ApiOperations', 0, apiOperations), block('SetupOperations', 1, setupOperations, hasToken)],
      visibilityConfig: metricsOf('PoolFirewall'),
    });
    new CfnWebACLAssociation(this, 'Association', { resourceArn: userPoolArn, webAclArn: firewall.attrArn });
  }
}
