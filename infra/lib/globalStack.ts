import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Configuration } from './configuration.ts';
import { metricsOf } from './poolFirewall.ts';

/** Requests of one client address in five minutes. Many users can share an address. */
const requestsPerAddress = 10_000;
/** Sign-ups, resets, and other requests of players do not pass here, so a lower limit protects the API's most expensive path. */
const graphqlRequestsPerAddress = 3_000;

/** What CloudFront only accepts from us-east-1: certificates, and the firewall. */
export class GlobalStack extends Stack {
  readonly certificate: Certificate | undefined;
  readonly firewall: CfnWebACL | undefined;

  constructor(scope: Construct, id: string, { domains, hasFirewall = false }: Configuration, props: StackProps) {
    super(scope, id, props);
    if (domains) {
      const { hostedZone, console: host, steering, charts, assets, resellers } = domains;
      const { id: hostedZoneId, name: zoneName } = hostedZone;
      const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName });
      this.certificate = new Certificate(this, 'Certificate', {
        domainName: host,
        // Resellers have subdomains of the console's host.
        subjectAlternativeNames: [...(resellers === undefined ? [] : [`*.${host}`]), steering, charts, assets],
        validation: CertificateValidation.fromDns(zone),
      });
    }
    if (hasFirewall) this.firewall = this.#createFirewall();
  }

  #createFirewall(): CfnWebACL {
    const limit = (name: string, priority: number, requests: number, path?: string): CfnWebACL.RuleProperty => ({
      name,
      priority,
      action: { block: { customResponse: { responseCode: 429 } } },
      statement: {
        rateBasedStatement: {
          aggregateKeyType: 'IP',
          limit: requests,
          ...(path !== undefined && {
            scopeDownStatement: {
              byteMatchStatement: {
                fieldToMatch: { uriPath: {} },
                positionalConstraint: 'EXACTLY',
                searchString: path,
                textTransformations: [{ priority: 0, type: 'NONE' }],
              },
            },
          }),
        },
      },
      visibilityConfig: metricsOf(name),
    });
    return new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [
        limit('GraphqlRate', 0, graphqlRequestsPerAddress, '/graphql'),
        limit('Rate', 1, requestsPerAddress),
        {
          name: 'KnownBadInputs',
          priority: 2,
          overrideAction: { none: {} },
          statement: { managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesKnownBadInputsRuleSet' } },
          visibilityConfig: metricsOf('KnownBadInputs'),
        },
      ],
      visibilityConfig: metricsOf('Firewall'),
    });
  }
}
