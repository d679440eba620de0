import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { TextField } from '../text-field/index.ts';
import { type LeaveAdapter, LeaveGuardProvider, useConfirmLeave, useLeaveGuard } from './index.ts';

type Navigate = (place: string) => void;
const RouterContext = createContext<{
  go: Navigate;
  setShouldBlock: (test: () => boolean) => void;
  blocked: string;
  settle: (go: boolean) => void;
}>({
  go: () => {},
  setShouldBlock: () => {},
  blocked: '',
  settle: () => {},
});

/** The least router that can hold a navigation back; the app injects its own. */
const adapter: LeaveAdapter = {
  useBlocker(shouldBlock) {
    const { setShouldBlock, blocked, settle } = useContext(RouterContext);
    setShouldBlock(shouldBlock);
    return { state: blocked ? 'blocked' : 'unblocked', proceed: () => settle(true), reset: () => settle(false) };
  },
};

const onSignOut = fn<(mayLeave: boolean) => void>();

function Form({ name }: { name: string }) {
  const [value, setValue] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const { confirmLeave } = useLeaveGuard({
    isDirty: value !== '',
    isSaving,
    title: `Leave without saving ${name}?`,
    message: `${name} has not been saved. What you entered will be lost.`,
  });
  return (
    <>
      <TextField label={name} value={value} onChange={setValue} />
      <Button onPress={() => setIsSaving(true)}>Save {name}</Button>
      <Button onPress={() => void confirmLeave().then((mayLeave) => mayLeave && setValue(''))}>Reset {name}</Button>
    </>
  );
}

function SignOut() {
  const confirmLeave = useConfirmLeave();
  return <Button onPress={() => void confirmLeave().then(onSignOut)}>Sign out</Button>;
}

function Example({ forms }: { forms: string[] }) {
  const [place, setPlace] = useState('users');
  const [blocked, setBlocked] = useState('');
  const shouldBlock = useRef<() => boolean>(() => false);
  const go = (next: string) => (shouldBlock.current() ? setBlocked(next) : setPlace(next));
  const setShouldBlock = useCallback((test: () => boolean) => {
    shouldBlock.current = test;
  }, []);
  const settle = (mayGo: boolean) => {
    if (mayGo) setPlace(blocked);
    setBlocked('');
  };
  return (
    <RouterContext value={{ go, setShouldBlock, blocked, settle }}>
      <LeaveGuardProvider adapter={adapter}>
        <p>Page: {place}</p>
        <Button onPress={() => go('roles')}>Roles</Button>
        <SignOut />
        {place === 'users' && forms.map((name) => <Form key={name} name={name} />)}
      </LeaveGuardProvider>
    </RouterContext>
  );
}

const meta = {
  title: 'Components/Leave guard',
  component: Example,
  args: { forms: ['Profile'] },
  beforeEach: () => {
    onSignOut.mockClear();
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string) => userEvent.type(screen.getByRole('textbox', { name: label }), 'x');
const question = () => screen.findByRole('alertdialog');
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const isArmed = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Stay is the default and Esc means it: page, entry and focus stay as they were (1, 4, 5). */
export const Stays: Story = {
  play: async () => {
    await type('Profile');
    await press('Roles');
    await expect(await question()).toHaveAccessibleName('Leave without saving Profile?');
    await expect(await question()).toHaveAccessibleDescription(/will be lost/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByText('Page: users')).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue('x');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Roles' })).toHaveFocus());
    await press('Roles');
    await question();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(screen.getByText('Page: users')).toBeVisible();
    await press('Roles');
    await question();
  },
};

/** Leave goes on to where the person wanted to go (6). */
export const Leaves: Story = {
  play: async () => {
    await type('Profile');
    await press('Roles');
    await question();
    await press('Leave');
    await expect(await screen.findByText('Page: roles')).toBeVisible();
    await gone();
  },
};

/** Nothing to lose, nothing asked (2). */
export const Clean: Story = {
  play: async () => {
    await press('Sign out');
    await expect(onSignOut).toHaveBeenCalledWith(true);
    await press('Roles');
    await expect(screen.getByText('Page: roles')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** Two dirty forms, one question, in general words (3, 11). */
export const TwoForms: Story = {
  args: { forms: ['Profile', 'Phone'] },
  play: async () => {
    await type('Profile');
    await type('Phone');
    await press('Roles');
    await expect(await question()).toHaveAccessibleName('Leave without saving?');
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await press('Stay');
    await gone();
    await press('Reset Phone');
    await expect(await question()).toHaveAccessibleName('Leave without saving Phone?');
    await press('Leave');
    await gone();
    await expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
    await expect(screen.getByRole('textbox', { name: 'Profile' })).toHaveValue('x');
    await press('Roles');
    await expect(await question()).toHaveAccessibleName('Leave without saving Profile?');
  },
};

/** By program: the answer comes as a promise, and the same changes are not asked about twice (6, 8). */
export const SignsOut: Story = {
  play: async () => {
    await type('Profile');
    await press('Sign out');
    await question();
    await press('Stay');
    await gone();
    await expect(onSignOut).toHaveBeenLastCalledWith(false);
    await press('Sign out');
    await question();
    await press('Leave');
    await gone();
    await expect(onSignOut).toHaveBeenLastCalledWith(true);
    await press('Roles');
    await expect(screen.getByText('Page: roles')).toBeVisible();
  },
};

/** While it is being saved, leaving does not ask (7). */
export const Saving: Story = {
  play: async () => {
    await type('Profile');
    await press('Save Profile');
    await press('Roles');
    await expect(screen.getByText('Page: roles')).toBeVisible();
  },
};

/** Closing the tab warns only while there is something to lose, also during a save (9, 10). */
export const ClosingTheTab: Story = {
  play: async () => {
    await expect(isArmed()).toBe(false);
    await type('Profile');
    await expect(isArmed()).toBe(true);
    await press('Save Profile');
    await expect(isArmed()).toBe(true);
    await userEvent.clear(screen.getByRole('textbox'));
    await expect(isArmed()).toBe(false);
  },
};

function GuardedDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const { confirmLeave } = useLeaveGuard({ isDirty: isOpen && name !== '' });
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Invite user</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={() => void confirmLeave().then((mayLeave) => mayLeave && setIsOpen(false))}
        title="Invite user"
        footer={<Button variant="primary">Send invitation</Button>}
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Drawer>
    </>
  );
}

/** Over a drawer: Stay has the focus although the drawer holds it, and gives it back to the field (4, 5, 6, 11). */
export const OverDrawer: Story = {
  render: () => (
    <LeaveGuardProvider adapter={{ useBlocker: () => ({ state: 'unblocked' }) }}>
      <GuardedDrawer />
    </LeaveGuardProvider>
  ),
  play: async () => {
    await press('Invite user');
    await screen.findByRole('dialog', { name: 'Invite user' });
    const field = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Leïla{Escape}');
    await question();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Leïla');
    await userEvent.keyboard('{Escape}');
    await question();
    await press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite user' })).toHaveFocus());
  },
};
