import { Card } from '@edge-console/ui/card';
import { DateText } from '@edge-console/ui/date-time';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { Link } from '@edge-console/ui/link';
import { domainMessages } from './messages.ts';
import { CheckLine, type DomainCheck } from './CheckLine.tsx';
import type { Domain } from './queries.ts';
import * as styles from './Domain.css.ts';
import { DomainProblem } from './DomainProblem.tsx';
import { DomainStatus } from './DomainStatus.tsx';
import { zoneOf } from './domainNames.ts';
import { RecordCard } from './RecordCard.tsx';

const { summary: messages, certificate, validation, check: checkMessages } = domainMessages;

/** A domain's details, after setup or for users with read access. */
export function DomainSummary({ domain, check }: { domain: Domain; check: DomainCheck }) {
  const { newDomain, live, status, certificateRecord, domainRecord, notAfter, requestedAt } = domain;
  const zone = zoneOf(newDomain);
  const waiting = live
    ? checkMessages.waiting.setUp
    : status === 'SUCCESS'
      ? checkMessages.waiting.validation
      : checkMessages.waiting.certificate;
  return (
    <Card>
      <div className={styles.part}>
        {status === 'ERROR' && <DomainProblem domain={domain} />}
        <KeyValueList
          columns={2}
          items={[
            {
              label: messages.domain,
              value: live ? <Link href={`https://${newDomain}/`}>{newDomain}</Link> : newDomain,
              copy: newDomain,
            },
            { label: messages.status, value: <DomainStatus domain={domain} /> },
            { label: messages.added, value: <DateText value={requestedAt} /> },
            { label: messages.until, value: notAfter && <DateText value={notAfter} /> },
          ]}
        />
        {live && <p className={styles.text}>{messages.records}</p>}
        {certificateRecord && <RecordCard title={certificate.record} record={certificateRecord} zone={zone} />}
        {domainRecord && <RecordCard title={validation.record} record={domainRecord} zone={zone} />}
        <CheckLine domain={domain} check={check} waiting={waiting} />
      </div>
    </Card>
  );
}
