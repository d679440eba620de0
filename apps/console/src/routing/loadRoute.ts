import { redirect } from 'react-router-dom';
import type { Data } from '../data/data.ts';
import type { DataError } from '../data/dataError.ts';
import type { Session } from '../session/session.ts';
import type { ViewerStore } from '../viewer/viewerStore.ts';
import { needsSession } from './guards.ts';
import { loadLayout, loadScreen } from './modules.ts';
import { outcomeOf } from './outcome.ts';
import type { LayoutName, RouteEntry } from './routeEntry.ts';
import { returnAddress, signInAddress } from './signInAddress.ts';

export type RouteContext = { session: Session; viewer: ViewerStore; data: Data; rootRedirect: string | undefined };

/** What a route's loader leaves for drawing: the layout, and why the viewer is not known where he is needed. */
export type RouteData = { layout: LayoutName; failure: DataError | null };

const layoutOf = (entry: RouteEntry | undefined, isSignedIn: boolean): LayoutName =>
  entry ? (entry.layout ?? 'default') : isSignedIn ? 'default' : 'notoolbar';

/**
 * Everything that must be there before a page is drawn: who asks, the layout's code, the screen's code. They come side by
 * side. Redirects happen here; what is drawn instead of the screen (404, "You need permission") is decided while drawing,
 * so that it follows a changed role.
 */
export async function loadRoute(entry: RouteEntry | undefined, url: URL, context: RouteContext): Promise<RouteData> {
  const { session, viewer } = context;
  const isSignedIn = session.current() !== null;
  const isForPeople = entry === undefined ? isSignedIn : needsSession(entry.guards);
  const toSignIn = () => {
    const end = session.lastEnd();
    return redirect(signInAddress({ pathname: url.pathname, search: url.search, hash: '' }, end?.reason === 'expired'));
  };

  if (isForPeople && !isSignedIn) throw toSignIn();
  if (entry?.guards.includes('guest-only') && isSignedIn) throw redirect(returnAddress(url.searchParams));

  const layout = layoutOf(entry, isSignedIn);
  const code = Promise.all([loadLayout(layout), entry && loadScreen(entry)]);
  // Handled below; without this, code that fails while the viewer is read would be an unhandled rejection.
  code.catch(() => undefined);
  if (!isForPeople) {
    await code;
    return { layout, failure: null };
  }
  void code.then(([, screen]) => screen?.preload?.({ url, data: context.data })).catch(() => undefined);
  const answer = await viewer.ensure();
  if (!answer.ok && answer.error.kind === 'auth') throw toSignIn();
  if (answer.ok && (answer.value.user?.active === false || answer.value.entity?.active === false)) {
    viewer.forget();
    session.end('disabled');
    throw toSignIn();
  }
  if (answer.ok && entry?.leadsTo && outcomeOf(entry, url.searchParams, answer.value).kind === 'leadsElsewhere')
    throw redirect(
      entry.leadsTo({ entityType: answer.value.entity?.type ?? null, rootRedirect: context.rootRedirect }),
    );
  await code;
  return { layout, failure: answer.ok ? null : answer.error };
}
