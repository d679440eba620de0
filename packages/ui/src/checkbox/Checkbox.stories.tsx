import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  tags: ['ready'],
  args: { label: 'I accept the terms of use', isSelected: false, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.isSelected} onChange={args.onChange}>
      {(isSelected, onChange) => <Checkbox {...args} isSelected={isSelected} onChange={onChange} />}
    </Controlled>
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms of use' });
    await userEvent.click(canvas.getByText('I accept the terms of use'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

export const WithDescription: Story = {
  args: { label: 'Tell me about new versions', description: 'At most once a month' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tell me about new versions' });
    await expect(box).toHaveAccessibleDescription('At most once a month');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Accept the terms to continue.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms of use' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Accept the terms to continue.');
  },
};

/** Some of its items are selected; only the application resolves the mixed state. */
export const Indeterminate: Story = {
  args: { label: 'All users', isIndeterminate: true },
  render: (args) => <Checkbox {...args} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'All users' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
};

/** The accessible name is the full sentence, and a press on the link does not toggle the box. */
export const LinkInLabel: Story = {
  args: {
    label: 'I accept the terms of use',
    labelContent: (
      <>
        I accept the <Link href="#terms">terms of use</Link>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms of use' });
    const link = canvas.getByRole('link', { name: 'terms of use' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/I accept/));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeVisible();
  },
};

/** The field is focusable and announced, but cannot be changed. */
export const DisabledWithReason: Story = {
  args: { label: 'Manage users', isSelected: true, disabledReason: 'Administrators always have this permission.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Manage users' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Administrators always have this permission.');
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** As in the selection column of a table. */
export const HiddenLabel: Story = {
  args: { label: 'Select Amara Okafor', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Amara Okafor' })).toBeVisible();
  },
};

const rights = [
  { id: 'read', label: 'Read', description: 'View pathways and their metrics' },
  { id: 'write', label: 'Change', description: 'Create, edit and delete pathways' },
  { id: 'publish', label: 'Publish', description: 'Apply changes for viewers' },
] as const;

const changed = fn();

/** One label, help text and error for the group. The value follows the order of the options. */
export const Group: Story = {
  render: () => (
    <Controlled initial={[] as ('read' | 'write' | 'publish')[]} onChange={changed}>
      {(value, onChange) => (
        <CheckboxGroup
          label="Permissions"
          isRequired
          items={rights}
          value={value}
          onChange={onChange}
          errorMessage={value.length === 0 ? 'Select at least one permission.' : undefined}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Permissions' });
    await expect(group).toHaveAccessibleDescription('Select at least one permission.');
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Publish' }));
    await expect(changed).toHaveBeenLastCalledWith(['publish']);
    await expect(group).toHaveAccessibleDescription('Select at least one.');
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Read' }));
    await expect(changed).toHaveBeenLastCalledWith(['read', 'publish']);
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Publish' }));
    await expect(changed).toHaveBeenLastCalledWith(['read']);
  },
};

/** "Select all" leaves items that cannot be changed. */
export const GroupWithSelectAll: Story = {
  render: () => (
    <Controlled initial={['audit'] as string[]} onChange={changed}>
      {(value, onChange) => (
        <CheckboxGroup
          label="Notify me of"
          allLabel="Everything"
          items={[
            { id: 'audit', label: 'Audit', disabledReason: 'Administrators always get these.' },
            { id: 'incidents', label: 'Incidents' },
            { id: 'limits', label: 'Limits' },
          ]}
          value={value}
          onChange={onChange}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Everything' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(changed).toHaveBeenLastCalledWith(['audit', 'incidents', 'limits']);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    await expect(changed).toHaveBeenLastCalledWith(['audit']);
    await expect(all).toBePartiallyChecked();
  },
};

/** "Select all" reflects its own items only, and is disabled if none can be changed. */
export const SelectAllOwnItems: Story = {
  render: () => (
    <>
      <CheckboxGroup
        label="Notify me of"
        allLabel="Everything"
        items={[{ id: 'incidents', label: 'Incidents' }]}
        value={['of-before']}
        onChange={changed}
      />
      <CheckboxGroup
        label="Always sent"
        allLabel="All of these"
        items={[{ id: 'audit', label: 'Audit', disabledReason: 'Administrators always get these.' }]}
        value={['audit']}
        onChange={changed}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Everything' })).not.toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'All of these' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'All of these' })).toBeChecked();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'أوافق على شروط الاستخدام', description: 'مرة واحدة في الشهر على الأكثر', isSelected: true },
};

const looks = [
  { label: 'Off', isSelected: false },
  { label: 'On', isSelected: true },
  { label: 'Mixed', isSelected: false, isIndeterminate: true },
  { label: 'Invalid', isSelected: false, errorMessage: 'Accept the terms to continue.' },
] as const;

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['rest', 'hover', 'focus-visible'] as const).map((state) => (
        <BoardRow key={state} label={stateNames[state]}>
          {looks.map((look) => {
            const box = <Checkbox {...look} onChange={fn()} />;
            return (
              <div key={look.label} style={{ inlineSize: 140 }}>
                {state === 'rest' ? box : <Forced state={state}>{box}</Forced>}
              </div>
            );
          })}
        </BoardRow>
      ))}
      <BoardRow label="Disabled">
        {looks.slice(0, 3).map((look) => (
          <div key={look.label} style={{ inlineSize: 140 }}>
            <Checkbox {...look} isDisabled onChange={fn()} />
          </div>
        ))}
        <div style={{ inlineSize: 240 }}>
          <Checkbox label="With a reason" isSelected disabledReason="Administrators always have it." onChange={fn()} />
        </div>
      </BoardRow>
      <BoardRow label="Groups">
        <div style={{ inlineSize: 280 }}>
          <CheckboxGroup label="Permissions" isRequired items={rights} value={['read']} onChange={fn()} />
        </div>
        <div style={{ inlineSize: 280 }}>
          <CheckboxGroup
            label="Permissions"
            allLabel="All permissions"
            items={rights}
            value={['read']}
            onChange={fn()}
            errorMessage="Select Publish too."
          />
        </div>
        <div style={{ inlineSize: 280 }}>
          <CheckboxGroup
            label="Days"
            orientation="row"
            items={['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ id: day, label: day }))}
            value={['Mon', 'Wed']}
            onChange={fn()}
          />
        </div>
      </BoardRow>
    </Board>
  ),
};

/** A long label wraps next to its box. */
export const Narrow: Story = {
  render: () => (
    <Column width={240}>
      <Checkbox
        label="I have read and accept the terms of use of the delivery network and of all its partners"
        isSelected={false}
        isRequired
        onChange={fn()}
        errorMessage="Accept the terms to continue."
      />
    </Column>
  ),
};
