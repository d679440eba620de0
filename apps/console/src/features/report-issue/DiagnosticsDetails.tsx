import { KeyValueList } from '@edge-console/ui/key-value-list';
import { reportIssueMessages } from './messages.ts';
import type { Diagnostics } from './diagnostics.ts';
import * as styles from './ReportIssue.css.ts';

const { details, none } = reportIssueMessages;

/** Everything that is sent besides the user's input. */
export function DiagnosticsDetails({ page, reference, build, browser, requests }: Diagnostics) {
  return (
    <KeyValueList
      items={[
        { label: details.page, value: page, isCode: true, emptyMessage: none },
        ...(reference === undefined ? [] : [{ label: details.reference, value: reference, isCode: true }]),
        { label: details.build, value: build },
        // Never translated.
        { label: details.browser, value: <span translate="no">{browser}</span> },
        {
          label: details.requests,
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
