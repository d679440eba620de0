import { KeyValueList } from '@edge-console/ui/key-value-list';
import { reportIssueMessages } from './messages.ts';
import type { Diagnostics } from './diagnostics.ts';
import * as styles from './ReportIssue.css.ts';

const { facts, none } = reportIssueMessages;

/** All that is sent beside what was written. */
export function DiagnosticsFacts({ page, reference, build, browser, requests }: Diagnostics) {
  return (
    <KeyValueList
      items={[
        { label: facts.page, value: page, isCode: true, emptyMessage: none },
        ...(reference === undefined ? [] : [{ label: facts.reference, value: reference, isCode: true }]),
        { label: facts.build, value: build },
        // Of no language.
        { label: facts.browser, value: <span translate="no">{browser}</span> },
        {
          label: facts.requests,
          emptyMessage: none,
          value: requests.length > 0 && (
            <ul className={styles.requests}>
              {requests.map((id) => (
                <li key={id} className={styles.code}>
                  {id}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
