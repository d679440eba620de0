import type { DomainStage } from './domainState.ts';

/** "40 s", "5 min", "3 h": whole units, since it goes by. */
function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** The words of the custom domain. */
export const domainMessages = {
  title: 'Domain',
  description: 'Serve the console from an address of your own.',
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
    text: 'Your users use the domain of the platform. Users who can manage the domain of your account can set up a custom one.',
  },
  wizard: {
    label: 'Custom domain',
    finish: 'Finish',
    add: 'Add domain',
    certificate: 'Certificate registration',
    validation: 'Domain validation',
  },
  add: {
    description: 'The address at which your people and your customers open the console.',
    label: 'Domain',
    hint: 'A name below one that you own, such as console.example.com.',
    added: (domain: string) => `${domain} is added. To use another one, start over.`,
    international: (domain: string) => `In the DNS this is ${domain}`,
    internationalText:
      'Letters of other alphabets can look like the ones you know. Check each of them before you continue.',
    failed: 'The domain could not be added.',
  },
  certificate: {
    heading: 'Prove that you control the domain',
    before: 'Add this CNAME record at the DNS provider of',
    after: (domain: string) =>
      `The certificate for ${domain} is issued when the record is seen, usually within 30 minutes. Leave the record there: the certificate is renewed by it.`,
    keep: 'Leave the record there: the certificate is renewed by it.',
    requesting: 'The certificate is being requested…',
    record: 'Certificate record',
    blocked: 'Continue when the certificate is issued',
    issued: 'The certificate is issued',
    issuedText: 'The domain can now lead to the console.',
  },
  validation: {
    heading: 'Let the domain lead to the console',
    text: (domain: string) => `Add this record, and ${domain} is served as soon as it is seen.`,
    record: 'Domain record',
    blocked: 'Finish when the domain leads to the console',
    apex: 'The top of a zone cannot have a CNAME record.',
    apexText: (domain: string) =>
      `Some DNS providers offer ALIAS or ANAME records for ${domain}: use the same value. With others, start over with a name below it, such as console.${domain}.`,
    live: (domain: string) => `${domain} is live`,
    liveText: 'Your users can open the console there. The old URL keeps working.',
  },
  record: {
    name: 'Name',
    value: 'Value',
    ttl: 'TTL',
    ttlText: 'or the default of your provider',
    nameForm: 'Form of the name',
    full: 'Full name',
    short: 'Without zone',
    copy: 'Copy',
    copied: { name: 'name', value: 'value', line: 'zone file line' },
    copyLine: 'Copy zone file line',
    zone: 'Many DNS panels add the zone by themselves.',
    zoneText: (zone: string) => `If yours shows .${zone} after the name, choose “Without zone” before you copy.`,
  },
  check: {
    waiting: {
      certificate: 'Not seen yet.',
      validation: 'Does not lead to the console yet.',
      setUp: 'Everything is in place.',
    },
    last: (seconds: number) => `Last checked ${duration(seconds)} ago`,
    never: 'Not checked yet',
    next: (seconds: number) => `next look in ${duration(seconds)}`,
    now: 'Check now',
    failed: 'The domain could not be checked.',
    missing: 'The domain does not exist.',
  },
  timeline: {
    title: 'Status',
    added: 'Domain added',
    requesting: 'Certificate is being requested',
    caa: 'CAA does not allow the certificate',
    waiting: 'Waiting for the CNAME record',
    givesUp: 'Gives up',
    timedOut: 'The record was not seen for 72 hours',
    failed: 'The certificate could not be created',
    issued: 'Certificate issued',
    leads: 'Domain leads to the console',
    mail: 'You can close this page. The administrators of your account get an e-mail when the certificate is issued or fails.',
  },
  problems: {
    caaError: {
      title: 'A CAA record does not allow the certificate',
      text: 'CAA records say which authorities may issue certificates for a domain. Add this one, then try again.',
      record: 'CAA record',
    },
    timedOut: {
      title: 'The record was not seen for 72 hours',
      text: 'The certificate authority has stopped waiting. Try again: you get a new record to add.',
    },
    failed: {
      title: 'The certificate could not be created.',
      text: 'Try again in a moment.',
    },
    renewalFailed: {
      title: 'The certificate could not be renewed',
      text: (until: string) =>
        `The certificate record is no longer in your DNS. Put it back: the domain is served until ${until}, and then no longer.`,
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
    records:
      'Keep both records in your DNS: the certificate is renewed by the one, and people reach the console by the other.',
  },
  startOver: {
    open: 'Start over…',
    title: 'Start over?',
    pending: (domain: string) => `${domain} and the request of its certificate are removed.`,
    valid: (domain: string) =>
      `The console stops being served at ${domain} immediately. For 30 days no other account can take this name. Remove its records from your DNS, too.`,
    confirm: 'Start over',
    done: (domain: string) => `${domain} is removed`,
    failed: 'The domain could not be deleted.',
  },
};
