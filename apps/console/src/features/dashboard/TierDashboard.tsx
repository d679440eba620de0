import { dashboardSpans, defaultSpans, spanField } from '@edge-console/charts/contract';
import { Segmented } from '@edge-console/ui/segmented';
import { useMemo, useState } from 'react';
import { EmbeddedDashboard } from '../../records/embedded-dashboard/EmbeddedDashboard.tsx';
import * as styles from './Dashboard.css.ts';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.tier;

/** The embedded dashboard of the account's tier, with its time range. */
export function TierDashboard({ kind }: { kind: 'BASIC' | 'ADVANCED' }) {
  const [span, setSpan] = useState(defaultSpans[kind]);
  const filters = useMemo(() => [{ field: spanField, op: 'eq' as const, values: [span] }], [span]);
  return (
    <section className={styles.tier} aria-label={messages.title}>
      <div className={styles.tierHead}>
        <h2 className={styles.tierTitle}>{messages.title}</h2>
        <Segmented
          label={messages.range}
          items={dashboardSpans[kind].map((id) => ({ id, label: messages.spans[id] ?? id }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      <EmbeddedDashboard kind={kind} filters={filters} />
    </section>
  );
}
