import { redirect } from 'react-router-dom';
import type { DataError } from '../api/dataError.ts';
import { requestBody } from '../api/requestBody.ts';
import type { Session } from '../auth/session/session.ts';
import type { AuthenticatedContext } from '../auth/authenticated/authenticatedContext.ts';
import { viewerQuery } from '../api/viewer/viewer.ts';
import { needsSession } from './guards.ts';
import { loadLayout, loadPages, loadScreen } from './modules.ts';
import { resolveRouteAccess } from './resolveRouteAccess.ts';
import type { Feature, LayoutName, PreloadContext, ScreenRoute, ScreenModule } from './screenRoute.ts';
import { urlAfterSessionEnd, guestUrl, returnUrl } from './signInUrl.ts';
import { resolveLanding } from './landing.ts';

export type RouteContext = {
  session: Pick<Session, 'current' | 'lastEnd' | 'end'>;
  loadSignedIn: () => Promise<AuthenticatedContext>;
  rootRedirect: string | undefined;
  features: Partial<Record<Feature, boolean>>;
};

/** A route's loader data: the layout, and the error if the viewer could not be loaded. */
export type RouteData = { layout: LayoutName; failure: DataError | null };

/**
 * Loads the viewer and the code of the layout and screen in parallel, and redirects. `RouteView` decides again what to render, so that it
 * follows a changed role.
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
async function preloadScreen(
  { preload }: ScreenModule,
  { url, queryClient, viewer }: PreloadContext,
): Promise<string[]> {
  const bodies = [requestBody(viewerQuery, {})];
  await preload?.({
    url,
    viewer,
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
  const { queryClient, viewer, storeFirstRequests, landing } = await context.loadSignedIn();
  const likelyStart = landing.read();
  // The last visit was redirected, so this page's code is probably not needed.
  const isRedirected = route?.redirect !== undefined && likelyStart !== null && likelyStart !== route.path;
  const screen = route && !isRedirected ? loadScreen(route) : undefined;
  const code = Promise.all([loadLayout(layout), screen]);
  // Awaited below. Without this, a failure while the viewer loads would be an unhandled rejection.
  code.catch(() => undefined);
  const viewed = viewer.ensure();
  const preloaded = { url, queryClient, viewer: viewed.then((result) => (result.ok ? result.value : null)) };
  void screen
    ?.then(async (loaded) => loaded && storeFirstRequests(url, await preloadScreen(loaded, preloaded)))
    .catch(() => undefined);

  const result = await viewed;
  if (!result.ok) {
    if (result.error.kind === 'auth') throw toSignIn(url, context);
    await Promise.all([code, route && loadScreen(route), loadPages()]);
    return { layout, failure: result.error };
  }
  const { user, entity } = result.value;
  if (user?.active === false || entity?.active === false) {
    viewer.forget();
    context.session.end(user?.active === false ? 'disabled' : 'accountDisabled');
    throw redirect('/deactivated-account/');
  }
  const outcome = resolveRouteAccess(route, url.searchParams, result.value, context.features).kind;
  if (outcome === 'needsEntity') {
    const parameters = new URLSearchParams({ returnTo: url.pathname + url.search + url.hash });
    throw redirect(guestUrl('/create-account/', parameters));
  }
  if (outcome === 'hasEntity') throw redirect(returnUrl(url.searchParams));
  if (route?.redirect && (outcome === 'show' || outcome === 'redirects')) {
    const start = resolveLanding(result.value, context.rootRedirect);
    landing.keep(start);
    const target = route.redirect({ viewer: result.value, start });
    if (target !== route.path) throw redirect(target);
  }
  await Promise.all([code, route && loadScreen(route), outcome !== 'show' && loadPages()]);
  return { layout, failure: null };
}
