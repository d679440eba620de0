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

/** Whether an address has everything that `search` asks for. */
const answers = (given: URLSearchParams, search: string): boolean =>
  [...new URLSearchParams(search)].every(([name, value]) => given.get(name) === value);

/** Of a page that is another one by its query: which one is at an address. */
export const menuVariantAt = ({ menu }: Pick<ScreenRoute, 'menu'>, given: URLSearchParams): MenuVariant | undefined =>
  menu?.variants?.find(({ search }) => answers(given, search));

/** Whether `href` of a menu leads to the address that is shown. */
export function isCurrentUrl(href: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query = ''] = href.split('?');
  return path === pathname && answers(new URLSearchParams(search), query);
}

/** Name of the page at an address; undefined where there is none. */
export function titleAt({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const route = findRoute(pathname);
  return route && (menuVariantAt(route, new URLSearchParams(search))?.title ?? route.title);
}

/** The canonical path; an unknown one is unchanged. */
export function canonicalPath(pathname: string): string {
  return findRoute(pathname)?.path ?? pathname;
}
