import { truncationPoint } from './truncationPoint.ts';
import * as styles from './KeyValueList.css.ts';

/**
 * A text whose beginning gives way to its end: the ends of ids tell them apart. All of it stays in the page, for the
 * search of the browser, for copying by hand and for assistive technology. Codes run from left to right everywhere.
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
