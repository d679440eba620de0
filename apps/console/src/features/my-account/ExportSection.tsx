import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useAccess } from '../../auth/access/useAccess.ts';
import { exportMessages as messages } from './exportMessages.ts';
import * as styles from './MyAccount.css.ts';

export const DataExport = lazyComponent(async () => (await import('./DataExport.tsx')).DataExport);

/** Where users download their data. */
export function ExportSection() {
  const { allowed } = useAccess('startAccountExport');
  return (
    <section className={styles.factor}>
      <div className={styles.factorTextColumn}>
        <h2 className={styles.factorTitle}>{allowed ? messages.accountTitle : messages.title}</h2>
        <p className={styles.factorText}>{allowed ? messages.accountText : messages.text}</p>
      </div>
      <DataExport />
    </section>
  );
}
