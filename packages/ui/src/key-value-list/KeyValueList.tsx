import { forwardRef, type ReactNode } from 'react';
import { CopyButton } from '../copy-button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { keyValueListMessages } from './messages.ts';
import * as styles from './KeyValueList.css.ts';
import { MiddleTruncate } from './MiddleTruncate.tsx';

export interface KeyValueItem {
  /** The label: "Customer ID". */
  label: string;
  /** Text, or an element such as a Status or DateText. An empty value shows `emptyMessage`. */
  value?: ReactNode;
  /** Shows a button that copies this text; with `true`, the value, which must then be a string. */
  copy?: string | true;
  /** For an ID, hostname or URL: monospace, on one line, truncated in the middle. @default false */
  isCode?: boolean;
  /** Shown for an empty value: "Never". @default "Not set" */
  emptyMessage?: ReactNode;
}

export interface KeyValueListProps extends ElementProps {
  /** The pairs, in display order. */
  items: readonly KeyValueItem[];
  /** Number of columns if the container is at least 640 px wide. @default 1 */
  columns?: 1 | 2;
  /** Divider lines between the pairs. @default true */
  isDivided?: boolean;
}

/** Properties of an object as pairs of label and value. */
export const KeyValueList = forwardRef<HTMLDivElement, KeyValueListProps>(function KeyValueList(
  { items, columns = 1, isDivided = true, ...rest },
  ref,
) {
  return (
    // The container of the query, which an element cannot be for itself.
    <div {...rest} ref={ref} className={styles.container}>
      <dl className={styles.list({ columns, isDivided })}>
        {items.map((item) => (
          <div key={item.label} className={styles.pair}>
            <dt className={styles.term}>{item.label}</dt>
            <dd className={styles.value}>
              <Value {...item} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
});

function Value({ label, value, copy, isCode = false, emptyMessage }: KeyValueItem) {
  const messages = useMessages(keyValueListMessages);
  const locale = useLocale();
  if (value === undefined || value === null || value === '' || value === false)
    return <span className={styles.empty}>{emptyMessage ?? messages.empty}</span>;
  const text = copy === true ? (typeof value === 'string' ? value : undefined) : copy;
  return (
    <>
      {isCode && typeof value === 'string' ? (
        <MiddleTruncate text={value} />
      ) : (
        <span className={styles.text}>{value}</span>
      )}
      {text !== undefined && (
        <span className={styles.copy}>
          <CopyButton text={text} object={label.charAt(0).toLocaleLowerCase(locale) + label.slice(1)} />
        </span>
      )}
    </>
  );
}
