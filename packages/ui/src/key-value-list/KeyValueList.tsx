import { forwardRef, type ReactNode } from 'react';
import { CopyButton } from '../copy-button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { keyValueListMessages } from './messages.ts';
import * as styles from './KeyValueList.css.ts';
import { MiddleTruncate } from './MiddleTruncate.tsx';

export interface KeyValueItem {
  /** What it is: "Customer id". */
  label: string;
  /** A text, or elements such as a Status or a DateText. Nothing, or an empty text, is told in words. */
  value?: ReactNode;
  /** Shows a button that copies this text; `true` copies the value, which must then be a text. */
  copy?: string | true;
  /** An id, host or address: mono, in one line, and cut in the middle where the room is short. @default false */
  isCode?: boolean;
  /** What an empty value means here: "Never". @default "Not set" */
  emptyMessage?: ReactNode;
}

export interface KeyValueListProps extends ElementProps {
  /** The pairs, in the order they are read. */
  items: readonly KeyValueItem[];
  /** How many pairs stand beside each other where the container is at least 640 px wide. @default 1 */
  columns?: 1 | 2;
  /** Lines between the pairs. @default true */
  isDivided?: boolean;
}

/** The facts of one thing: name and value, one below the other. */
export const KeyValueList = forwardRef<HTMLDivElement, KeyValueListProps>(function KeyValueList(
  { items, columns = 1, isDivided = true, ...rest },
  ref,
) {
  return (
    // The container of the query; an element cannot ask for its own width.
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
