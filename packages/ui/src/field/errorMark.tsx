import * as styles from './Field.css.ts';

/**
 * The icon CircleExclamationPoint at 14 px, as elements without a component: a form may turn a thousand fields red at
 * once, and an icon is three components.
 */
export const errorMark = (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width="14"
    height="14"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={(1.5 * 24) / 14}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={styles.errorIcon}
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="12" cy="12" r="10" />
    <line x1="12" x2="12" y1="8" y2="12" />
    <line x1="12" x2="12.01" y1="16" y2="16" />
  </svg>
);
