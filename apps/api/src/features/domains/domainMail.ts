import type { DomainErrorCode, DomainRow, Mail } from '../../core/database/schema.ts';
import { dateInMail, nameInMail, productInMail } from '../../core/mail/mailText.ts';

type About = {
  readonly to: string;
  readonly domain: Pick<DomainRow, 'newDomain' | 'errorCode' | 'notAfter'>;
  readonly account: string;
  readonly origin: string;
};

const reasons: Readonly<Record<DomainErrorCode, (domain: About['domain']) => string>> = {
  CAA_ERROR: () =>
    'A CAA record for the domain does not allow our certificate authority to issue the certificate. Add the record shown on the domain page.',
  VALIDATION_TIMED_OUT: () =>
    'The DNS record that proves your control of the domain was not found within 72 hours. Try again on the domain page to get a new record.',
  CERTIFICATE_FAILED: () =>
    'The certificate could not be created. Try again on the domain page. If it fails again, contact support.',
  RENEWAL_FAILED: ({ notAfter }) =>
    `The certificate could not be renewed. Restore its CNAME record${notAfter ? `, or the domain will stop working on ${dateInMail(notAfter)}` : ''}.`,
};

/** The mail about an issued or failed certificate. */
export function domainMail({ to, domain, account, origin }: About): Mail {
  const { newDomain, errorCode } = domain;
  const name = nameInMail(newDomain);
  return {
    to,
    subject:
      errorCode === null ? `The certificate for ${newDomain} has been issued` : `${newDomain} needs your attention`,
    text: [
      errorCode === null
        ? `The certificate for ${name} (${nameInMail(account)}) has been issued. The last step is to point the domain to ${productInMail}. This page shows you how:`
        : `The domain ${name} (${nameInMail(account)}) needs your attention in ${productInMail}. ${reasons[errorCode](domain)}`,
      `${origin}/domain/`,
    ].join('\n'),
  };
}
