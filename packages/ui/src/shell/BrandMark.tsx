import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps extends ElementProps {
  /** Width in px. @default 24 */
  size?: number;
}

/** The logo: an E drawn as one origin and its pathways. Decorative, because the name is next to it. */
export const BrandMark = forwardRef<SVGSVGElement, BrandMarkProps>(function BrandMark({ size = 24, ...rest }, ref) {
  return (
    <svg
      {...rest}
      ref={ref}
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.background} width="24" height="24" rx="6" />
      <path className={styles.path} d="M7 6.5v11M7 6.5h8M7 12h9.2M7 17.5h5" />
      <circle className={styles.node} cx="17.4" cy="12" r="1.6" />
    </svg>
  );
});
