import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type IOrigin,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';

/** Requests to a service, with the address and the location of the client. */
export const serviceBehavior = (origin: IOrigin): BehaviorOptions => ({
  origin,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_AND_CLOUDFRONT_2022,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
});

/** What depends on whether an installation has its own domains. */
export type HostProps = {
  /** @default CloudFront's own domain */
  readonly domainNames: readonly string[];
  readonly certificate: ICertificate | undefined;
  readonly firewallArn: string | undefined;
};

type HostDistributionProps = HostProps & {
  readonly defaultBehavior: BehaviorOptions;
  readonly additionalBehaviors?: Readonly<Record<string, BehaviorOptions>>;
};

/** A distribution with its host. */
export class HostDistribution extends Construct {
  readonly distribution: Distribution;
  readonly host: string;

  constructor(scope: Construct, id: string, props: HostDistributionProps) {
    super(scope, id);
    const { domainNames, certificate, firewallArn, defaultBehavior, additionalBehaviors = {} } = props;
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior,
      additionalBehaviors,
      domainNames: [...domainNames],
      ...(certificate && { certificate }),
      ...(firewallArn !== undefined && { webAclId: firewallArn }),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
    });
    this.host = domainNames[0] ?? this.distribution.distributionDomainName;
  }
}
