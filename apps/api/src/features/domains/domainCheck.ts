import type { DomainErrorCode, DomainRow } from '../../core/database/schema.ts';
import type { Certificate, DnsRecord, DomainHosting } from '../../core/services/domainHosting.ts';

const hour = 3_600_000;
/** How long certificate authorities wait for the record, in hours. */
const validationHours = 72;

/** The result of a check. */
export type DomainCheck = {
  readonly domainId: string;
  readonly arn: string;
  readonly certificate: Certificate;
  /** Whether the CDN serves the domain, and it points there. */
  readonly isReached: boolean;
};

type CheckedDomain = { readonly domainId: string; readonly domain: string; readonly arn: string };

/** Queries the certificate authority, CDN and DNS. Makes the CDN serve a domain whose certificate is issued. */
export async function runDomainCheck(
  hosting: DomainHosting,
  { domainId, domain, arn }: CheckedDomain,
): Promise<DomainCheck> {
  const certificate = await hosting.readCertificate(arn);
  const isServed = certificate.state === 'ISSUED' && (await hosting.serve(domain, arn));
  return { domainId, arn, certificate, isReached: isServed && (await hosting.leadsToTarget(domain)) };
}

type Seen = Pick<
  DomainRow,
  'status' | 'errorCode' | 'certificateRecord' | 'live' | 'validatedAt' | 'notAfter' | 'requestedAt'
>;
type Next = Omit<Seen, 'requestedAt'>;

/** Whether it failed before it was ever valid, so that only a new request helps. */
export const isGivenUp = ({ status, validatedAt }: Pick<DomainRow, 'status' | 'validatedAt'>): boolean =>
  status === 'ERROR' && validatedAt === null;

const failedBy = (
  errorCode: DomainErrorCode,
  { validatedAt, notAfter }: Seen,
  record: DnsRecord | null,
  live: boolean,
): Next => ({ status: 'ERROR', errorCode, certificateRecord: record, live, validatedAt, notAfter });

/** The state of a domain after a check. */
export function stateAfter(
  before: Seen,
  { certificate, isReached }: Omit<DomainCheck, 'domainId' | 'arn'>,
  now: Date,
): Next {
  const { validatedAt, notAfter, requestedAt } = before;
  const record = certificate.record ?? before.certificateRecord;
  if (certificate.state === 'FAILED') return failedBy(certificate.reason, before, record, false);
  if (certificate.state === 'PENDING') {
    const isOverdue = now.getTime() - requestedAt.getTime() > validationHours * hour;
    if (isOverdue) return failedBy('VALIDATION_TIMED_OUT', before, record, false);
    return {
      status: 'PENDING_VALIDATION',
      errorCode: null,
      certificateRecord: record,
      live: false,
      validatedAt,
      notAfter,
    };
  }
  const issued = { ...before, validatedAt: validatedAt ?? now, notAfter: certificate.notAfter };
  // The site stays up until the certificate expires.
  const live = isReached && certificate.notAfter > now;
  if (certificate.isRenewalFailed) return failedBy('RENEWAL_FAILED', issued, record, live);
  const { validatedAt: since, notAfter: until } = issued;
  return { status: 'SUCCESS', errorCode: null, certificateRecord: record, live, validatedAt: since, notAfter: until };
}
