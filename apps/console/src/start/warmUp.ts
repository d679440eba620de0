import { loadLayout, loadScreen } from '../routing/modules.ts';
import { findRoute } from '../routing/table.ts';
import { likelyPath } from '../first-page/likelyPath.ts';

/**
 * Starts loading the code of the page that is most likely the first one, beside the configuration. A wrong guess costs
 * some bytes; what fails here is asked for again, and told, by the router. Tells whether somebody seems to be signed in.
 */
export function warmUp(): { isSignedIn: boolean } {
  const { path, isSignedIn } = likelyPath(location.pathname, Object.keys(localStorage));
  const route = findRoute(path);
  const ignore = () => undefined;
  loadLayout(isSignedIn ? 'default' : 'notoolbar').catch(ignore);
  if (route) loadScreen(route).catch(ignore);
  if (isSignedIn) import('../signed-in/createSignedIn.ts').catch(ignore);
  return { isSignedIn };
}
