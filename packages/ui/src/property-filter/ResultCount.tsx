import { formatNumber } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './PropertyFilter.css.ts';

/** "3 of 69": matching rows out of all rows. `MatchAnnouncement` announces it. */
export function ResultCount({ count, total }: { count: number; total: number }) {
  const messages = useMessages(propertyFilterMessages);
  const locale = useLocale();
  return (
    <span className={styles.matches}>
      {messages.matchesOf(formatNumber(count, locale), formatNumber(total, locale))}
    </span>
  );
}
