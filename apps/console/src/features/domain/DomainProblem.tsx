import { Button } from '@edge-console/ui/button';
import { formatDate } from '@edge-console/ui/date-time';
import { Notice } from '@edge-console/ui/notice';
import { useState } from 'react';
import { locale } from '../../core/locale/locale.ts';
import { domainMessages } from './messages.ts';
import type { Domain } from './queries.ts';
import * as styles from './Domain.css.ts';
import { zoneOf } from './domainNames.ts';
import { stageOf } from './domainState.ts';
import { RecordCard } from './RecordCard.tsx';

const { problems: messages } = domainMessages;

/** The certificate authority in CAA records. */
const authority = '0 issue "amazon.com"';

export type DomainProblemProps = {
  domain: Domain;
  /**
   * Requests the certificate again; resolves with the error message, if any. Undefined if that would not help or is not
   * allowed.
   */
  onRetry?: () => Promise<string | undefined>;
};

/** Why a domain is in ERROR, and how to fix it. */
export function DomainProblem({ domain, onRetry }: DomainProblemProps) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const stage = stageOf(domain);
  const zone = zoneOf(domain.newDomain);
  const until = domain.notAfter ? formatDate(new Date(domain.notAfter), undefined, locale) : '';
  const { title, text } =
    stage === 'renewalFailed'
      ? { title: messages.renewalFailed.title, text: messages.renewalFailed.text(until) }
      : stage === 'caaError' || stage === 'timedOut'
        ? messages[stage]
        : messages.failed;
  async function retry(again: () => Promise<string | undefined>): Promise<void> {
    setPending(true);
    setRefusal(await again());
    setPending(false);
  }
  return (
    <div className={styles.part}>
      <Notice
        tone="danger"
        title={title}
        action={
          onRetry && (
            <Button size="sm" isPending={isPending} onPress={() => void retry(onRetry)}>
              {messages.retry}
            </Button>
          )
        }
      >
        {text}
      </Notice>
      {refusal !== undefined && <Notice tone="danger">{refusal}</Notice>}
      {stage === 'caaError' && (
        <RecordCard
          title={messages.caaError.record}
          record={{ name: zone, type: 'CAA', value: authority }}
          zone={zone}
        />
      )}
    </div>
  );
}
