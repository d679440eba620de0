import type { Certificate, DomainHosting } from './domainHosting.ts';

export type HostingFixture = Omit<DomainHosting, 'target'> & {
  target: string | null;
  /** Certificates by ARN. Tests change them like time and DNS would. */
  readonly certificates: Map<string, Certificate>;
  /** Domains that point to the console. */
  readonly leading: Set<string>;
  readonly served: Set<string>;
  readonly released: string[];
  /** Makes every call fail, like an outage. */
  isAway: boolean;
};

/** An in-memory certificate authority, CDN and DNS. */
export function createHostingFixture(): HostingFixture {
  const reached = async (): Promise<void> => {
    if (hosting.isAway) throw new Error('The services are unavailable');
  };
  const hosting: HostingFixture = {
    target: 'customers.edge.example',
    platformDomains: ['edge.example'],
    certificates: new Map(),
    leading: new Set(),
    served: new Set(),
    released: [],
    isAway: false,
    async requestCertificate(domain, request) {
      await reached();
      const arn = `arn:${request}`;
      const record = { name: `_token.${domain}`, value: '_value.validations.example', type: 'CNAME' };
      if (!hosting.certificates.has(arn)) hosting.certificates.set(arn, { state: 'PENDING', record });
      return arn;
    },
    async readCertificate(arn) {
      await reached();
      return hosting.certificates.get(arn) ?? { state: 'PENDING', record: null };
    },
    async serve(domain) {
      await reached();
      hosting.served.add(domain);
      return true;
    },
    async leadsToTarget(domain) {
      await reached();
      return hosting.leading.has(domain);
    },
    async release(domain, arn) {
      await reached();
      hosting.served.delete(domain);
      hosting.released.push(arn);
    },
  };
  return hosting;
}
