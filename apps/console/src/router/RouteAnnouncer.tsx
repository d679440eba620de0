import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { appMessages } from '../core/messages/messages.ts';
import { pageShown } from './crossFade.ts';
import { useRecordTitle } from './recordTitle.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { findRoute, titleAt } from './findRoute.ts';

/** Sets the title, focus, and scroll position after a client-side navigation, as a page load would. A query change keeps all three. */
export function RouteAnnouncer() {
  const { pathname, search, key } = useLocation();
  const navigationType = useNavigationType();
  const isArrived = useMatches().at(-1)?.loaderData !== undefined;
  const positions = useRef(new Map<string, number>());
  const previous = useRef<{ pathname: string; key: string } | null>(null);
  const pageTitle = titleAt({ pathname, search }) ?? appMessages.notFound.title;
  useDocumentTitle(useRecordTitle() ?? pageTitle);

  useEffect(() => {
    if (isArrived) pageShown(pathname);
    const from = previous.current;
    previous.current = { pathname, key };
    if (!from || from.pathname === pathname || !isArrived) return;
    if (navigationType === 'POP') scrollTo(0, positions.current.get(key) ?? 0);
    else if (findRoute(pathname)?.scrollsToTop !== false) scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('h1');
    // A page that has set focus itself (a form) keeps it.
    if (!heading || document.activeElement instanceof HTMLInputElement) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, key, navigationType, isArrived]);

  useEffect(() => {
    const remember = () => positions.current.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
  return null;
}
