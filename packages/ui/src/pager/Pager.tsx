import { IconButton } from '../button/index.ts';
import { ChevronLeft, ChevronRight, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { pageRange } from './pageRange.ts';
import * as styles from './Pager.css.ts';

export type PagerProps = {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Rows on this page. */
  rowCount: number;
  /** Rows in the whole list. */
  total: number;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

const grouped = new Intl.NumberFormat('en-US');

/** Where in the list this page is, and the way to its neighbours; a cursor can go one page at a time only. */
export function Pager({ page, pageSize, rowCount, total, hasNext, onPrevious, onNext }: PagerProps) {
  const messages = useMessages('pager');
  const { from, to, pageCount } = pageRange(page, pageSize, rowCount, total);
  return (
    <nav className={styles.pager} aria-label={messages.label} data-bottom-bar>
      <span>
        <b className={styles.number}>{rowCount === 0 ? '0' : `${grouped.format(from)}–${grouped.format(to)}`}</b>{' '}
        {messages.of} <b className={styles.number}>{grouped.format(total)}</b>
      </span>
      <span className={styles.detail} aria-hidden>
        ·
      </span>
      <span className={styles.detail}>{messages.perPage(grouped.format(pageSize))}</span>
      <span className={styles.steps}>
        <span className={styles.pageNumber}>{messages.page(grouped.format(page), grouped.format(pageCount))}</span>
        <IconButton
          label={messages.previous}
          icon={<Icon icon={ChevronLeft} />}
          variant="ghost"
          onPress={onPrevious}
          {...(page <= 1 ? { disabledReason: messages.isFirst } : {})}
        />
        <IconButton
          label={messages.next}
          icon={<Icon icon={ChevronRight} />}
          variant="ghost"
          onPress={onNext}
          {...(hasNext ? {} : { disabledReason: messages.isLast })}
        />
      </span>
    </nav>
  );
}
