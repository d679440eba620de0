import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ListFilter } from '../icon/index.ts';
import { Board, BoardRow, Forced, stateNames } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Inputs/Search field',
  component: SearchField,
  tags: ['ready'],
  args: { label: 'Search users', placeholder: 'Search by name or e-mail', value: '', onChange: fn(), onSubmit: fn() },
  render: (args) => (
    <Column width={360}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <SearchField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clear button empties the field and keeps focus in it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search users' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'amara{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('amara');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** The first Escape clears the field; when empty, Escape reaches the dialog around it. */
export const Escape: Story = {
  args: { value: 'amara' },
  play: async ({ canvas, canvasElement }) => {
    const escaped = fn();
    canvasElement.addEventListener('keydown', escaped);
    const field = canvas.getByRole('searchbox', { name: 'Search users' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(escaped).toHaveBeenCalled();
    canvasElement.removeEventListener('keydown', escaped);
  },
};

/** Enter and Escape of an input method accept or cancel the composition; they do not search or clear. */
export const Composition: Story = {
  args: { value: '東' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search users' });
    field.focus();
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveValue('東');
  },
};

/** Results are loading. */
export const Pending: Story = {
  args: { value: 'amara', isPending: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Searching' })).toBeInTheDocument();
  },
};

/** Borderless until used, for table toolbars that have their own border. */
export const Plain: Story = {
  args: { variant: 'plain', icon: ListFilter, placeholder: 'Filter by name, role, status' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'البحث عن المستخدمين', placeholder: 'البحث بالاسم', value: 'أمارا' },
};

const width = { inlineSize: 260 };
const names = { outlined: 'Outlined', plain: 'Plain' };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['outlined', 'plain'] as const).map((variant) =>
        (['rest', 'hover', 'focus-visible'] as const).map((state) => {
          const field = (
            <div style={width}>
              <SearchField
                label={`${variant} ${state}`}
                variant={variant}
                value=""
                placeholder="Search by name"
                onChange={fn()}
              />
            </div>
          );
          return (
            <BoardRow key={`${variant} ${state}`} label={`${names[variant]}, ${stateNames[state].toLowerCase()}`}>
              {state === 'rest' ? field : <Forced state={state}>{field}</Forced>}
              <div style={width}>
                <SearchField label={`${variant} ${state} filled`} variant={variant} value="amara" onChange={fn()} />
              </div>
            </BoardRow>
          );
        }),
      )}
      <BoardRow label="Sizes, disabled">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <div key={size} style={{ inlineSize: 180 }}>
            <SearchField label={size} size={size} value="amara" onChange={fn()} />
          </div>
        ))}
        <div style={{ inlineSize: 180 }}>
          <SearchField label="Disabled" value="" placeholder="Search" isDisabled onChange={fn()} />
        </div>
      </BoardRow>
    </Board>
  ),
};
