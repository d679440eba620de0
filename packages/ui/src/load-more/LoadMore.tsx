import { forwardRef, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { formatNumber } from '../formats/index.ts';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { loadMoreMessages } from './messages.ts';
import * as styles from './LoadMore.css.ts';

const focusable = 'a[href], button:enabled, input:enabled, [tabindex="0"]';

/** Focuses the first item after `before`, or its first control. Returns whether there is one. */
function focusNewItem(list: HTMLElement | null | undefined, before: number): boolean {
  const item = list?.children[before];
  if (!(item instanceof HTMLElement)) return false;
  const control = item.matches(focusable) ? item : item.querySelector<HTMLElement>(focusable);
  if (control === null) item.tabIndex = -1;
  (control ?? item).focus();
  return true;
}

export interface LoadMoreProps extends ElementProps {
  /** Items in the list now. */
  count: number;
  /** Total items; omitted when unknown. */
  total?: number | undefined;
  /** Whether more can be loaded. */
  hasMore: boolean;
  /** Called to load the next page. */
  onLoadMore: () => void;
  /** Whether a page is loading. @default false */
  isPending?: boolean | undefined;
  /** Why the last attempt failed: "Events could not be loaded." The button tries again. */
  errorMessage?: string | undefined;
  /** The list. After loading, focus moves to the first new item, so that reading continues there. */
  listRef?: RefObject<HTMLElement | null> | undefined;
}

/** The end of a list that loads page by page. `ref` reaches the button. */
export const LoadMore = forwardRef<HTMLButtonElement, LoadMoreProps>(function LoadMore(
  { count, total, hasMore, onLoadMore, isPending = false, errorMessage, listRef, ...rest },
  ref,
) {
  const messages = useMessages(loadMoreMessages);
  const locale = useLocale();
  const text = useRef<HTMLSpanElement>(null);
  /** Number of items when more were requested; once they arrive, focus moves and the count is announced. */
  const requestedAt = useRef<number | undefined>(undefined);
  const [announcement, setAnnouncement] = useState('');

  const format = (value: number) => formatNumber(value, locale);
  const shown = !hasMore
    ? messages.all(format(count))
    : total === undefined
      ? messages.shownOfUnknown(format(count))
      : messages.shown(format(count), format(total));

  useEffect(() => {
    const before = requestedAt.current;
    if (isPending || before === undefined || count <= before) return;
    requestedAt.current = undefined;
    setAnnouncement(shown);
    // The button disappears with the last page: the focus must not be lost.
    if (!focusNewItem(listRef?.current, before) && !hasMore) text.current?.focus();
  }, [count, hasMore, isPending, listRef, shown]);

  return (
    <div {...rest} className={styles.root}>
      {!hasMore && <span className={styles.end} />}
      {errorMessage === undefined || isPending ? (
        <span ref={text} className={styles.count} tabIndex={-1}>
          {shown}
        </span>
      ) : (
        <span role="alert" className={styles.error}>
          <Icon icon={CircleExclamationPoint} />
          <span>{errorMessage}</span>
        </span>
      )}
      {hasMore ? (
        <Button
          ref={ref}
          isPending={isPending}
          onPress={() => {
            requestedAt.current = count;
            setAnnouncement('');
            onLoadMore();
          }}
        >
          {errorMessage === undefined ? messages.load : messages.retry}
        </Button>
      ) : (
        <span className={styles.end} />
      )}
      <output className={styles.visuallyHidden}>{announcement}</output>
    </div>
  );
});
