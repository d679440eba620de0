/** A DNS record for the domain's owner to create. */
export type DnsRecord = { readonly name: string; readonly value: string; readonly type: string };

/** Why the certificate authority issued no certificate. */
export type CertificateFailure = 'CAA_ERROR' | 'VALIDATION_TIMED_OUT' | 'CERTIFICATE_FAILED';

/** A certificate. `record` proves control of the domain; null until the authority has chosen it. */
export type Certificate =
  | { readonly state: 'PENDING'; readonly record: DnsRecord | null }
  | { readonly state: 'FAILED'; readonly record: DnsRecord | null; readonly reason: CertificateFailure }
  | {
      readonly state: 'ISSUED';
      readonly record: DnsRecord | null;
      readonly notAfter: Date;
      /** Renewed automatically while the record exists. */
      readonly isRenewalFailed: boolean;
    };

/** The certificate authority, DNS and CDN operations for custom domains. Every call must be idempotent. */
export type DomainHosting = {
  /** The host that CNAME records of custom domains point to. Null: there are no custom domains. */
  readonly target: string | null;
  /** The platform's own domains. No account can add one of them or a subdomain. */
  readonly platformDomains: readonly string[];
  /** Requests a certificate. Returns its ID (ARN), the same for the same `request`. */
  readonly requestCertificate: (domain: string, request: string) => Promise<string>;
  readonly readCertificate: (arn: string) => Promise<Certificate>;
  /** Starts serving the domain with an issued certificate. Returns whether it is served everywhere yet. */
  readonly serve: (domain: string, arn: string) => Promise<boolean>;
  /** Whether the domain points to `target`, with a CNAME record or its equivalent at the zone apex (ALIAS, ANAME). */
  readonly leadsToTarget: (domain: string) => Promise<boolean>;
  /** Stops serving the domain and deletes its certificate. */
  readonly release: (domain: string, arn: string) => Promise<void>;
};
