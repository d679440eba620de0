import type { ReactNode } from 'react';
import * as styles from './ErrorLayout.css.ts';

/** The error page has no menus, because they may have failed. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return <main className={styles.page}>{children}</main>;
}
