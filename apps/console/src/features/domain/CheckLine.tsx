import { Button } from '@edge-console/ui/button';
import { RefreshCw } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { useEffect, useState } from 'react';
import { useMutation } from '../../api/useMutation.ts';
import { objectErrorText } from '../../api/failureText.ts';
import { domainMessages } from './messages.ts';
import { type Domain, domainFields } from './queries.ts';
import * as styles from './Domain.css.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const checkDomainMutation = graphql(
  `
    mutation CheckDomain {
      checkDomain {
        domain {
          ...DomainFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [domainFields, userErrorFields],
);

const messages = domainMessages.check;

/** State of the periodic DNS check. */
export type DomainCheck = {
  /** When the page checks next, in epoch ms. */
  nextCheckAt: number | null;
  /** False while acting read-only. */
  canCheck: boolean;
  /** Called with the result of a check. */
  onChecked: (change: () => { domain: Domain | null }) => void;
};

/** The current time, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Whole seconds, at least 0, because server and browser clocks differ. */
const secondsOf = (milliseconds: number): number => Math.max(0, Math.round(milliseconds / 1000));

export type CheckLineProps = { domain: Domain; check: DomainCheck; waiting: string };

/** Result and time of the last check, the next check, and a button to check now. */
export function CheckLine({ domain, check, waiting }: CheckLineProps) {
  const { run, isRunning, error } = useMutation(checkDomainMutation);
  const now = useNow();
  async function requestCheck(): Promise<void> {
    const result = await run({});
    if (result.kind !== 'done') return;
    const { domain: checked } = result.data.checkDomain;
    if (checked) check.onChecked(() => ({ domain: checked }));
  }
  return (
    <>
      <div className={styles.check}>
        <p className={styles.checkText}>
          <span className={styles.strong} aria-live="polite">
            {waiting}
          </span>{' '}
          <span className={styles.muted}>
            {domain.checkedAt ? messages.last(secondsOf(now - Date.parse(domain.checkedAt))) : messages.never}
            {check.nextCheckAt !== null && ` · ${messages.next(secondsOf(check.nextCheckAt - now))}`}
          </span>
        </p>
        {check.canCheck && (
          <Button icon={RefreshCw} isPending={isRunning} onPress={() => void requestCheck()}>
            {messages.now}
          </Button>
        )}
      </div>
      {error && (
        <Notice tone="danger" title={messages.failed}>
          {objectErrorText(error, messages.missing)}
        </Notice>
      )}
    </>
  );
}
