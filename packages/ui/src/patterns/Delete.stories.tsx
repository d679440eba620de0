import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { CircleSlash, LogOut, Trash } from '../icon/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Page } from '../shell/index.ts';
import { SnackbarProvider, useSnackbar } from '../snackbar/index.ts';
import { users, type User, userColumns } from '../storybook/samplePeople.tsx';
import { StoryShell } from '../storybook/StoryShell.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import { DataTable, TableCard } from '../data-table/index.ts';

type Confirmation = { kind: 'delete' | 'entity'; user?: User };

function DeletePage({ confirms: initialKind }: { confirms?: 'delete' | 'entity' }) {
  const [rows, setRows] = useState(users);
  const [confirmation, setConfirmation] = useState<Confirmation | undefined>(
    initialKind && { kind: initialKind, ...(initialKind === 'delete' && users[8] ? { user: users[8] } : {}) },
  );
  const snackbar = useSnackbar();

  /** Reversible actions need no confirmation. */
  const disable = (user: User) => {
    const change = (status: User['status']) =>
      setRows((now) => now.map((row) => (row.id === user.id ? { ...row, status } : row)));
    change('inactive');
    snackbar.show({
      kind: 'success',
      message: `${user.name} disabled`,
      action: { label: 'Undo', isUndo: true, onAction: () => change(user.status) },
    });
  };

  return (
    <StoryShell>
      <Page layout="fit">
        <PageHeader
          title="Users"
          count={rows.length}
          description="Everyone who can sign in to Harbor FM."
          actions={
            <Button tone="danger" onPress={() => setConfirmation({ kind: 'entity' })}>
              Delete Harbor FM…
            </Button>
          }
        />
        <TableCard>
          <DataTable
            isFitted
            label="Users"
            columns={userColumns}
            rows={rows}
            rowKey={({ id }) => id}
            currentRowKey={confirmation?.user?.id}
            rowLabel={({ name }) => name}
            rowActions={(user) => [
              { id: 'revoke', label: 'Revoke sessions', icon: LogOut, onAction: () => {} },
              { id: 'disable', label: 'Disable', icon: CircleSlash, onAction: () => disable(user) },
              'separator',
              {
                id: 'delete',
                label: 'Delete user…',
                icon: Trash,
                tone: 'danger',
                onAction: () => setConfirmation({ kind: 'delete', user }),
              },
            ]}
          />
        </TableCard>
        <ConfirmDialog
          isOpen={confirmation?.kind === 'delete'}
          onOpenChange={(isOpen) => !isOpen && setConfirmation(undefined)}
          title={`Delete ${confirmation?.user?.name ?? ''}?`}
          tone="danger"
          confirmLabel="Delete user"
          onConfirm={() => {
            setRows((now) => now.filter(({ id }) => id !== confirmation?.user?.id));
            snackbar.show({ kind: 'success', message: `${confirmation?.user?.name ?? ''} deleted` });
          }}
        >
          {confirmation?.user?.name} is signed out immediately and cannot sign in again. Everything they created is
          kept. This cannot be undone.
        </ConfirmDialog>
        <ConfirmDialog
          isOpen={confirmation?.kind === 'entity'}
          onOpenChange={(isOpen) => !isOpen && setConfirmation(undefined)}
          title="Delete Harbor FM?"
          tone="danger"
          confirmLabel="Delete Harbor FM"
          confirmationText="Harbor FM"
          onConfirm={() => {
            setRows([]);
            snackbar.show({ kind: 'success', message: 'Harbor FM deleted' });
          }}
        >
          All 15 users lose access, 7 API tokens stop working, and players fall back to the origin. The data is removed
          after 30 days. This cannot be undone.
        </ConfirmDialog>
      </Page>
    </StoryShell>
  );
}

const meta = {
  title: 'Patterns/Delete',
  component: DeletePage,
  tags: ['ready'],
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  ...fullPage,
} satisfies Meta<typeof DeletePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (name: string) => {
  const trigger = screen.getByRole('button', { name: `Actions for ${name}` });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu', {}, arrival);
  return trigger;
};

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name, 'u') });

/**
 * Three levels of safety on one page: the harder an action is to undo, the more it asks. The first is reversible, so
 * it happens immediately and offers Undo.
 */
export const Default: Story = {
  play: async () => {
    await openMenu('Priya Raghunathan');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Disable' }));
    await waitFor(() => expect(rowOf('Priya Raghunathan')).toHaveTextContent('Disabled'));
    const undo = await screen.findByRole('button', { name: 'Undo' }, arrival);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowOf('Priya Raghunathan')).toHaveTextContent('Active'));
  },
};

/** Second level: one irreversible action. Cancel has focus, so Enter never deletes anything. */
export const SimpleConfirmation: Story = {
  play: async () => {
    await openMenu('Kofi Mensah');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete user…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Kofi Mensah?' }, arrival);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(rowOf('Kofi Mensah')).toBeVisible();
    await openMenu('Kofi Mensah');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete user…' }));
    const again = await screen.findByRole('alertdialog', {}, arrival);
    await userEvent.click(within(again).getByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(screen.getByText('Kofi Mensah deleted')).toBeVisible(), arrival);
    await expect(screen.queryByRole('row', { name: /Kofi Mensah/u })).not.toBeInTheDocument();
  },
};

/** Third level: a large permanent deletion. The user has to type the name. */
export const TypeToConfirm: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete Harbor FM…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Harbor FM?' }, arrival);
    const field = within(dialog).getByRole('textbox');
    const confirm = within(dialog).getByRole('button', { name: 'Delete Harbor FM' });
    await userEvent.type(field, 'Harbor');
    await userEvent.click(confirm);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.type(field, ' FM');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.getByText('Harbor FM deleted')).toBeVisible(), arrival);
  },
};

/** The simple confirmation, for visual review. */
export const Confirming: Story = {
  args: { confirms: 'delete' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible(), arrival);
  },
};

/** The confirmation that requires the name, for visual review. */
export const ConfirmingWithName: Story = {
  args: { confirms: 'entity' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible(), arrival);
  },
};

export const Phone: Story = { ...onPhone, args: { confirms: 'entity' }, play: ConfirmingWithName.play! };
