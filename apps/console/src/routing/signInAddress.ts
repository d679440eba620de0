import { internalAddress } from './internalAddress.ts';
import { canonicalPath, findRoute } from './table.ts';

const withReturn = (path: string, query: readonly string[], target: string | null) => {
  const parameters = target && target !== '/' ? [...query, `returnTo=${encodeURIComponent(target)}`] : query;
  return `${path}${parameters.length > 0 ? '?' : ''}${parameters.join('&')}`;
};

type Place = { pathname: string; search: string; hash: string };

/** Where a person wanted to be who stood here. A step on the way there is none he wanted: it comes again by itself. */
function wantedFrom({ pathname, search, hash }: Place): string {
  return findRoute(pathname)?.layout === 'notoolbar'
    ? returnAddress(new URLSearchParams(search))
    : pathname + search + hash;
}

/** Address of the sign-in page that leads back to `from`. */
export function signInAddress(from: Place | null, isExpired = false): string {
  // The value is spelt `true/`: mails and bookmarks of the former console carry it so.
  return withReturn('/signin/', isExpired ? ['sessionexpired=true/'] : [], from && wantedFrom(from));
}

/** Address of another page for guests (sign-up, recovery …), from which the way back to the wanted page is kept. */
export function guestAddress(path: string, search: URLSearchParams): string {
  return withReturn(path, [], returnAddress(search));
}

/** Where a window that is opened for it begins the sign-in of one person with a provider. */
export const providerAddress = (provider: string, person: string): string =>
  `/loading/?${new URLSearchParams({ provider, person })}`;

/** Where to go after signing in: the address asked for, when it is one of ours and not for guests. */
export function returnAddress(search: URLSearchParams): string {
  const address = internalAddress(search.get('returnTo'), (pathname) => {
    const route = findRoute(pathname);
    return route !== undefined && route.layout !== 'notoolbar';
  });
  if (!address) return '/';
  const url = new URL(address, 'https://console.invalid');
  return canonicalPath(url.pathname) + url.search + url.hash;
}

/** Whether the address says that a session ended; any value that starts with `true` counts. */
export function saysExpired(search: URLSearchParams): boolean {
  return search.get('sessionexpired')?.startsWith('true') ?? false;
}
