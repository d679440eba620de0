import { InsightsPage } from '../insights/InsightsPage.tsx';

/** How a reseller's customers are watched. */
export function ResellerInsightsScreen() {
  return <InsightsPage kind="RESELLER_ADVANCED" />;
}
