import { loadLayout, loadScreen } from '../router/modules.ts';
import { findRoute } from '../router/findRoute.ts';
import { readLanding } from './first-page/storedLanding.ts';
import { likelyPath } from './first-page/likelyPath.ts';

/**
 * Starts loading the code of the most likely first page, in parallel with the configuration. A wrong prediction costs
 * some bytes; the router reloads and reports what fails here. Returns whether a user is probably signed in.
 */
export function warmUp(): { isSignedIn: boolean } {
  const { path, isSignedIn } = likelyPath(location.pathname, Object.keys(localStorage), readLanding(localStorage));
  const route = findRoute(path);
  const ignore = () => undefined;
  loadLayout(isSignedIn ? 'default' : 'notoolbar').catch(ignore);
  if (route) loadScreen(route).catch(ignore);
  if (isSignedIn) import('./createAuthenticatedContext.ts').catch(ignore);
  return { isSignedIn };
}
