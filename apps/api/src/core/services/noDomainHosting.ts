import type { DomainHosting } from './domainHosting.ts';

const rejected = () => Promise.reject(new Error('This installation has no custom domains'));

/** For installations without custom domains. Domains from before are not changed. */
export const noDomainHosting: DomainHosting = {
  target: null,
  platformDomains: [],
  requestCertificate: rejected,
  readCertificate: rejected,
  serve: rejected,
  leadsToTarget: rejected,
  release: rejected,
};
