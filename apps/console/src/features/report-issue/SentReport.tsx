import { Button, LinkButton } from '@edge-console/ui/button';
import { CopyButton } from '@edge-console/ui/copy-button';
import { CircleCheck } from '@edge-console/ui/icon';
import { EmptyState } from '@edge-console/ui/states';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { reportIssueMessages } from './messages.ts';
import { findRoute } from '../../router/findRoute.ts';
import * as styles from './ReportIssue.css.ts';

const { sent: messages } = reportIssueMessages;

type SentReportProps = {
  reference: string;
  email: string | undefined;
  page: string | undefined;
  onAnother: () => void;
};

/** The reference number, shown instead of the form. */
export function SentReport({ reference, email, page, onAnother }: SentReportProps) {
  const state = useRef<HTMLDivElement>(null);
  // The focused form was unmounted.
  useEffect(() => state.current?.querySelector('h1')?.focus(), []);
  const title = page === undefined ? undefined : findRoute(page)?.title;
  return (
    <EmptyState
      ref={state}
      headingLevel={1}
      icon={CircleCheck}
      title={messages.title}
      actions={
        <>
          {page !== undefined && title !== undefined && (
            <LinkButton asChild variant="primary">
              <RouterLink to={page}>{messages.back(title)}</RouterLink>
            </LinkButton>
          )}
          <Button onPress={onAnother}>{messages.another}</Button>
        </>
      }
    >
      <span className={styles.reference}>
        {messages.reference} <strong className={styles.code}>{reference}</strong>
        <CopyButton text={reference} object={messages.reference.toLowerCase()} />
      </span>
      <br />
      {messages.text(email)}
    </EmptyState>
  );
}
