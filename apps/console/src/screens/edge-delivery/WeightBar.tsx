import * as styles from './EdgeDelivery.css.ts';

/** How much of the viewers a weight is, as a picture: the number stands beside it. */
export const WeightBar = ({ weight }: { weight: number | null | undefined }) => (
  <span aria-hidden className={styles.weightBar}>
    <span className={styles.weightShare} style={{ inlineSize: `${weight ?? 0}%` }} />
  </span>
);
