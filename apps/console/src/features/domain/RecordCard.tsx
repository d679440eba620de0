import { Badge } from '@edge-console/ui/badge';
import { CopyButton } from '@edge-console/ui/copy-button';
import { Segmented } from '@edge-console/ui/segmented';
import { useState } from 'react';
import { domainMessages } from './messages.ts';
import * as styles from './Domain.css.ts';
import { recordTtl, withoutZone, zoneFileLine, type DnsRecord } from './domainNames.ts';

const messages = domainMessages.record;

export type RecordCardProps = {
  /** For example "Certificate record". */
  title: string;
  record: DnsRecord;
  /** The domain's zone, to copy the name without it. */
  zone: string;
};

/** A DNS record to copy, in the formats that DNS panels expect. */
export function RecordCard({ title, record, zone }: RecordCardProps) {
  const [form, setForm] = useState<'full' | 'short'>('full');
  const name = form === 'full' ? record.name : withoutZone(record.name, zone);
  return (
    <section className={styles.record} aria-label={title}>
      <div className={styles.recordHeader}>
        <Badge isOutlined>{record.type}</Badge>
        <span className={styles.recordTitle}>{title}</span>
        <div className={styles.recordForms}>
          <Segmented
            label={messages.nameForm}
            size="sm"
            items={[
              { id: 'full', label: messages.full },
              { id: 'short', label: messages.short },
            ]}
            value={form}
            onChange={setForm}
          />
          <CopyButton text={zoneFileLine(record)} object={messages.copied.line} variant="ghost" size="sm">
            {messages.copyLine}
          </CopyButton>
        </div>
      </div>
      <dl className={styles.rows}>
        <div className={styles.recordRow}>
          <dt className={styles.term}>{messages.name}</dt>
          <dd translate="no" className={styles.code}>
            {name}
          </dd>
          <dd className={styles.recordAside}>
            <CopyButton text={name} object={messages.copied.name} size="sm">
              {messages.copy}
            </CopyButton>
          </dd>
        </div>
        <div className={styles.recordRow}>
          <dt className={styles.term}>{messages.value}</dt>
          <dd translate="no" className={styles.code}>
            {record.value}
          </dd>
          <dd className={styles.recordAside}>
            <CopyButton text={record.value} object={messages.copied.value} size="sm">
              {messages.copy}
            </CopyButton>
          </dd>
        </div>
        <div className={styles.recordRow}>
          <dt className={styles.term}>{messages.ttl}</dt>
          <dd className={styles.code}>{recordTtl}</dd>
          <dd className={styles.recordAside}>
            <span className={styles.note}>{messages.ttlText}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
