import { createElement, useEffect } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { useConfiguration } from '../core/configuration/ConfigurationProvider.tsx';
import { useViewerIfAny } from '../api/viewer/ViewerProvider.tsx';
import type { RouteData } from './loadRoute.ts';
import { loadedPages, loadedScreen } from './modules.ts';
import { resolveRouteAccess } from './resolveRouteAccess.ts';
import type { ScreenRoute } from './screenRoute.ts';
import { UnknownGuard } from './routeFailure.ts';

/** Renders a route's screen, or the page in its place (404, no permission). Updates when the viewer changes. */
export function RouteView({ route }: { route: ScreenRoute | undefined }) {
  const { failure } = useLoaderData<RouteData>();
  const viewer = useViewerIfAny();
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  const { features } = useConfiguration();
  const outcome = resolveRouteAccess(route, new URLSearchParams(search), viewer, features);
  const needsPages = (failure !== null && viewer === null) || !['show', 'leaveGuestPage'].includes(outcome.kind);
  const pages = needsPages ? loadedPages() : undefined;

  // The viewer was loaded after the route, or lost a permission: revalidate the route.
  const isOutdated = (failure !== null && viewer !== null) || (needsPages && !pages);
  useEffect(() => {
    if (isOutdated && revalidator.state === 'idle') void revalidator.revalidate();
  }, [isOutdated, revalidator]);

  if (outcome.kind === 'unknownGuard') throw new UnknownGuard(outcome.name);
  if (!needsPages) {
    const Screen = route && loadedScreen(route);
    return Screen ? createElement(Screen) : null;
  }
  if (!pages) return null;
  const { NeedsPermissionPage, NotEnabledPage, NotFoundPage, ViewerFailurePage } = pages;
  if (failure && !viewer)
    return (
      <ViewerFailurePage
        error={failure}
        isPending={revalidator.state !== 'idle'}
        onRetry={() => void revalidator.revalidate()}
      />
    );
  switch (outcome.kind) {
    case 'unmatched':
    case 'invalid':
      return <NotFoundPage path={pathname} reason={outcome.kind} />;
    case 'needsPermission':
      return <NeedsPermissionPage group={outcome.group} level={outcome.level} />;
    case 'notEnabled':
      return <NotEnabledPage service={outcome.service} />;
    default:
      // A redirect is pending.
      return null;
  }
}
