import { forwardRef } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { useMergedRef } from '../dom/useMergedRef.ts';
import type { ElementProps } from '../dom/index.ts';
import { useFormatNumber } from '../formats/useFormatNumber.ts';
import { useMessages } from '../messages/index.ts';
import { useVisibleCount } from '../multi-select/useVisibleCount.ts';
import { badgeListMessages } from './messages.ts';
import * as styles from './BadgeList.css.ts';

export interface BadgeListProps extends ElementProps {
  /** The texts, most important first. */
  items: readonly { id: string; label: string }[];
}

/** Badges on one line, such as in a table cell: none is cut off, and a count replaces those without room. */
export const BadgeList = forwardRef<HTMLUListElement, BadgeListProps>(function BadgeList({ items, ...rest }, ref) {
  const messages = useMessages(badgeListMessages);
  const formatNumber = useFormatNumber();
  const line = useMergedRef(ref);
  const count = useVisibleCount(line, items.map(({ label }) => label).join('\n'));
  const hidden = items.slice(count);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without markers
    <ul {...rest} ref={line} role="list" className={styles.list}>
      {items.map(({ id, label }, index) => (
        <li key={id} data-token className={styles.item} data-beyond={index >= count || undefined}>
          <Badge>{label}</Badge>
        </li>
      ))}
      {hidden.length > 0 && (
        // The hidden badges are still read.
        <li aria-hidden="true" className={styles.more} title={hidden.map(({ label }) => label).join('\n')}>
          <Badge isOutlined>{messages.more(formatNumber(hidden.length))}</Badge>
        </li>
      )}
    </ul>
  );
});
