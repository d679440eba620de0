import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Users } from './Users.tsx';

// A slow machine loads the parts of a screen late.
configure({ asyncUtilTimeout: 60_000 });
const user = userEvent.setup();

beforeEach(() => {
  render(<Users />);
});
afterEach(cleanup);

const row = (name: string) => screen.queryByRole('rowheader', { name });

it('invites a user with a form in a dialog', async () => {
  await user.click(screen.getByRole('button', { name: 'Invite user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await dialog.findByText('Enter a name.');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Jonas');
  await user.click(dialog.getByRole('button', { name: /Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Admin' }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('Invitation sent');
  expect(row('Jonas')).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('runs an action from a menu', async () => {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete all' }));
  expect(row('Amara')).toBeNull();
});

it('opens the menu with the keyboard', async () => {
  screen.getByRole('button', { name: 'More' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Delete all' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});

it('runs an action from the menu of a row', async () => {
  await user.click(screen.getByRole('button', { name: /Amara/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(row('Amara')).toBeNull();
  expect(row('Leïla')).not.toBeNull();
});

it('runs a bulk action', async () => {
  await user.click(screen.getByRole('checkbox', { name: /Amara/ }));
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Users disabled')).not.toBeNull();
});
