import { FormElement, FormSelect, FormTextField, SubmitButton, useForm } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { BulkBar, DataTable, selectedCount, TableCard, type SelectionValue } from '@edge-console/ui/data-table';
import { Dialog } from '@edge-console/ui/dialog';
import '@edge-console/ui/fonts.css';
import { Menu } from '@edge-console/ui/menu';
import { SnackbarProvider, useSnackbar } from '@edge-console/ui/snackbar';
import '@edge-console/ui/theme';
import { useState } from 'react';
import * as v from 'valibot';

interface User {
  name: string;
  role: string;
}

const columns = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }: User) => name },
  { id: 'role', header: 'Role', cell: ({ role }: User) => role },
];
const roles = [
  { id: 'Admin', label: 'Admin' },
  { id: 'Viewer', label: 'Viewer' },
];
const schema = v.object({ name: v.pipe(v.string(), v.minLength(1, 'Enter a name.')), role: v.string() });
const nothing: SelectionValue = { mode: 'include', keys: new Set() };

function Invite({ onInvite }: { onInvite: (user: User) => void }) {
  const form = useForm({
    schema,
    initialValues: { name: '', role: 'Viewer' },
    onSubmit: async (user) => onInvite(user),
  });
  return (
    <FormElement form={form} aria-label="Invite user">
      <FormTextField form={form} name="name" label="Name" />
      <FormSelect form={form} name="role" label="Role" items={roles} />
      <SubmitButton form={form}>Send invitation</SubmitButton>
    </FormElement>
  );
}

function Screen() {
  const snackbar = useSnackbar();
  const [users, setUsers] = useState<readonly User[]>([
    { name: 'Amara', role: 'Admin' },
    { name: 'Leïla', role: 'Viewer' },
  ]);
  const [selection, setSelection] = useState(nothing);
  const [isOpen, setIsOpen] = useState(false);
  const tell = (message: string) => snackbar.show({ kind: 'success', message });
  return (
    <main>
      <Button variant="primary" onPress={() => setIsOpen(true)}>
        Invite user
      </Button>
      <Menu
        label="More"
        trigger={<Button>More</Button>}
        items={[{ id: 'clear', label: 'Delete all', onAction: () => setUsers([]) }]}
      />
      <TableCard>
        <DataTable
          label="Users"
          columns={columns}
          rows={users}
          rowKey={({ name }) => name}
          rowLabel={({ name }) => name}
          selection={selection}
          onSelectionChange={setSelection}
          rowActions={({ name }) => [
            { id: 'delete', label: 'Delete', onAction: () => setUsers(users.filter((user) => user.name !== name)) },
          ]}
        />
        <BulkBar
          selectedCount={selectedCount(selection, users.length)}
          matchingCount={users.length}
          onClear={() => setSelection(nothing)}
          actions={[{ id: 'disable', label: 'Disable', onAction: () => tell('Users disabled') }]}
        />
      </TableCard>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Invite user">
        <Invite
          onInvite={(user) => {
            setUsers([...users, user]);
            setIsOpen(false);
            tell('Invitation sent');
          }}
        />
      </Dialog>
    </main>
  );
}

/** A screen as an application writes it: table, bulk action, menu, dialog and form. */
export function Users() {
  return (
    <SnackbarProvider>
      <Screen />
    </SnackbarProvider>
  );
}
