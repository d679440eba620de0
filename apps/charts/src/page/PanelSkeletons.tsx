import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { type DashboardKind, dashboardSketches } from '../contract.ts';
import * as styles from './Dashboard.css.ts';

/** Above and below the content of a card, with its border. */
const padding = 34;
const titleHeight = 36;

/** A title and a chart with the height of each panel, until the dashboard has loaded. */
export function PanelSkeletons({ kind }: { kind: DashboardKind }) {
  return dashboardSketches[kind].panels.map((height, index) => (
    <div key={index} className={styles.panel}>
      <Card>
        <div className={styles.panelTitle}>
          <Skeleton width={96} />
        </div>
        <div className={styles.wave}>
          <Skeleton shape="block" height={height - titleHeight - padding} width="100%" />
        </div>
      </Card>
    </div>
  ));
}
