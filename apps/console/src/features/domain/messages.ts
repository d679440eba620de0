import type { DomainStage } from './domainState.ts';

/** "40 s", "5 min", "3 h", rounded to whole units. */
function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

export const domainMessages = {
  title: 'Domain',
  description: 'Serve the console from your own domain.',
  notLoaded: 'The domain could not be loaded.',
  stages: {
    pending: 'Pending validation',
    issued: 'Issued',
    live: 'Live',
    caaError: 'CAA error',
    timedOut: 'Timed out',
    failed: 'Failed',
    renewalFailed: 'Renewal failed',
  } satisfies Record<DomainStage, string>,
  none: {
    title: 'No custom domain',
    text: 'Your users open the console at the platform’s domain. Anyone with permission to manage domains can set up a custom one.',
  },
  unavailable: {
    title: 'No custom domains',
    text: 'This platform does not offer custom domains. Your users open the console at the platform’s domain.',
  },
  wizard: {
    label: 'Custom domain',
    finish: 'Finish',
    add: 'Add domain',
    certificate: 'Certificate registration',
    validation: 'Domain validation',
  },
  add: {
    description: 'Your users and customers will open the console at this domain.',
    label: 'Domain',
    hint: 'A subdomain of a domain you own, for example console.example.com.',
    added: (domain: string) => `${domain} added. To use another domain, start over.`,
    international: (domain: string) => `In DNS, this is ${domain}`,
    internationalText:
      'Letters from other alphabets can look like familiar ones. Check each letter before you continue.',
    failed: 'The domain could not be added.',
  },
  certificate: {
    heading: 'Prove that you control the domain',
    before: 'Add this CNAME record at the DNS provider for',
    after: (domain: string) =>
      `The certificate for ${domain} is issued once the record is found, usually within 30 minutes. Keep the record: it is also used to renew the certificate.`,
    keep: 'Keep the record: it is also used to renew the certificate.',
    requesting: 'Requesting the certificate…',
    record: 'Certificate record',
    blocked: 'You can continue once the certificate is issued',
    issued: 'The certificate has been issued',
    issuedText: 'You can now point the domain to the console.',
  },
  validation: {
    heading: 'Point the domain to the console',
    text: (domain: string) => `Add this record. ${domain} goes live as soon as the record is found.`,
    record: 'Domain record',
    blocked: 'You can finish once the domain points to the console',
    apex: 'The root of a domain cannot have a CNAME record.',
    apexText: (domain: string) =>
      `Some DNS providers offer ALIAS or ANAME records for ${domain}: use the same value. Otherwise, start over with a subdomain such as console.${domain}.`,
    live: (domain: string) => `${domain} is live`,
    liveText: 'Your users can open the console there. The old URL keeps working.',
  },
  record: {
    name: 'Name',
    value: 'Value',
    ttl: 'TTL',
    ttlText: 'or your provider’s default',
    nameForm: 'Name format',
    full: 'Full name',
    short: 'Without zone',
    copy: 'Copy',
    copied: { name: 'name', value: 'value', line: 'zone file line' },
    copyLine: 'Copy zone file line',
    zone: 'Many DNS panels add the zone automatically.',
    zoneText: (zone: string) => `If yours shows .${zone} after the name, choose “Without zone” before you copy.`,
  },
  check: {
    waiting: {
      certificate: 'Record not found yet.',
      validation: 'Does not point to the console yet.',
      setUp: 'Everything is in place.',
    },
    last: (seconds: number) => `Last checked ${duration(seconds)} ago`,
    never: 'Not checked yet',
    next: (seconds: number) => `next check in ${duration(seconds)}`,
    now: 'Check now',
    failed: 'The domain could not be checked.',
    missing: 'The domain does not exist.',
  },
  timeline: {
    title: 'Status',
    added: 'Domain added',
    requesting: 'Requesting certificate',
    caa: 'Blocked by a CAA record',
    waiting: 'Waiting for the CNAME record',
    givesUp: 'Times out',
    timedOut: 'The record was not found within 72 hours',
    failed: 'The certificate could not be created',
    issued: 'Certificate issued',
    leads: 'Domain points to the console',
    mail: 'You can close this page. Account administrators get an e-mail when the certificate is issued or cannot be issued.',
  },
  problems: {
    caaError: {
      title: 'A CAA record blocks the certificate',
      text: 'CAA records define which authorities can issue certificates for a domain. Add this one, then try again.',
      record: 'CAA record',
    },
    timedOut: {
      title: 'The record was not found within 72 hours',
      text: 'The certificate authority stopped waiting. Try again to get a new record to add.',
    },
    failed: {
      title: 'The certificate could not be created',
      text: 'Try again in a moment.',
    },
    renewalFailed: {
      title: 'The certificate could not be renewed',
      text: (until: string) =>
        `The certificate record is no longer in your DNS. Add it again, or the domain will stop working on ${until}.`,
    },
    retry: 'Try again',
    notRetried: 'The certificate could not be created.',
  },
  summary: {
    open: 'Open',
    domain: 'Domain',
    certificate: 'Certificate',
    until: 'Valid until',
    added: 'Added',
    status: 'Status',
    records: 'Keep both records in your DNS: one renews the certificate, the other points the domain to the console.',
  },
  startOver: {
    open: 'Start over…',
    title: 'Start over?',
    pending: (domain: string) => `This removes ${domain} and its certificate request.`,
    valid: (domain: string) =>
      `The console stops working at ${domain} immediately. For 30 days, no other account can use this domain. Remove its records from your DNS, too.`,
    confirm: 'Start over',
    done: (domain: string) => `${domain} removed`,
    failed: 'The domain could not be removed.',
  },
};
