import { formatNumber } from '../formats/index.ts';
import { propertyFilterMessages } from '../messages/english/propertyFilter.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import * as styles from './PropertyFilter.css.ts';

/** How many of all rows match: "3 of 69". News of it is `MatchCount`'s. */
export function MatchesOfAll({ count, total }: { count: number; total: number }) {
  const texts = useMessages(propertyFilterMessages);
  const locale = useLocale();
  return (
    <span className={styles.matches}>{texts.matchesOf(formatNumber(count, locale), formatNumber(total, locale))}</span>
  );
}
