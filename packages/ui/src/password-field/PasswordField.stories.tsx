import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { PasswordChecklist, type PasswordRequirement } from './PasswordChecklist.tsx';
import { PasswordField } from './PasswordField.tsx';

/** A sample policy; applications define their own. */
function requirementsOf(password: string): PasswordRequirement[] {
  return [
    { id: 'length', label: 'At least 12 characters', isMet: password.length >= 12 },
    { id: 'case', label: 'Uppercase and lowercase letters', isMet: /[a-z]/u.test(password) && /[A-Z]/u.test(password) },
    { id: 'number', label: 'A number', isMet: /[0-9]/u.test(password) },
    { id: 'symbol', label: 'A symbol', isMet: /[^a-z0-9]/iu.test(password) },
  ];
}

const meta = {
  title: 'Inputs/Password field',
  component: PasswordField,
  subcomponents: { PasswordChecklist },
  tags: ['ready'],
  args: { label: 'Password', value: '', onChange: fn() },
  render: (args) => (
    <Column width={360}>
      <Controlled initial={args.value ?? ''} onChange={args.onChange}>
        {(value, onChange) => <PasswordField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { size: 'xl', labelEnd: <Link href="#forgot">Forgot password?</Link> },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' });
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(field, 'Northern-lights-7');
    await expect(args.onChange).toHaveBeenLastCalledWith('Northern-lights-7');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** The eye button shows or hides the password, and its label says which. */
export const Revealed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.type(field, 'Northern-lights-7');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Northern-lights-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

/** Password managers paste passwords: never block it. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Password', { selector: 'input' }));
    await userEvent.paste('correct horse battery staple');
    await expect(args.onChange).toHaveBeenLastCalledWith('correct horse battery staple');
  },
};

export const CapsLock: Story = {
  args: { errorMessage: 'Incorrect username or password.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(field).toHaveAccessibleDescription('Incorrect username or password. Caps Lock is on.');
    await fireEvent.keyDown(field, { key: 'a', modifierCapsLock: false });
    await expect(field).toHaveAccessibleDescription('Incorrect username or password.');
  },
};

/** For a new password, the requirements are visible from the start and are checked off as they are met. */
export const WithChecklist: Story = {
  args: { label: 'New password', autoComplete: 'new-password' },
  render: (args) => (
    <Column width={400}>
      <Controlled initial={args.value ?? ''} onChange={args.onChange}>
        {(value, onChange) => (
          <div style={{ display: 'grid', gap: 12 }}>
            <PasswordField {...args} value={value} onChange={onChange} />
            <PasswordChecklist requirements={requirementsOf(value)} />
          </div>
        )}
      </Controlled>
    </Column>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password', { selector: 'input' });
    const list = within(canvas.getByRole('list', { name: 'The password needs' }));
    const lines = () => list.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines()[2]).toBe('A number not met yet');
    await userEvent.type(field, 'Northern7');
    await expect(lines()).toEqual([
      'At least 12 characters not met yet',
      'Uppercase and lowercase letters met',
      'A number met',
      'A symbol not met yet',
    ]);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 met'));
    await userEvent.type(field, '-lights');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 met'));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'كلمة المرور', value: 'Northern-lights-7' },
};

const width = { inlineSize: 280 };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['rest', 'hover', 'focus-visible'] as const).map((state) => {
        const field = (
          <div style={width}>
            <PasswordField label="Password" value="Northern-lights-7" onChange={fn()} />
          </div>
        );
        return (
          <BoardRow key={state} label={stateNames[state]}>
            {state === 'rest' ? field : <Forced state={state}>{field}</Forced>}
            <div style={width}>
              <PasswordField label="Invalid" value="" errorMessage="Enter your password." onChange={fn()} />
            </div>
          </BoardRow>
        );
      })}
      <BoardRow label="Disabled, and 44 px">
        <div style={width}>
          <PasswordField label="Disabled" value="Northern-lights-7" isDisabled onChange={fn()} />
        </div>
        <div style={width}>
          <PasswordField label="Extra large" size="xl" value="Northern-lights-7" onChange={fn()} />
        </div>
      </BoardRow>
      <BoardRow label="Checklist: nothing, some, all">
        {['', 'Northern7', 'Northern-lights-7'].map((password) => (
          <div key={password} style={width}>
            <PasswordChecklist
              label={`The password needs, ${password.length}`}
              requirements={requirementsOf(password)}
            />
          </div>
        ))}
      </BoardRow>
    </Board>
  ),
};
