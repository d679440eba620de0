import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Configuration } from './configuration.ts';

/** The domain of emails in Amazon SES. The user pool needs it verified, so it is deployed first. */
export class MailStack extends Stack {
  constructor(scope: Construct, id: string, { mail, domains }: Configuration, props: StackProps) {
    super(scope, id, props);
    const isInZone = domains?.hostedZone.name === mail.domain;
    const zone = isInZone
      ? HostedZone.fromHostedZoneAttributes(this, 'Zone', {
          hostedZoneId: domains.hostedZone.id,
          zoneName: mail.domain,
        })
      : null;
    const identity = new EmailIdentity(this, 'Domain', {
      identity: zone ? Identity.publicHostedZone(zone) : Identity.domain(mail.domain),
    });
    if (zone) return;
    identity.dkimRecords.forEach(({ name, value }, index) => {
      new CfnOutput(this, `DkimRecord${index}`, { value: `${name} CNAME ${value}` });
    });
  }
}
