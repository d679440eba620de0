import { forwardRef } from 'react';
import { IconButton } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { formatNumber } from '../formats/index.ts';
import { ChevronLeft, ChevronRight } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { pagerMessages } from './messages.ts';
import { pageRange } from './pageRange.ts';
import * as styles from './Pager.css.ts';

export interface PagerProps extends ElementProps {
  /** Page number, starting at 1. */
  page: number;
  /** Maximum rows on a page. */
  pageSize: number;
  /** Rows on this page. */
  rowCount: number;
  /** Total rows; omit it when unknown. */
  total?: number | undefined;
  /** Whether a page follows this one. */
  hasNext: boolean;
  /** Called when the user requests the previous page. */
  onPrevious: () => void;
  /** Called when the user requests the next page. */
  onNext: () => void;
}

/** The position in a list, with Previous and Next; cursor pagination moves one page at a time. */
export const Pager = forwardRef<HTMLElement, PagerProps>(function Pager(
  { page, pageSize, rowCount, total, hasNext, onPrevious, onNext, ...rest },
  ref,
) {
  const locale = useLocale();
  const write = (count: number) => formatNumber(count, locale);
  const messages = useMessages(pagerMessages);
  const { from, to, pageCount } = pageRange(page, pageSize, rowCount, total ?? 0);
  return (
    <nav {...rest} ref={ref} className={styles.pager} aria-label={messages.label} data-bottom-bar="pager">
      <span>
        <b className={styles.number}>{rowCount === 0 ? write(0) : `${write(from)}–${write(to)}`}</b> {messages.of}{' '}
        <b className={styles.number}>{total === undefined ? messages.many : write(total)}</b>
      </span>
      <span className={styles.detail} aria-hidden data-page-size>
        ·
      </span>
      <span className={styles.detail} data-page-size>
        {messages.perPage(write(pageSize))}
      </span>
      <span className={styles.steps}>
        <span className={styles.pageNumber}>
          {total === undefined ? messages.pageOfMany(write(page)) : messages.page(write(page), write(pageCount))}
        </span>
        <IconButton
          label={messages.previous}
          icon={ChevronLeft}
          variant="ghost"
          onPress={() => onPrevious()}
          disabledReason={page <= 1 ? messages.isFirst : undefined}
        />
        <IconButton
          label={messages.next}
          icon={ChevronRight}
          variant="ghost"
          onPress={() => onNext()}
          disabledReason={hasNext ? undefined : messages.isLast}
        />
      </span>
    </nav>
  );
});
