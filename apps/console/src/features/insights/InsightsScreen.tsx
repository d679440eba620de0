import { useSearchParams } from 'react-router-dom';
import { signUpDashboards } from '../../router/routes.ts';
import { InsightsPage } from './InsightsPage.tsx';

/** Usage statistics or online sign-up, depending on the URL. */
export function InsightsScreen() {
  const [search] = useSearchParams();
  const kind = search.get('dashboard') === 'success' ? signUpDashboards.success : signUpDashboards.analytics;
  return <InsightsPage key={kind} kind={kind} />;
}
