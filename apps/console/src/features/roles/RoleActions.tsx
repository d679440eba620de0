import { type Form, type PermissionGrant } from '@edge-console/forms';
import { Button, IconButton } from '@edge-console/ui/button';
import { Copy, Ellipsis, Eye, Trash } from '@edge-console/ui/icon';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { Menu } from '@edge-console/ui/menu';
import { useState } from 'react';
import { useOnlineAccess } from '../../auth/access/useOnlineAccess.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { rolesMessages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import type { StoredRole } from './queries.ts';
import { deleteObstacle, type RoleValues } from './roleValues.ts';

const DeleteRoleDialog = lazyComponent(async () => (await import('./DeleteRoleDialog.tsx')).DeleteRoleDialog);
const ViewAsRoleDialog = lazyComponent(async () => (await import('./ViewAsRoleDialog.tsx')).ViewAsRoleDialog);

const { actions: messages } = rolesMessages;

type RoleActionsProps = ListDrawerProps & {
  role: StoredRole;
  name: string;
  /** The stored permissions. */
  grants: readonly PermissionGrant[];
  /** The form, while editing. */
  form?: Form<RoleValues>;
};

/** Actions on a role's page. */
export function RoleActions({ id, role, name, grants, form, onClose, refetchList }: RoleActionsProps) {
  const viewer = useViewer();
  const drawer = useDrawer();
  const accessNow = useOnlineAccess();
  const creation = accessNow('createRole');
  const deletion = accessNow('deleteRole');
  const [open, setOpen] = useState<'preview' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button icon={Eye} onPress={() => setOpen('preview')}>
        {messages.preview}
      </Button>
      <Button
        icon={Copy}
        onPress={() => drawer.open('duplicate', id)}
        disabledReason={creation.allowed ? undefined : creation.reason}
      >
        {messages.duplicate}
      </Button>
      <Menu
        label={messages.more}
        trigger={<IconButton label={messages.more} icon={Ellipsis} variant="secondary" />}
        items={[
          {
            id: 'delete',
            label: messages.delete,
            icon: Trash,
            tone: 'danger',
            disabledReason: deletion.allowed ? deleteObstacle(role, viewer) : deletion.reason,
            onAction: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'preview' && (
        <ViewAsRoleDialog
          id={id}
          name={name}
          grants={form?.value('permissions') ?? grants}
          isUnsaved={form?.status().isDirty ?? false}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteRoleDialog
          id={id}
          onClose={close}
          refetchList={refetchList}
          onDeleted={() => {
            // Deleted changes need no confirmation to leave.
            form?.reset();
            onClose();
          }}
        />
      )}
    </>
  );
}
