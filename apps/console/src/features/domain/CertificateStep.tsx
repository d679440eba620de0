import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { domainMessages } from './messages.ts';
import { CheckLine, type DomainCheck } from './CheckLine.tsx';
import type { Domain } from './queries.ts';
import * as styles from './Domain.css.ts';
import { DomainProblem } from './DomainProblem.tsx';
import { DomainTimeline } from './DomainTimeline.tsx';
import { zoneOf } from './domainNames.ts';
import { RecordCard } from './RecordCard.tsx';

const { certificate: messages, record, check: checkMessages } = domainMessages;

export type CertificateStepProps = {
  domain: Domain;
  check: DomainCheck;
  /** Requests the certificate again; resolves with the error message, if any. */
  onRetry: () => Promise<string | undefined>;
};

/** Shows the DNS record that proves control of the domain. */
export function CertificateStep({ domain, check, onRetry }: CertificateStepProps) {
  const { certificateRecord, status, newDomain } = domain;
  const zone = zoneOf(newDomain);
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        {status === 'ERROR' && <DomainProblem domain={domain} onRetry={onRetry} />}
        {status === 'SUCCESS' && (
          <Notice tone="success" title={messages.issued}>
            {messages.issuedText}
          </Notice>
        )}
        {status !== 'ERROR' &&
          (certificateRecord ? (
            <RecordCard title={messages.record} record={certificateRecord} zone={zone} />
          ) : (
            <>
              <p className={styles.text} aria-live="polite">
                {messages.requesting}
              </p>
              <Skeleton height={192} />
            </>
          ))}
        {status === 'PENDING_VALIDATION' && certificateRecord && (
          <>
            <Notice tone="info" title={record.zone}>
              {record.zoneText(zone)}
            </Notice>
            <CheckLine domain={domain} check={check} waiting={checkMessages.waiting.certificate} />
          </>
        )}
      </div>
      <DomainTimeline domain={domain} />
    </div>
  );
}
