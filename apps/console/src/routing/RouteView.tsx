import { useEffect } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { useViewerIfAny } from '../viewer/ViewerProvider.tsx';
import type { RouteData } from './loadRoute.ts';
import { loadedScreen } from './modules.ts';
import { outcomeOf } from './outcome.ts';
import { NeedsPermissionPage, NotEnabledPage, NotFoundPage, ViewerFailurePage } from './pages.tsx';
import type { RouteEntry } from './routeEntry.ts';
import { UnknownGuard } from './routeFailure.ts';

/** Draws the screen of a route, or what stands in its place. Decided anew whenever the viewer changes. */
export function RouteView({ entry }: { entry: RouteEntry | undefined }) {
  const { failure } = useLoaderData<RouteData>();
  const viewer = useViewerIfAny();
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  const isWaitingForViewer = failure !== null && viewer !== null;
  useEffect(() => {
    // The viewer came after all (another page asked for him): what the loader could not decide is decided now.
    if (isWaitingForViewer && revalidator.state === 'idle') void revalidator.revalidate();
  }, [isWaitingForViewer, revalidator]);

  if (failure && !viewer)
    return (
      <ViewerFailurePage
        error={failure}
        isRetrying={revalidator.state !== 'idle'}
        onRetry={() => void revalidator.revalidate()}
      />
    );
  const outcome = outcomeOf(entry, new URLSearchParams(search), viewer);
  switch (outcome.kind) {
    case 'unmatched':
    case 'invalid':
      return <NotFoundPage path={pathname} reason={outcome.kind} />;
    case 'needsPermission':
      return <NeedsPermissionPage group={outcome.group} level={outcome.level} />;
    case 'notEnabled':
      return <NotEnabledPage service={outcome.service} />;
    case 'unknownGuard':
      throw new UnknownGuard(outcome.name);
    case 'signIn':
    case 'leadsElsewhere':
      // A navigation away from here is under way.
      return null;
    // A guest's page stays on the screen until the one that follows signing in is there.
    case 'leaveGuestPage':
    case 'show': {
      const Screen = entry && loadedScreen(entry);
      return Screen ? <Screen /> : null;
    }
  }
}
