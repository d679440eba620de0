import { spanField } from '@edge-console/charts/contract';
import { useMemo } from 'react';
import { EmbeddedDashboard } from '../../records/embedded-dashboard/EmbeddedDashboard.tsx';
import * as styles from './Dashboard.css.ts';
import { dashboardMessages } from './messages.ts';
import { type RangeId, writeRange } from './ranges.ts';

const messages = dashboardMessages.tier;

export type TierDashboardProps = { kind: 'BASIC' | 'ADVANCED'; range: RangeId };

/** The embedded dashboard of the account's tier, for the time range of the page. */
export function TierDashboard({ kind, range }: TierDashboardProps) {
  const filters = useMemo(() => [{ field: spanField, op: 'eq' as const, values: [writeRange(range)] }], [range]);
  return (
    <section className={styles.tier} aria-label={messages.title}>
      <div className={styles.tierHead}>
        <h2 className={styles.tierTitle}>{messages.title}</h2>
        <span className={styles.tierRange}>{dashboardMessages.figures.compared[range]}</span>
      </div>
      <EmbeddedDashboard kind={kind} filters={filters} />
    </section>
  );
}
