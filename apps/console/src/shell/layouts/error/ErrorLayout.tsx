import type { ReactNode } from 'react';
import * as styles from './ErrorLayout.css.ts';

/** The error page stands alone: whatever surrounds a page may be what failed. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return <main className={styles.page}>{children}</main>;
}
