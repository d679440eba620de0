import { InsightsPage } from '../InsightsPage.tsx';

/** How a reseller's customers are watched. */
export function ResellerInsightsScreen() {
  return <InsightsPage kind="RESELLER_ADVANCED" />;
}
