import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { startCrossFade, crossFades } from './crossFade.ts';
import { RootLayout } from './RootLayout.tsx';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { loadRoute, type RouteContext } from './loadRoute.ts';
import type { ScreenRoute } from './screenRoute.ts';
import { RouteView } from './RouteView.tsx';
import { HydrateFallback } from './HydrateFallback.tsx';
import { canonicalPath, routeTable } from './findRoute.ts';
import { fullUrl } from './fullUrl.ts';

export function createRouter(context: RouteContext) {
  // Undefined while the first page's loader runs.
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const routeOf = (path: string, route?: ScreenRoute): RouteObject => ({
    path,
    async loader({ request }) {
      const url = fullUrl(request.url, router?.state.navigation.location, location);
      const data = await loadRoute(route, url, context);
      if (crossFades(route)) await startCrossFade(url.pathname, request.signal);
      return data;
    },
    // The screen handles query changes, unless the route validates or redirects them. An explicit revalidation keeps the URL.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      currentUrl.search === nextUrl.search ||
      route?.validate !== undefined ||
      route?.aliasOf?.(nextUrl.searchParams) !== undefined,
    element: <RouteView route={route} />,
  });
  const pathname = location.pathname;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) history.replaceState(history.state, '', canonical + location.search + location.hash);
  router = createBrowserRouter([
    {
      id: 'frame',
      element: <RootLayout />,
      errorElement: <RootErrorBoundary />,
      hydrateFallbackElement: <HydrateFallback isSignedIn={context.session.current() !== null} />,
      children: [...routeTable.map((route) => routeOf(route.path, route)), routeOf('*')],
    },
  ]);
  return router;
}
