import { useSearchParams } from 'react-router-dom';
import { signUpDashboards } from '../../router/routes.ts';
import { InsightsPage } from './InsightsPage.tsx';

/** Usage of the services, or online sign-up: as the address says. */
export function InsightsScreen() {
  const [search] = useSearchParams();
  const kind = search.get('dashboard') === 'success' ? signUpDashboards.success : signUpDashboards.analytics;
  return <InsightsPage key={kind} kind={kind} />;
}
