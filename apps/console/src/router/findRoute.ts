import { routes } from './routes.ts';
import type { MenuVariant, ScreenRoute } from './screenRoute.ts';

/** Every page that exists. */
export const routeTable: readonly ScreenRoute[] = Object.values(routes);

const trimmed = (pathname: string) => (pathname === '/' ? '/' : pathname.replace(/\/+$/, ''));

const routeByPath = new Map(routeTable.map((route) => [trimmed(route.path), route]));

/** The route of a path, with or without trailing slash. */
export function findRoute(pathname: string): ScreenRoute | undefined {
  return routeByPath.get(trimmed(pathname));
}

/** Whether the URL's parameters include those of `search`. */
const includesQuery = (parameters: URLSearchParams, search: string): boolean =>
  [...new URLSearchParams(search)].every(([name, value]) => parameters.get(name) === value);

/** The page variant that the parameters select. */
export const menuVariantAt = (
  { menu }: Pick<ScreenRoute, 'menu'>,
  parameters: URLSearchParams,
): MenuVariant | undefined => menu?.variants?.find(({ search }) => includesQuery(parameters, search));

/** Whether a menu's `href` is the current page. */
export function isCurrentUrl(href: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query = ''] = href.split('?');
  return path === pathname && includesQuery(new URLSearchParams(search), query);
}

/** The page title at a URL; undefined if there is no page. */
export function titleAt({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const route = findRoute(pathname);
  return route && (menuVariantAt(route, new URLSearchParams(search))?.title ?? route.title);
}

/** The canonical path; an unknown one is unchanged. */
export function canonicalPath(pathname: string): string {
  return findRoute(pathname)?.path ?? pathname;
}
