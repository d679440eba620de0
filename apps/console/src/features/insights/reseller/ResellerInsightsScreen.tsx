import { InsightsPage } from '../InsightsPage.tsx';

/** Audience and delivery of a reseller's customers. */
export function ResellerInsightsScreen() {
  return <InsightsPage kind="RESELLER_ADVANCED" />;
}
