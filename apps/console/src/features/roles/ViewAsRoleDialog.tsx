import type { PermissionGrant } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { Icon } from '@edge-console/ui/icon';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import type { NavItem } from '@edge-console/ui/shell';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { highestLevelOf } from '../../auth/access/access.ts';
import { useQuery } from '../../api/useQuery.ts';
import { menuEntriesFor, sideMenuFor } from '../../shell/navigation.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { permissionGroupName } from '../../auth/access/permissionGroupMessages.ts';
import { rolesMessages } from './messages.ts';
import { resolveRouteAccess } from '../../router/resolveRouteAccess.ts';
import { findRoute } from '../../router/findRoute.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { permissionGroups } from '../../auth/access/permissionGroups.generated.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { roleQuery } from './queries.ts';
import * as styles from './Roles.css.ts';
import { grantsOf } from '../../records/role/permissionAreas.ts';
import { viewerWith } from './roleValues.ts';

const { preview: messages } = rolesMessages;
const everything = permissionGroups.map(({ id: group }) => ({ group, level: 'manage' as const }));

/** A user's access to the screen of a menu entry. */
function accessIn(href: string, viewer: Viewer): string {
  const [path = '', search] = href.split('?');
  const entry = findRoute(path);
  const outcome = resolveRouteAccess(entry, new URLSearchParams(search), viewer);
  switch (outcome.kind) {
    case 'show':
      return entry?.permission
        ? accessMessages.levels[highestLevelOf(viewer, [entry.permission.group].flat())]
        : messages.everyone;
    case 'needsPermission':
      return messages.needs(accessMessages.levels[outcome.level], permissionGroupName(outcome.group));
    default:
      return messages.notForRole;
  }
}

type ViewAsRoleDialogProps = {
  id: string;
  name: string;
  grants: readonly PermissionGrant[];
  /** Whether the permissions are not saved yet. */
  isUnsaved?: boolean;
  onClose: () => void;
};

/** A link, or a group with its links. */
function MenuPreviewItem({ entry }: { entry: NavItem }) {
  return (
    <>
      <li className={styles.menuItem}>
        {entry.icon && <Icon icon={entry.icon} />}
        {entry.label}
      </li>
      {'children' in entry &&
        entry.children.map(({ id, label }) => (
          <li key={id} className={styles.menuChild}>
            {label}
          </li>
        ))}
    </>
  );
}

/** The menu and screens of a user with the role. */
export function ViewAsRoleDialog({ id, name, grants, isUnsaved = false, onClose }: ViewAsRoleDialogProps) {
  const own = useViewer();
  const viewer = viewerWith(own, id, grants);
  const entries = sideMenuFor(viewer, { pathname: '', search: '' });
  // Omits screens that no permission opens for this role in this account.
  const screens = menuEntriesFor(viewerWith(own, id, everything));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={messages.title(name)}
      description={messages.description}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <div className={styles.dialog}>
        {isUnsaved && <Notice tone="info">{messages.unsaved}</Notice>}
        <div className={styles.preview}>
          <section className={styles.part}>
            <h3 className={styles.partTitle}>{messages.menu}</h3>
            <ul className={styles.menu}>
              {entries.map((entry) => (
                <MenuPreviewItem key={entry.id} entry={entry} />
              ))}
              {entries.length === 0 && <li className={styles.menuItem}>{messages.nothing}</li>}
            </ul>
          </section>
          <section className={styles.part}>
            <h3 className={styles.partTitle}>{messages.screens}</h3>
            <KeyValueList items={screens.map(({ label, href }) => ({ label, value: accessIn(href, viewer) }))} />
          </section>
        </div>
      </div>
    </Dialog>
  );
}

/** The same over the list, for the stored role. */
export function PreviewRoleDialog({ id, onClose }: ListDrawerProps) {
  const { data, error, refetch, isFetching } = useQuery(roleQuery, { id });
  const viewer = useViewer();
  const role = data?.node?.__typename === 'Role' ? data.node : undefined;
  if (role)
    return <ViewAsRoleDialog id={id} name={role.name} grants={grantsOf(role.permissions, viewer)} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={rolesMessages.actions.preview}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      {error && (
        <LoadFailure title={rolesMessages.page.notLoaded} error={error} onRetry={refetch} isPending={isFetching} />
      )}
      {!error && (data ? rolesMessages.missing : <Skeleton width="60%" />)}
    </Dialog>
  );
}
