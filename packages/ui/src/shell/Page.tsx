import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export type PageProps = {
  /** `fit` for lists: as high as the window, only rows scroll. `flow`: scrolls as a whole. @default 'flow' */
  layout?: 'flow' | 'fit';
  children: ReactNode;
};

/** Gutters and the greatest width of what lies on the sheet. */
export function Page({ layout = 'flow', children }: PageProps) {
  return (
    <div className={styles.page} data-page={layout}>
      {children}
    </div>
  );
}
