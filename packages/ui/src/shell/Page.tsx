import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import * as styles from './Page.css.ts';

export interface PageProps extends ElementProps {
  /** `fit` for lists: as high as the window, only rows scroll. `flow`: the page scrolls. @default 'flow' */
  layout?: 'flow' | 'fit';
  /** A PageHeader and the page content. */
  children: ReactNode;
}

/** Sets the gutters and the maximum width of the page content. */
export const Page = forwardRef<HTMLDivElement, PageProps>(function Page({ layout = 'flow', children, ...rest }, ref) {
  return (
    <div {...rest} ref={ref} className={styles.page} data-page={layout}>
      {children}
    </div>
  );
});
