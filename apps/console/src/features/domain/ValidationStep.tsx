import { Notice } from '@edge-console/ui/notice';
import { domainMessages } from './messages.ts';
import { CheckLine, type DomainCheck } from './CheckLine.tsx';
import type { Domain } from './queries.ts';
import * as styles from './Domain.css.ts';
import { DomainTimeline } from './DomainTimeline.tsx';
import { zoneOf } from './domainNames.ts';
import { RecordCard } from './RecordCard.tsx';

const { validation: messages, check: checkMessages } = domainMessages;

/** The DNS record that points the domain to the console. */
export function ValidationStep({ domain, check }: { domain: Domain; check: DomainCheck }) {
  const { domainRecord, newDomain, live } = domain;
  const zone = zoneOf(newDomain);
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        {live && (
          <Notice tone="success" title={messages.live(newDomain)}>
            {messages.liveText}
          </Notice>
        )}
        {domainRecord && <RecordCard title={messages.record} record={domainRecord} zone={zone} />}
        {newDomain === zone && !live && (
          <Notice tone="info" title={messages.apex}>
            {messages.apexText(newDomain)}
          </Notice>
        )}
        {!live && <CheckLine domain={domain} check={check} waiting={checkMessages.waiting.validation} />}
      </div>
      <DomainTimeline domain={domain} />
    </div>
  );
}
