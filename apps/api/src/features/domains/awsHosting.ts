import { Resolver } from 'node:dns/promises';
import type { ACMClient, CertificateDetail } from '@aws-sdk/client-acm';
import type { CloudFrontClient, DistributionTenant } from '@aws-sdk/client-cloudfront';
import { awsOptions, type AwsCredentials } from '../../core/services/awsOptions.ts';
import { observeAws } from '../../core/services/observeAws.ts';
import type { Certificate, CertificateFailure, DnsRecord, DomainHosting } from '../../core/services/domainHosting.ts';

export type AwsHostingOptions = Pick<DomainHosting, 'platformDomains'> & {
  /** The host that CNAME records of custom domains point to. */
  readonly target: string;
  /** The multi-tenant distribution that serves the console. */
  readonly distributionId: string;
  /** Its connection group, whose routing endpoint is `target` or its destination. @default CloudFront's own */
  readonly connectionGroupId?: string | undefined;
  readonly awsCredentials?: AwsCredentials | undefined;
  /** The endpoint of both services; by default AWS's own. */
  readonly endpoint?: string;
  readonly resolver?: Pick<Resolver, 'resolveCname' | 'resolve4' | 'resolve6'>;
};

/** CloudFront only uses certificates from this region, and its API is there. */
const region = 'us-east-1';
const requestMilliseconds = 8_000;
const resolverMilliseconds = 2_000;

type Opened = {
  readonly acm: typeof import('@aws-sdk/client-acm');
  readonly authority: ACMClient;
  readonly cloudFront: typeof import('@aws-sdk/client-cloudfront');
  readonly network: CloudFrontClient;
};
type Tenant = { readonly tenant: DistributionTenant; readonly etag: string | undefined };

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/** Null instead of an error with one of these names. */
async function unless<Value>(sent: Promise<Value>, ...names: readonly string[]): Promise<Value | null> {
  try {
    return await sent;
  } catch (error) {
    if (isNamed(error, ...names)) return null;
    throw error;
  }
}

/** DNS records, or none for a nonexistent name. Other errors are thrown. */
async function orNone(sent: Promise<string[]>): Promise<string[]> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA'))
      return [];
    throw error;
  }
}

const withoutDot = (name: string): string => name.replace(/\.$/, '').toLowerCase();

/** The record that proves control of the domain. The authority chooses it a few seconds after the request. */
function recordOf({ DomainValidationOptions: options = [] }: CertificateDetail): DnsRecord | null {
  const { Name: name, Value: value, Type: type } = options[0]?.ResourceRecord ?? {};
  return name && value && type ? { name: withoutDot(name), value: withoutDot(value), type } : null;
}

const failureOf = ({ Status, FailureReason }: CertificateDetail): CertificateFailure => {
  if (Status === 'VALIDATION_TIMED_OUT') return 'VALIDATION_TIMED_OUT';
  return FailureReason === 'CAA_ERROR' ? 'CAA_ERROR' : 'CERTIFICATE_FAILED';
};

/** Converts a certificate from AWS Certificate Manager. An expired one is an issued one that was not renewed. */
function toCertificate(detail: CertificateDetail): Certificate {
  const record = recordOf(detail);
  const { Status: status, NotAfter: notAfter, RenewalSummary: renewal } = detail;
  if (status === 'PENDING_VALIDATION') return { state: 'PENDING', record };
  if ((status !== 'ISSUED' && status !== 'EXPIRED') || !notAfter)
    return { state: 'FAILED', record, reason: failureOf(detail) };
  // PENDING_VALIDATION of a renewal: the record is missing, and the authority waits for it until the certificate expires.
  const isRenewalFailed =
    status === 'EXPIRED' || renewal?.RenewalStatus === 'FAILED' || renewal?.RenewalStatus === 'PENDING_VALIDATION';
  return { state: 'ISSUED', record, notAfter, isRenewalFailed };
}

/**
 * Custom domains with AWS: certificates of Certificate Manager, and a CloudFront distribution tenant for each domain. Both SDKs are loaded
 * at first use.
 */
export function openAwsHosting(options: AwsHostingOptions): DomainHosting & { close(): Promise<void> } {
  const { target, platformDomains, distributionId, connectionGroupId, awsCredentials, endpoint } = options;
  const resolver = options.resolver ?? new Resolver({ timeout: resolverMilliseconds, tries: 2 });
  let opened: Promise<Opened> | null = null;
  const open = async (): Promise<Opened> => {
    const [acm, cloudFront] = await Promise.all([import('@aws-sdk/client-acm'), import('@aws-sdk/client-cloudfront')]);
    const shared = {
      ...awsOptions({ endpoint, awsCredentials, milliseconds: requestMilliseconds }),
      region,
      // One attempt per call, because the outbox retries.
      maxAttempts: 1,
    };
    const authority = new acm.ACMClient(shared);
    const network = new cloudFront.CloudFrontClient(shared);
    observeAws('acm', authority);
    observeAws('cloudfront', network);
    return { acm, authority, cloudFront, network };
  };
  const get = () => (opened ??= open());

  async function tenantOf(domain: string): Promise<Tenant | null> {
    const { cloudFront, network } = await get();
    const command = new cloudFront.GetDistributionTenantByDomainCommand({ Domain: domain });
    const found = await unless(network.send(command), 'EntityNotFound');
    return found?.DistributionTenant ? { tenant: found.DistributionTenant, etag: found.ETag } : null;
  }

  async function addTenant(domain: string, arn: string): Promise<DistributionTenant | undefined> {
    const { cloudFront, network } = await get();
    const command = new cloudFront.CreateDistributionTenantCommand({
      DistributionId: distributionId,
      ...(connectionGroupId === undefined ? {} : { ConnectionGroupId: connectionGroupId }),
      Name: domain,
      Domains: [{ Domain: domain }],
      Customizations: { Certificate: { Arn: arn } },
      Enabled: true,
    });
    return (await network.send(command)).DistributionTenant;
  }

  const certificateOf = ({ Customizations: customizations }: DistributionTenant) => customizations?.Certificate?.Arn;

  async function serve(domain: string, arn: string): Promise<boolean> {
    const { cloudFront, network } = await get();
    const found = await tenantOf(domain);
    const tenant = found?.tenant ?? (await addTenant(domain, arn));
    if (!tenant) return false;
    if (certificateOf(tenant) !== arn || !tenant.Enabled) {
      await network.send(
        new cloudFront.UpdateDistributionTenantCommand({
          Id: tenant.Id,
          IfMatch: found?.etag,
          Customizations: { Certificate: { Arn: arn } },
          Enabled: true,
        }),
      );
      return false;
    }
    const isActive = (tenant.Domains ?? []).some(({ Domain, Status }) => Domain === domain && Status === 'active');
    return tenant.Status === 'Deployed' && isActive;
  }

  async function addressesOf(name: string): Promise<string[]> {
    return (await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))])).flat();
  }

  async function leadsToTarget(domain: string): Promise<boolean> {
    const names = await orNone(resolver.resolveCname(domain));
    if (names.some((name) => withoutDot(name) === target)) return true;
    // A zone apex cannot have a CNAME record. Its provider returns the target's addresses instead.
    const [own, targets] = await Promise.all([addressesOf(domain), addressesOf(target)]);
    return own.some((address) => targets.includes(address));
  }

  return {
    target,
    platformDomains,
    async requestCertificate(domain, request) {
      const { acm, authority } = await get();
      const command = new acm.RequestCertificateCommand({
        DomainName: domain,
        ValidationMethod: 'DNS',
        // Valid for an hour; the outbox retries within minutes.
        IdempotencyToken: request.replaceAll('-', ''),
      });
      const { CertificateArn: arn } = await authority.send(command);
      if (!arn) throw new Error('The certificate authority returned no certificate');
      return arn;
    },
    async readCertificate(arn) {
      const { acm, authority } = await get();
      const command = new acm.DescribeCertificateCommand({ CertificateArn: arn });
      const output = await unless(authority.send(command), 'ResourceNotFoundException');
      // Deleted by someone else, so only a new request helps.
      if (!output?.Certificate) return { state: 'FAILED', record: null, reason: 'CERTIFICATE_FAILED' };
      return toCertificate(output.Certificate);
    },
    serve,
    leadsToTarget,
    async release(domain, arn) {
      const { acm, authority, cloudFront, network } = await get();
      const found = await tenantOf(domain);
      // With another certificate, the tenant belongs to another account by now.
      if (found && certificateOf(found.tenant) === arn) {
        const { tenant } = found;
        let { etag } = found;
        if (tenant.Enabled) {
          const disable = new cloudFront.UpdateDistributionTenantCommand({
            Id: tenant.Id,
            IfMatch: etag,
            Enabled: false,
          });
          etag = (await network.send(disable)).ETag;
        }
        // Refused until the change is deployed everywhere; the outbox retries.
        await network.send(new cloudFront.DeleteDistributionTenantCommand({ Id: tenant.Id, IfMatch: etag }));
      }
      const command = new acm.DeleteCertificateCommand({ CertificateArn: arn });
      await unless(authority.send(command), 'ResourceNotFoundException');
    },
    async close() {
      if (!opened) return;
      const { authority, network } = await opened;
      authority.destroy();
      network.destroy();
    },
  };
}
