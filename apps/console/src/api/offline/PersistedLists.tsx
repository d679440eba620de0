import { formatExactTime } from '@edge-console/ui/date-time';
import { locale } from '../../core/locale/locale.ts';
import { appMessages } from '../../core/messages/messages.ts';
import * as styles from './PersistedLists.css.ts';
import type { PersistedList } from './persistedQueries.ts';

/** Lists as they were last viewed, each with its time. */
export function PersistedLists({ lists }: { lists: readonly PersistedList[] }) {
  return lists.map(({ title, columns, rows, seenAt }) => (
    <section key={title} className={styles.list} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.seen}>{appMessages.offline.seen(formatExactTime(new Date(seenAt), undefined, locale))}</p>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.header}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join('\n')}>
                {cells.map((cell, index) => (
                  <td key={columns[index]} className={styles.cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  ));
}
