import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { editedPermissions, samplePermissions, savedPermissions } from '../storybook/samplePermissions.tsx';
import { PermissionChanges } from './PermissionChanges.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { permissionChanges } from './permissions.ts';

const meta = {
  title: 'Inputs/Permission matrix',
  component: PermissionMatrix,
  subcomponents: { PermissionChanges },
  tags: ['draft'],
  args: {
    label: 'Permissions',
    items: samplePermissions,
    value: savedPermissions,
    savedValue: savedPermissions,
    onChange: fn(),
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <PermissionMatrix {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
} satisfies Meta<typeof PermissionMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const group = (canvas: Canvas, name: string) => canvas.getByRole('radiogroup', { name });
const level = (canvas: Canvas, name: string, option: string) =>
  within(group(canvas, name)).getByRole('radio', { name: option });

/** Each group is one Tab stop; arrow keys select, and the saved level is announced (1, 4, 5). */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    level(canvas, 'Analytics', 'Manage').focus();
    await userEvent.tab();
    await expect(level(canvas, 'Parameters', 'Read')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...savedPermissions, 'ei.keys': 'read' });
    await expect(group(canvas, 'SDK API keys')).toHaveAccessibleDescription(/^was Manage/u);
    await userEvent.keyboard('{ArrowRight}');
    await expect(group(canvas, 'SDK API keys')).toHaveAccessibleDescription('Public keys for players');
    // A group missing from the value has no access.
    await expect(level(canvas, 'Billing', 'None')).toBeChecked();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Sets a whole area up to each maximum level; one Tab stop, and the result is announced (3, 4). */
export const SetAll: Story = {
  play: async ({ args, canvas }) => {
    const all = within(canvas.getByRole('toolbar', { name: 'Set all of Edge Intelligence' }));
    all.getByRole('button', { name: 'None' }).focus();
    await userEvent.keyboard('{End}');
    await expect(all.getByRole('button', { name: 'Manage' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...savedPermissions, 'ei.parameters': 'read' });
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByText('0 of 3')).toBeVisible();
    await expect(canvas.getByText(/^Edge Intelligence: all set to None/u)).toBeInTheDocument();
    await userEvent.tab();
    await expect(level(canvas, 'Analytics', 'None')).toHaveFocus();
    await expect(level(canvas, 'Dashboards', 'Manage')).toBeChecked();
  },
};

/** Levels above the maximum cannot be selected, and the group explains why (2). */
export const HighestLevel: Story = {
  play: async ({ args, canvas }) => {
    const manage = level(canvas, 'Parameters', 'Manage');
    await expect(manage).toBeDisabled();
    await expect(group(canvas, 'Parameters')).toHaveAccessibleDescription(/Resellers can only read/u);
    level(canvas, 'Parameters', 'Read').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...savedPermissions, 'ei.parameters': 'none' });
  },
};

/** Searches by name, description, ID or area without changing levels (7). */
export const Searched: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search permissions' });
    await userEvent.type(search, 'token');
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
    await expect(canvas.getByText('1 found')).toBeVisible();
    // Otherwise, Enter would submit the form around it.
    await expect(await fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
    // "Set all" would include hidden groups.
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'ed.');
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(2);
    await userEvent.clear(search);
    await userEvent.type(search, 'nowhere');
    await expect(canvas.getByText('Nothing matches “nowhere”')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(16);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Unsaved changes next to the matrix, each group once (5, 6). */
export const Reviewed: Story = {
  args: { value: editedPermissions },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>
          <div style={{ flex: '1 1 560px', minInlineSize: 0 }}>
            <PermissionMatrix {...args} value={value} onChange={onChange} />
          </div>
          <div style={{ flex: '0 1 320px', minInlineSize: 0 }}>
            <PermissionChanges items={permissionChanges(args.items, savedPermissions, value)} />
          </div>
        </div>
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Changed permissions' });
    const listItems = within(list).getAllByRole('listitem');
    await expect(listItems).toHaveLength(4);
    await expect(listItems[0]).toHaveTextContent(/^ResourcesEdge Deliveryfrom Read to Manage/u);
    await expect(listItems[2]).toHaveTextContent(/^API tokensSettingsfrom Manage to Read/u);
    await userEvent.click(level(canvas, 'Resources', 'Read'));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Read-only: levels are text, without controls (8). */
export const ReadOnly: Story = {
  args: { isReadOnly: true, isSearchShown: false, headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Edge Intelligence' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Users').closest('[data-level], div')).toBeVisible();
    await expect(canvas.getAllByText('Manage')).toHaveLength(4);
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Grant at least one permission.', value: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription(
      'Grant at least one permission.',
    );
  },
};

/** In a narrow container, each group is a card with full-width levels (9). */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    const levels = group(canvas, 'Resources').getBoundingClientRect();
    const name = canvas.getByText('Resources').getBoundingClientRect();
    await expect(levels.top).toBeGreaterThan(name.bottom);
    await expect(levels.width).toBeGreaterThan(220);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Edited, narrow">
        <div style={{ inlineSize: 760, maxInlineSize: '100%' }}>
          <PermissionMatrix {...args} value={editedPermissions} />
        </div>
        <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
          <PermissionMatrix {...args} label="Narrow" items={args.items.slice(0, 3)} value={editedPermissions} />
        </div>
      </BoardRow>
      <BoardRow label="Invalid, read-only">
        <div style={{ inlineSize: 760, maxInlineSize: '100%' }}>
          <PermissionMatrix
            {...args}
            items={args.items.slice(1, 3)}
            value={{}}
            savedValue={undefined}
            isRequired
            errorMessage="Grant at least one permission."
          />
        </div>
        <div style={{ inlineSize: 760, maxInlineSize: '100%' }}>
          <PermissionMatrix {...args} items={args.items.slice(0, 2)} isReadOnly savedValue={undefined} />
        </div>
      </BoardRow>
      <BoardRow label="Changes, and no changes">
        <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
          <PermissionChanges items={permissionChanges(args.items, savedPermissions, editedPermissions)} />
        </div>
        <PermissionChanges items={[]} />
      </BoardRow>
    </Board>
  ),
};
