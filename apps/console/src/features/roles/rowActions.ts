import type { RowActions } from '../../records/list/rowAction.ts';
import { rolesMessages } from './messages.ts';
import type { ListedRole } from './queries.ts';
import { ShieldCheck, Eye, Copy, Trash } from '@edge-console/ui/icon';
import { deleteObstacle } from './roleValues.ts';

const { actions: messages } = rolesMessages;

export const rowActions: RowActions<ListedRole> = [
  { id: 'open', label: messages.open, icon: ShieldCheck, operation: 'roles', drawer: 'role' },
  { id: 'preview', label: messages.preview, icon: Eye, operation: 'roles', drawer: 'preview' },
  { id: 'duplicate', label: messages.duplicate, icon: Copy, operation: 'createRole', drawer: 'duplicate' },
  'separator',
  {
    id: 'delete',
    label: messages.delete,
    icon: Trash,
    tone: 'danger',
    operation: 'deleteRole',
    disabledReason: deleteObstacle,
    drawer: 'delete',
  },
];
