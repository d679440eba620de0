import { BrandMark } from '@edge-console/ui/shell';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useProductName } from '../../../api/branding/hostBrand.ts';
import { appMessages } from '../../../core/messages/messages.ts';
import * as styles from './DocumentLayout.css.ts';

const thisYear = new Date().getFullYear();

/** The layout of documents, such as the terms, for guests and signed-in users. */
export function DocumentLayout({ children }: { children: ReactNode }) {
  const product = useProductName();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <RouterLink to="/" className={styles.brand}>
          <BrandMark size={28} />
          {product}
        </RouterLink>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>{appMessages.authentication.copyright(thisYear, product)}</footer>
    </div>
  );
}
