import * as styles from './States.css.ts';

/** Illustration: one origin, a few pathways, many viewers, no traffic yet. */
export function DeliveryPath() {
  return (
    <svg className={styles.artwork} width="120" height="72" viewBox="0 0 120 72" aria-hidden="true">
      <path d="M10 36h24" />
      <path d="M34 36C58 36 58 14 88 14M34 36h54M34 36c24 0 24 22 54 22" strokeDasharray="3 4" />
      <circle className={styles.node} cx="10" cy="36" r="5" />
      <circle className={styles.chosenNode} cx="34" cy="36" r="5" />
      <circle className={styles.node} cx="94" cy="14" r="5" />
      <circle className={styles.node} cx="94" cy="36" r="5" />
      <circle className={styles.node} cx="94" cy="58" r="5" />
    </svg>
  );
}

/** Illustration: a pathway to nowhere. */
export function BrokenPath() {
  return (
    <svg className={styles.artwork} width="120" height="72" viewBox="0 0 120 72" aria-hidden="true">
      <path d="M8 36h30" />
      <path d="M38 36c22 0 20-22 40-22" />
      <path d="M38 36c22 0 20 22 40 22" strokeDasharray="3 4" />
      <circle className={styles.node} cx="38" cy="36" r="5" />
      <circle className={styles.node} cx="84" cy="14" r="5" />
      <path className={styles.cross} d="M80 54l8 8M88 54l-8 8" />
    </svg>
  );
}
