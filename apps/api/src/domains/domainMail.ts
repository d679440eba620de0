import type { DomainErrorCode, DomainRow, Mail } from '../database/schema.ts';
import { nameInMail } from '../outbox/nameInMail.ts';

const day = (date: Date): string => date.toISOString().slice(0, 10);

type About = {
  readonly to: string;
  readonly domain: Pick<DomainRow, 'newDomain' | 'errorCode' | 'notAfter'>;
  readonly account: string;
  readonly origin: string;
};

const reasons: Readonly<Record<DomainErrorCode, (domain: About['domain']) => string>> = {
  CAA_ERROR: () =>
    'A CAA record of the domain does not allow our certificate authority. The page shows the record to add.',
  VALIDATION_TIMED_OUT: () => 'The record that proves your control of the domain was not seen for 72 hours.',
  CERTIFICATE_FAILED: () => 'The certificate could not be created.',
  RENEWAL_FAILED: ({ notAfter }) =>
    `The certificate could not be renewed. Put its CNAME record back${notAfter ? `: the domain is served until ${day(notAfter)}` : ''}.`,
};

/** The certificate of a domain was issued, or has failed. */
export function domainMail({ to, domain, account, origin }: About): Mail {
  const { newDomain, errorCode } = domain;
  const name = nameInMail(newDomain);
  return {
    to,
    subject: errorCode === null ? `The certificate for ${newDomain} is issued` : `${newDomain} needs your attention`,
    text: [
      errorCode === null
        ? `The certificate for ${name} of ${nameInMail(account)} is issued. Let the domain lead to the console as the last step:`
        : `${name} of ${nameInMail(account)}: ${reasons[errorCode](domain)}`,
      `${origin}/domain/`,
    ].join('\n'),
  };
}
