import { truncationPoint } from './truncationPoint.ts';
import * as styles from './KeyValueList.css.ts';

/**
 * Truncates the middle of a text, since IDs differ in their ends. The full text is in the page for search, copying and
 * assistive technology. Always left to right.
 */
export function MiddleTruncate({ text }: { text: string }) {
  const at = truncationPoint(text);
  return (
    <span dir="ltr" translate="no" title={text} className={styles.code}>
      <span className={styles.codeStart}>{text.slice(0, at)}</span>
      <span className={styles.codeEnd}>{text.slice(at)}</span>
    </span>
  );
}
