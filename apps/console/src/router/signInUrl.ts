import { isDisabled, isExpiry, type SessionEnd } from '../auth/session/sessionChannel.ts';
import { internalUrl } from './internalUrl.ts';
import { canonicalPath, findRoute } from './findRoute.ts';

const withReturn = (path: string, query: readonly string[], target: string | null) => {
  const parameters = target && target !== '/' ? [...query, `returnTo=${encodeURIComponent(target)}`] : query;
  return `${path}${parameters.length > 0 ? '?' : ''}${parameters.join('&')}`;
};

type PageLocation = { pathname: string; search: string; hash: string };

/** The URL to return to after sign-in. Onboarding steps are omitted, because the guards redirect to them again. */
function returnTargetOf({ pathname, search, hash }: PageLocation): string {
  return findRoute(pathname)?.layout === 'notoolbar'
    ? returnUrl(new URLSearchParams(search))
    : pathname + search + hash;
}

/** URL of the sign-in page with `from` as returnTo. */
export function signInUrl(from: PageLocation | null, isExpired = false): string {
  // Existing emails and bookmarks use the value `true/`.
  return withReturn('/signin/', isExpired ? ['sessionexpired=true/'] : [], from && returnTargetOf(from));
}

/** The URL to open after the session ended on the page `from`. */
export function urlAfterSessionEnd(reason: SessionEnd | undefined, from: PageLocation): string {
  if (isDisabled(reason)) return '/deactivated-account/';
  return signInUrl(reason === 'signedOut' ? null : from, isExpiry(reason));
}

/** URL of another guest page (sign-up, recovery) that keeps returnTo. */
export function guestUrl(path: string, search: URLSearchParams): string {
  return withReturn(path, [], returnUrl(search));
}

/** The URL to open after sign-in: returnTo, if it is internal and not a guest page. */
export function returnUrl(search: URLSearchParams): string {
  const returnTo = internalUrl(search.get('returnTo'), (pathname) => {
    const route = findRoute(pathname);
    return route !== undefined && route.layout !== 'notoolbar';
  });
  if (!returnTo) return '/';
  const url = new URL(returnTo, 'https://console.invalid');
  return canonicalPath(url.pathname) + url.search + url.hash;
}

/** Whether the URL reports an expired session, with any value that starts with `true`. */
export function isExpiredUrl(search: URLSearchParams): boolean {
  return search.get('sessionexpired')?.startsWith('true') ?? false;
}
