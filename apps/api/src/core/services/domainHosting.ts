/** A record for the DNS of a domain's owner. */
export type DnsRecord = { readonly name: string; readonly value: string; readonly type: string };

/** Why the certificate authority issued no certificate. */
export type CertificateFailure = 'CAA_ERROR' | 'VALIDATION_TIMED_OUT' | 'CERTIFICATE_FAILED';

/** A certificate. `record` proves who controls the domain; null until the authority has chosen it. */
export type Certificate =
  | { readonly state: 'PENDING'; readonly record: DnsRecord | null }
  | { readonly state: 'FAILED'; readonly record: DnsRecord | null; readonly reason: CertificateFailure }
  | {
      readonly state: 'ISSUED';
      readonly record: DnsRecord | null;
      readonly notAfter: Date;
      /** The authority renews it by itself, as long as the record is there. */
      readonly isRenewalFailed: boolean;
    };

/**
 * What this API asks of certificate authority, DNS and content delivery network for custom domains. Every call may come twice and must
 * come to the same.
 */
export type DomainHosting = {
  /** The host that CNAME records of custom domains lead to. */
  readonly target: string;
  /** Domains of the platform itself: no account may have one, or one below. */
  readonly platformDomains: readonly string[];
  /** Requests a certificate; its id (ARN), the same for the same `request`. */
  readonly requestCertificate: (domain: string, request: string) => Promise<string>;
  readonly readCertificate: (arn: string) => Promise<Certificate>;
  /** Orders that the network serves the domain with an issued certificate. Whether it does everywhere by now. */
  readonly serve: (domain: string, arn: string) => Promise<boolean>;
  /** Whether the domain leads to `target`, by a CNAME record or by what stands for one at the top of a zone (ALIAS, ANAME). */
  readonly leadsToTarget: (domain: string) => Promise<boolean>;
  /** No longer serves the domain, and gives its certificate up. */
  readonly release: (domain: string, arn: string) => Promise<void>;
};
