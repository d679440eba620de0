type UrlParts = { pathname: string; search: string; hash: string };

/** A loader's URL with its hash, which the router omits, from the navigation or the address bar. */
export function fullUrl(requested: string, ...candidates: readonly (UrlParts | undefined)[]): URL {
  const url = new URL(requested);
  const match = candidates.find((candidate) => candidate?.pathname === url.pathname && candidate.search === url.search);
  url.hash = match?.hash ?? '';
  return url;
}
