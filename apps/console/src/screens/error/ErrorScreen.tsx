import { useLocation } from 'react-router-dom';
import { ErrorPage } from '../../routing/pages.tsx';
import { contentOfState } from '../../routing/routeFailure.ts';

/** `/error`: what went wrong comes with the navigation, never with the address. */
export function ErrorScreen() {
  return <ErrorPage content={contentOfState(useLocation().state)} />;
}
