import { isDisabled, isExpiry, type SessionEnd } from '../auth/session/sessionChannel.ts';
import { internalUrl } from './internalUrl.ts';
import { canonicalPath, findRoute } from './findRoute.ts';

const withReturn = (path: string, query: readonly string[], target: string | null) => {
  const parameters = target && target !== '/' ? [...query, `returnTo=${encodeURIComponent(target)}`] : query;
  return `${path}${parameters.length > 0 ? '?' : ''}${parameters.join('&')}`;
};

type Place = { pathname: string; search: string; hash: string };

/** The address to return to from here. Steps of onboarding are left out: the guards lead there again. */
function wantedFrom({ pathname, search, hash }: Place): string {
  return findRoute(pathname)?.layout === 'notoolbar'
    ? returnUrl(new URLSearchParams(search))
    : pathname + search + hash;
}

/** Address of the sign-in page with `from` as returnTo. */
export function signInUrl(from: Place | null, isExpired = false): string {
  // The value `true/` is that of the former console's mails and bookmarks.
  return withReturn('/signin/', isExpired ? ['sessionexpired=true/'] : [], from && wantedFrom(from));
}

/** Where a session's end leads from the page `from`. */
export function urlAfterSessionEnd(reason: SessionEnd | undefined, from: Place): string {
  if (isDisabled(reason)) return '/deactivated-account/';
  return signInUrl(reason === 'signedOut' ? null : from, isExpiry(reason));
}

/** Address of another page for guests (sign-up, recovery …) that keeps returnTo. */
export function guestUrl(path: string, search: URLSearchParams): string {
  return withReturn(path, [], returnUrl(search));
}

/** Where to go after signing in: returnTo, where it is internal and not for guests. */
export function returnUrl(search: URLSearchParams): string {
  const address = internalUrl(search.get('returnTo'), (pathname) => {
    const route = findRoute(pathname);
    return route !== undefined && route.layout !== 'notoolbar';
  });
  if (!address) return '/';
  const url = new URL(address, 'https://console.invalid');
  return canonicalPath(url.pathname) + url.search + url.hash;
}

/** Whether the URL says that a session ended; any value that starts with `true` counts. */
export function saysExpired(search: URLSearchParams): boolean {
  return search.get('sessionexpired')?.startsWith('true') ?? false;
}
