import type { OperationName } from '../auth/access/operations.generated.ts';
import { accessTo } from '../auth/access/useAccess.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { writeDrawer } from './drawer/drawerParam.ts';
import { drawerParameter, tabParameter } from './leavesPage.ts';
import { type RouteName, routes } from './routes.ts';

/** An object with a page or drawer, by its type in the API and the audit log. */
export type ObjectReference = {
  type: string;
  id: string;
  /** Its account; null or absent for the viewer's. */
  accountId?: string | null | undefined;
};

type ObjectPage = {
  screen: RouteName;
  drawer: string;
  /** The operation that the viewer needs to open it. */
  operation: OperationName;
  /** The list, on a screen with several. */
  tab?: string;
  /** Whether it can also be in an account below the viewer's. @default false */
  isInSubtree?: boolean;
};

const pages: Readonly<Record<string, ObjectPage>> = {
  Entity: { screen: 'accounts', drawer: 'account', operation: 'entities', isInSubtree: true },
  User: { screen: 'users', drawer: 'user', operation: 'users', isInSubtree: true },
  Role: { screen: 'roles', drawer: 'role', operation: 'roles' },
  ApiToken: { screen: 'api-access', drawer: 'token', operation: 'apiTokens' },
  ApiKey: { screen: 'api-access', drawer: 'key', operation: 'apiKeys', tab: 'apiKeys' },
  Resource: { screen: 'edge-delivery', drawer: 'preview', operation: 'resources' },
  Pathway: { screen: 'edge-delivery', drawer: 'pathway', operation: 'pathways', tab: 'pathways' },
  AlertRule: { screen: 'alerts', drawer: 'details', operation: 'alertRules' },
};

/** The URL of an object; undefined if it has none or the viewer cannot open it. */
export function objectUrl({ type, id, accountId }: ObjectReference, viewer: Viewer): string | undefined {
  const ownAccount = viewer.entity?.id;
  if (type === 'Entity' && id === ownAccount) return routes['my-account'].path;
  const page = pages[type];
  if (!page || id === '' || !accessTo(page.operation, viewer).allowed) return undefined;
  if (!page.isInSubtree && accountId && accountId !== ownAccount) return undefined;
  const parameters = new URLSearchParams({
    ...(page.tab !== undefined && { [tabParameter]: page.tab }),
    [drawerParameter]: writeDrawer({ name: page.drawer, id }),
  });
  return `${routes[page.screen].path}?${String(parameters)}`;
}
