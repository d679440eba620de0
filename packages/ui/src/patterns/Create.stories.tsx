import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Plus } from '../icon/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { Page } from '../shell/index.ts';
import { SnackbarProvider, useSnackbar } from '../snackbar/index.ts';
import { Column, Row } from '../storybook/Layout.tsx';
import { users, userColumns } from '../storybook/samplePeople.tsx';
import { StoryShell } from '../storybook/StoryShell.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import { Switch } from '../switch/index.ts';
import { DataTable, TableCard } from '../data-table/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

const roles = ['Administrator', 'Regular', 'Read only', 'Stream operations'].map((label) => ({ id: label, label }));

type Errors = Record<string, string>;

/** Minimal form logic for this pattern; the product uses packages/forms. */
function useFormErrors(focus: (name: string) => void) {
  const [errors, setErrors] = useState<Errors>({});
  return {
    errors,
    /** Focuses the first invalid field; returns whether there is none. */
    check: (next: Errors) => {
      setErrors(next);
      const [first] = Object.keys(next);
      if (first !== undefined) focus(first);
      return first === undefined;
    },
    clear: (name: string) => setErrors(({ [name]: _removed, ...rest }) => rest),
  };
}

function InviteDrawer({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<string | null>(null);
  const [isAdmin, setIsAdmin] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const roleField = useRef<HTMLButtonElement>(null);
  const snackbar = useSnackbar();
  const form = useFormErrors((name) => (name === 'email' ? emailField : roleField).current?.focus());
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isFine = form.check({
      ...(/^\S+@\S+\.\S+$/u.test(email) ? {} : { email: email === '' ? 'Enter an e-mail address.' : 'Add a domain.' }),
      // Server-side errors are shown on their field.
      ...(email === 'amara.okafor@solstice.tv' ? { email: 'Amara Okafor is already a user.' } : {}),
      ...(role === null ? { role: 'Select a role.' } : {}),
    });
    if (!isFine) return;
    snackbar.show({ kind: 'success', message: `Invitation sent to ${email}` });
    onOpenChange(false);
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Invite user"
      description="They get an e-mail with a link that is valid for 7 days."
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form="invite">
            Send invitation
          </Button>
        </>
      }
    >
      <form id="invite" noValidate onSubmit={send}>
        <Column>
          <TextField
            ref={emailField}
            label="E-mail"
            type="email"
            isRequired
            value={email}
            onChange={(next) => {
              setEmail(next);
              form.clear('email');
            }}
            errorMessage={form.errors['email']}
          />
          <Select
            ref={roleField}
            label="Role"
            isRequired
            items={roles}
            value={role}
            onChange={(next) => {
              setRole(next);
              form.clear('role');
            }}
            errorMessage={form.errors['role']}
          />
          <Switch
            label="Administrator of Northlight"
            description="Full access, including billing and other administrators."
            isSelected={isAdmin}
            onChange={setIsAdmin}
          />
        </Column>
      </form>
    </Drawer>
  );
}

function ListWithDrawer({ isOpen: isOpenFirst = false }: { isOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  return (
    <StoryShell>
      <Page layout="fit">
        <PageHeader
          title="Users"
          count={2431}
          actions={
            <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
              Invite user
            </Button>
          }
        />
        <TableCard>
          <DataTable isFitted label="Users" columns={userColumns} rows={users} rowKey={({ id }) => id} />
        </TableCard>
        {/* Remounted each time it opens, so that it starts empty. */}
        <InviteDrawer key={String(isOpen)} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Page>
    </StoryShell>
  );
}

const meta = {
  title: 'Patterns/Create',
  component: ListWithDrawer,
  tags: ['ready'],
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  ...fullPage,
} satisfies Meta<typeof ListWithDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short form next to the list it adds to. */
export const Default: Story = {
  args: { isOpen: true },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Invite user' }, arrival);
    await waitFor(() => expect(within(drawer).getByLabelText(/E-mail/u)).toHaveFocus());
  },
};

/** Submit too early, correct, get a server error, and submit again, with the keyboard only. */
export const InvitesAfterErrors: Story = {
  play: async () => {
    const open = screen.getByRole('button', { name: 'Invite user' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Invite user' }, arrival);
    const form = within(drawer);
    await waitFor(() => expect(form.getByRole('textbox', { name: /E-mail/u })).toHaveFocus());
    const send = form.getByRole('button', { name: 'Send invitation' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    const email = form.getByRole('textbox', { name: /E-mail/u });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address.');
    await userEvent.keyboard('amara.okafor@solstice.tv');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Regular' }));
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText('Amara Okafor is already a user.')).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, 'nadia@harborfm.gh');
    send.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('Invitation sent to nadia@harborfm.gh')).toBeVisible(), arrival);
    await waitFor(() => expect(open).toHaveFocus());
  },
};

const scopes = [
  { id: 'read', label: 'Read', description: 'View users, tokens and statistics.' },
  { id: 'write', label: 'Read and write', description: 'Also create, edit and delete them.' },
] as const;

function CreateToken() {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'read' | 'write' | null>(null);
  const [note, setNote] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const scopeField = useRef<HTMLInputElement>(null);
  const snackbar = useSnackbar();
  const form = useFormErrors((field) => (field === 'name' ? nameField : scopeField).current?.focus());
  const create = (event: FormEvent) => {
    event.preventDefault();
    const isFine = form.check({
      ...(name === '' ? { name: 'Enter a name.' } : {}),
      ...(scope === null ? { scope: 'Select what the token can do.' } : {}),
    });
    if (isFine) snackbar.show({ kind: 'success', message: `Token ${name} created` });
  };
  return (
    <StoryShell
      current="apis"
      crumbs={[
        { id: 'apis', label: 'API Integrations', href: '#apis' },
        { id: 'tokens', label: 'API tokens', href: '#tokens' },
        { id: 'new', label: 'New token' },
      ]}
    >
      <Page>
        <PageHeader title="New token" description="The token is shown once, when it is created." />
        <form noValidate onSubmit={create} style={{ maxInlineSize: 720 }}>
          <Column>
            <Card title="Token">
              <Column>
                <TextField
                  ref={nameField}
                  label="Name"
                  isRequired
                  description="The service and region that use it, for example ingest-eu."
                  value={name}
                  onChange={(next) => {
                    setName(next);
                    form.clear('name');
                  }}
                  errorMessage={form.errors['name']}
                />
                <RadioGroup
                  ref={scopeField}
                  label="Access"
                  isRequired
                  variant="cards"
                  orientation="row"
                  items={scopes}
                  value={scope}
                  onChange={(next) => {
                    setScope(next);
                    form.clear('scope');
                  }}
                  errorMessage={form.errors['scope']}
                />
                <TextArea label="Note" isOptionalShown value={note} onChange={setNote} />
              </Column>
            </Card>
            <Row>
              <Button variant="primary" type="submit">
                Create token
              </Button>
              <Button>Cancel</Button>
            </Row>
          </Column>
        </form>
      </Page>
    </StoryShell>
  );
}

/** A form on its own page: one column, with the buttons after the last field. */
export const FullPage: Story = {
  render: () => <CreateToken />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    const name = screen.getByRole('textbox', { name: /Name/u });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(screen.getByRole('radio', { name: 'Read' }));
    await userEvent.type(name, 'ingest-eu{Enter}');
    await waitFor(() => expect(screen.getByText('Token ingest-eu created')).toBeVisible(), arrival);
  },
};

/** All errors, for visual review. */
export const WithErrors: Story = {
  render: () => <CreateToken />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    await expect(await screen.findByText('Enter a name.')).toBeVisible();
  },
};

/** On a phone, the drawer opens from the bottom. */
export const Phone: Story = {
  ...onPhone,
  args: { isOpen: true },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Invite user' }, arrival);
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
