import { Aws, Stack } from 'aws-cdk-lib';
import { CfnConnectionGroup, CfnDistribution, Distribution, HttpVersion } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CnameRecord, HostedZone } from 'aws-cdk-lib/aws-route53';
import { Construct } from 'constructs';
import type { Domains } from './configuration.ts';
import type { Pages } from './pages.ts';

type ResellerDomainsProps = {
  readonly hostedZone: Domains['hostedZone'];
  /** The host that CNAME records of resellers' domains point to. */
  readonly target: string;
  readonly pages: Pages;
};

/** A multi-tenant distribution. The API adds a tenant with its own certificate for each reseller's domain. */
export class ResellerDomains extends Construct {
  readonly distributionId: string;
  readonly connectionGroupId: string;
  readonly target: string;

  constructor(scope: Construct, id: string, { hostedZone, target, pages }: ResellerDomainsProps) {
    super(scope, id);
    const { defaultBehavior, additionalBehaviors } = pages;
    const distribution = new Distribution(this, 'Distribution', {
      defaultBehavior,
      additionalBehaviors,
      httpVersion: HttpVersion.HTTP2_AND_3,
    });
    const resource = distribution.node.defaultChild as CfnDistribution;
    resource.addPropertyOverride('DistributionConfig.ConnectionMode', 'tenant-only');
    // Settings of the connection group.
    resource.addPropertyDeletionOverride('DistributionConfig.IPV6Enabled');
    const group = new CfnConnectionGroup(this, 'ConnectionGroup', {
      name: Stack.of(this).stackName,
      enabled: true,
      ipv6Enabled: true,
    });
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: hostedZone.id,
      zoneName: hostedZone.name,
    });
    new CnameRecord(this, 'Target', { zone, recordName: target, domainName: group.attrRoutingEndpoint });
    this.distributionId = distribution.distributionId;
    this.connectionGroupId = group.attrId;
    this.target = target;
  }

  /** What the API can do to add and remove domains. */
  permissions(): PolicyStatement[] {
    const account = `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}`;
    return [
      new PolicyStatement({
        actions: [
          'cloudfront:CreateDistributionTenant',
          'cloudfront:GetDistributionTenantByDomain',
          'cloudfront:UpdateDistributionTenant',
          'cloudfront:DeleteDistributionTenant',
        ],
        resources: [
          `${account}:distribution/${this.distributionId}`,
          `${account}:distribution-tenant/*`,
          `${account}:connection-group/${this.connectionGroupId}`,
        ],
      }),
      // The ARNs of certificates are not known before they are requested.
      new PolicyStatement({
        actions: ['acm:RequestCertificate', 'acm:DescribeCertificate', 'acm:DeleteCertificate'],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:RequestedRegion': 'us-east-1' } },
      }),
    ];
  }
}
