import { Badge } from '@edge-console/ui/badge';
import { CopyButton } from '@edge-console/ui/copy-button';
import { Segmented } from '@edge-console/ui/segmented';
import { useState } from 'react';
import { domainMessages } from './messages.ts';
import * as styles from './Domain.css.ts';
import { recordTtl, withoutZone, zoneFileLine, type DnsRecord } from './domainNames.ts';

const texts = domainMessages.record;

export type RecordCardProps = {
  /** What it is for: "Certificate record". */
  title: string;
  record: DnsRecord;
  /** Of the domain, where the name can be copied without it. */
  zone: string;
};

/** A record to be copied into the DNS of the domain's owner, in the forms that their panels want. */
export function RecordCard({ title, record, zone }: RecordCardProps) {
  const [form, setForm] = useState<'full' | 'short'>('full');
  const name = form === 'full' ? record.name : withoutZone(record.name, zone);
  return (
    <section className={styles.record} aria-label={title}>
      <div className={styles.recordHead}>
        <Badge isOutlined>{record.type}</Badge>
        <span className={styles.recordTitle}>{title}</span>
        <div className={styles.recordForms}>
          <Segmented
            label={texts.nameForm}
            size="sm"
            items={[
              { id: 'full', label: texts.full },
              { id: 'short', label: texts.short },
            ]}
            value={form}
            onChange={setForm}
          />
          <CopyButton text={zoneFileLine(record)} object={texts.copied.line} variant="ghost" size="sm">
            {texts.copyLine}
          </CopyButton>
        </div>
      </div>
      <dl className={styles.rows}>
        <div className={styles.recordRow}>
          <dt className={styles.term}>{texts.name}</dt>
          <dd translate="no" className={styles.code}>
            {name}
          </dd>
          <dd className={styles.recordAside}>
            <CopyButton text={name} object={texts.copied.name} size="sm">
              {texts.copy}
            </CopyButton>
          </dd>
        </div>
        <div className={styles.recordRow}>
          <dt className={styles.term}>{texts.value}</dt>
          <dd translate="no" className={styles.code}>
            {record.value}
          </dd>
          <dd className={styles.recordAside}>
            <CopyButton text={record.value} object={texts.copied.value} size="sm">
              {texts.copy}
            </CopyButton>
          </dd>
        </div>
        <div className={styles.recordRow}>
          <dt className={styles.term}>{texts.ttl}</dt>
          <dd className={styles.code}>{recordTtl}</dd>
          <dd className={styles.recordAside}>
            <span className={styles.note}>{texts.ttlText}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
