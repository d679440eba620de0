type Place = { pathname: string; search: string; hash: string };

/** A loader's URL with its hash, which the router leaves out: it is still in the navigation, or in the address bar at a page load. */
export function fullUrl(requested: string, ...places: readonly (Place | undefined)[]): URL {
  const url = new URL(requested);
  const place = places.find((known) => known?.pathname === url.pathname && known.search === url.search);
  url.hash = place?.hash ?? '';
  return url;
}
