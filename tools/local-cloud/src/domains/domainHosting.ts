import { createHash } from 'node:crypto';
import type { DomainRepository, StoredCertificate } from '../store/domainRepository.ts';
import type { ZoneRecord } from './zoneRecord.ts';

const day = 86_400_000;
/** As in AWS Certificate Manager: the time to wait for the record, the validity, and the renewal before expiry. */
const validationHours = 72;
const validDays = 395;
const renewalDays = 60;
/** The certificate authority's name in CAA records. */
const authority = 'amazon.com';

type Certificate =
  | { readonly state: 'PENDING'; readonly record: ZoneRecord }
  | { readonly state: 'FAILED'; readonly record: ZoneRecord; readonly reason: 'CAA_ERROR' | 'VALIDATION_TIMED_OUT' }
  | {
      readonly state: 'ISSUED';
      readonly record: ZoneRecord;
      readonly notAfter: Date;
      readonly isRenewalFailed: boolean;
    };

/** Simulates the certificate authority, CDN, and public DNS. */
export type LocalDomainHosting = {
  readonly target: string;
  readonly platformDomains: readonly string[];
  requestCertificate(domain: string, request: string): Promise<string>;
  readCertificate(arn: string): Promise<Certificate>;
  serve(domain: string, arn: string): Promise<boolean>;
  leadsToTarget(domain: string): Promise<boolean>;
  release(domain: string, arn: string): Promise<void>;
};

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** Whether the closest CAA records, of the name or a parent, allow the authority. */
export function allowsAuthority(records: readonly ZoneRecord[], domain: string): boolean {
  const labels = domain.split('.');
  for (let start = 0; start < labels.length; start += 1) {
    const name = labels.slice(start).join('.');
    const issuers = records
      .filter((record) => record.type === 'CAA' && record.name === name)
      .flatMap(({ value }) => /^\d+\s+issue\s+"?([^";\s]*)/i.exec(value)?.[1]?.toLowerCase() ?? []);
    if (issuers.length > 0) return issuers.includes(authority);
  }
  return true;
}

/** Updates a certificate for the current time and zone. */
export function advance(stored: StoredCertificate, records: readonly ZoneRecord[], now: number): StoredCertificate {
  const { record, requestedAt, notAfter, failure, domain } = stored;
  if (failure) return stored;
  const isVerified = records.some(
    (one) => one.type === 'CNAME' && one.name === record.name && one.value === record.value,
  );
  if (notAfter !== null) {
    const isDue = notAfter - now < renewalDays * day;
    return isDue && isVerified ? { ...stored, notAfter: now + validDays * day } : stored;
  }
  if (!allowsAuthority(records, domain)) return { ...stored, failure: 'CAA_ERROR' };
  if (isVerified) return { ...stored, notAfter: now + validDays * day };
  return now - requestedAt > validationHours * 3_600_000 ? { ...stored, failure: 'VALIDATION_TIMED_OUT' } : stored;
}

function toCertificate({ record, notAfter, failure }: StoredCertificate, now: number): Certificate {
  if (failure) return { state: 'FAILED', record, reason: failure };
  if (notAfter === null) return { state: 'PENDING', record };
  return { state: 'ISSUED', record, notAfter: new Date(notAfter), isRenewalFailed: notAfter - now < renewalDays * day };
}

/** Simulated aging of one certificate, for the zone page. */
export const ageing: Readonly<Record<string, (stored: StoredCertificate) => StoredCertificate>> = {
  timeOut: (stored) => ({ ...stored, requestedAt: stored.requestedAt - validationHours * 3_600_000 }),
  renewal: (stored) =>
    stored.notAfter === null ? stored : { ...stored, notAfter: stored.notAfter - (validDays - renewalDays / 2) * day },
};

export function createDomainHosting(store: DomainRepository, now: () => number): LocalDomainHosting {
  const target = 'customers.edge-console.example';
  return {
    target,
    platformDomains: ['edge-console.example'],
    async requestCertificate(domain, request) {
      const arn = `arn:aws:acm:local:000000000000:certificate/${request}`;
      if (store.findCertificate(arn)) return arn;
      const token = hashOf(request, 32);
      const record = {
        name: `_${token.slice(0, 16)}.${domain}`,
        type: 'CNAME',
        value: `_${token.slice(16)}.validations.example`,
      };
      store.saveCertificate({
        arn,
        domain,
        record,
        requestedAt: now(),
        notAfter: null,
        failure: null,
        isServed: false,
      });
      return arn;
    },
    async readCertificate(arn) {
      const stored = store.findCertificate(arn);
      if (!stored) throw new Error(`There is no certificate ${arn}`);
      const current = advance(stored, store.records(), now());
      store.saveCertificate(current);
      return toCertificate(current, now());
    },
    async serve(_domain, arn) {
      const stored = store.findCertificate(arn);
      if (stored) store.saveCertificate({ ...stored, isServed: true });
      return stored !== undefined;
    },
    leadsToTarget: async (domain) =>
      store.records().some(({ name, type, value }) => type !== 'CAA' && name === domain && value === target),
    release: async (_domain, arn) => store.removeCertificate(arn),
  };
}
