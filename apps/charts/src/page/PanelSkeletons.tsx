import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { type DashboardKind, dashboardSketches } from '../contract.ts';
import * as styles from './Dashboard.css.ts';

/** Above and below the content of a card, with its border. */
const padding = 34;

/** A card with the height of each panel, until the dashboard has loaded. */
export function PanelSkeletons({ kind }: { kind: DashboardKind }) {
  return dashboardSketches[kind].panels.map((height, index) => (
    <div key={index} className={styles.panel}>
      <Card>
        <Skeleton shape="block" height={height - padding} />
      </Card>
    </div>
  ));
}
