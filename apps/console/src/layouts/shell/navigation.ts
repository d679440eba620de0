import { findRoute } from '../../routing/table.ts';
import { outcomeOf } from '../../routing/outcome.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import { shellMessages } from '../../messages/shell.ts';

/** A place of the main menu. */
export type MenuPlace = { id: 'users'; label: string; href: string };

/** The main menu in its order (1.5). Only places whose page exists are in it. */
const places: readonly MenuPlace[] = [{ id: 'users', label: shellMessages.users, href: '/users/' }];

/** The places the viewer can open: what is not for him is left out, never shown as disabled. */
export function menuFor(viewer: Viewer): readonly MenuPlace[] {
  return places.filter(({ href }) => {
    const { pathname, searchParams } = new URL(href, 'https://console.invalid');
    return outcomeOf(findRoute(pathname), searchParams, viewer).kind === 'show';
  });
}
