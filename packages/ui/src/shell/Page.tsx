import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import * as styles from './Page.css.ts';

export interface PageProps extends ElementProps {
  /** `fit` for lists: as high as the window, only rows scroll. `flow`: scrolls as a whole. @default 'flow' */
  layout?: 'flow' | 'fit';
  /** A PageHeader and what belongs to it. */
  children: ReactNode;
}

/** Gutters and the greatest width of what lies on the sheet. */
export const Page = forwardRef<HTMLDivElement, PageProps>(function Page({ layout = 'flow', children, ...rest }, ref) {
  return (
    <div {...rest} ref={ref} className={styles.page} data-page={layout}>
      {children}
    </div>
  );
});
