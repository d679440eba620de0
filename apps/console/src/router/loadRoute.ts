import { redirect } from 'react-router-dom';
import type { QueryClient } from '../api/queryClient.ts';
import type { DataError } from '../api/dataError.ts';
import { requestBody } from '../api/requestBody.ts';
import type { Session } from '../auth/session/session.ts';
import type { AuthenticatedContext } from '../auth/authenticated/authenticatedContext.ts';
import { viewerQuery } from '../api/viewer/viewer.ts';
import { needsSession } from './guards.ts';
import { loadLayout, loadPages, loadScreen } from './modules.ts';
import { resolveRouteAccess } from './resolveRouteAccess.ts';
import type { Feature, LayoutName, ScreenRoute, ScreenModule } from './screenRoute.ts';
import { urlAfterSessionEnd, guestUrl, returnUrl } from './signInUrl.ts';
import { resolveLanding } from './landing.ts';

export type RouteContext = {
  session: Pick<Session, 'current' | 'lastEnd' | 'end'>;
  loadSignedIn: () => Promise<AuthenticatedContext>;
  rootRedirect: string | undefined;
  features: Partial<Record<Feature, boolean>>;
};

/** Data of a route's loader: the layout, and the error of a viewer that is needed and could not be loaded. */
export type RouteData = { layout: LayoutName; failure: DataError | null };

/**
 * Loads everything that a page needs before it renders: the viewer, the layout's code, the screen's code, in
 * parallel. Redirects happen here; what is rendered instead of the screen (404, "You need permission") is decided again while
 * rendering, so that it follows a changed role.
 */
export async function loadRoute(route: ScreenRoute | undefined, url: URL, context: RouteContext): Promise<RouteData> {
  const isSignedIn = context.session.current() !== null;
  const isForSignedIn = route ? needsSession(route.guards) : isSignedIn;
  if (isForSignedIn) {
    if (!isSignedIn) throw toSignIn(url, context);
    const other = route?.aliasOf?.(url.searchParams);
    if (other !== undefined) throw redirect(other + url.hash);
    return loadForSignedIn(route, url, context);
  }
  if (route?.guards.includes('guest-only') && isSignedIn) throw redirect(returnUrl(url.searchParams));
  const isShown = resolveRouteAccess(route, url.searchParams, null, context.features).kind === 'show';
  const layout = (isShown && route?.layout) || 'notoolbar';
  await Promise.all([loadLayout(layout), isShown && route && loadScreen(route), !isShown && loadPages()]);
  return { layout, failure: null };
}

const toSignIn = (url: URL, { session }: RouteContext): Response =>
  redirect(urlAfterSessionEnd(session.lastEnd()?.reason, url));

/** Preloads the screen's first queries; records them, with the viewer's, for the next visit (`firstRequests.ts`). */
function preloadScreen({ preload }: ScreenModule, url: URL, queryClient: QueryClient): string[] {
  const bodies = [requestBody(viewerQuery, {})];
  preload?.({
    url,
    queryClient: {
      ...queryClient,
      preload(document, variables) {
        bodies.push(requestBody(document, variables));
        queryClient.preload(document, variables);
      },
    },
  });
  return bodies;
}

async function loadForSignedIn(route: ScreenRoute | undefined, url: URL, context: RouteContext): Promise<RouteData> {
  const layout = route?.layout ?? 'default';
  const { queryClient, viewer, keepFirstRequests, landing } = await context.loadSignedIn();
  const likelyStart = landing.read();
  // Whoever was led elsewhere the last time needs nothing of this page.
  const isOnTheWay = route?.redirect !== undefined && likelyStart !== null && likelyStart !== route.path;
  const screen = route && !isOnTheWay ? loadScreen(route) : undefined;
  const code = Promise.all([loadLayout(layout), screen]);
  // Awaited below; without this, code that fails while the viewer is read would be an unhandled rejection.
  code.catch(() => undefined);
  void screen
    ?.then((loaded) => loaded && keepFirstRequests(url, preloadScreen(loaded, url, queryClient)))
    .catch(() => undefined);

  const answer = await viewer.ensure();
  if (!answer.ok) {
    if (answer.error.kind === 'auth') throw toSignIn(url, context);
    await Promise.all([code, route && loadScreen(route), loadPages()]);
    return { layout, failure: answer.error };
  }
  const { user, entity } = answer.value;
  if (user?.active === false || entity?.active === false) {
    viewer.forget();
    context.session.end(user?.active === false ? 'disabled' : 'accountDisabled');
    throw redirect('/deactivated-account/');
  }
  const outcome = resolveRouteAccess(route, url.searchParams, answer.value, context.features).kind;
  if (outcome === 'needsEntity') {
    const wanted = new URLSearchParams({ returnTo: url.pathname + url.search + url.hash });
    throw redirect(guestUrl('/create-account/', wanted));
  }
  if (outcome === 'hasEntity') throw redirect(returnUrl(url.searchParams));
  if (route?.redirect && (outcome === 'show' || outcome === 'leadsElsewhere')) {
    const start = resolveLanding(answer.value, context.rootRedirect);
    landing.keep(start);
    const target = route.redirect({ viewer: answer.value, start });
    if (target !== route.path) throw redirect(target);
  }
  await Promise.all([code, route && loadScreen(route), outcome !== 'show' && loadPages()]);
  return { layout, failure: null };
}
