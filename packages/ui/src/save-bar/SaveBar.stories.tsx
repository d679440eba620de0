import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { SaveBar } from './index.ts';

const meta = {
  title: 'Navigation/Save bar',
  component: SaveBar,
  tags: ['ready'],
  args: { changeCount: 3, onSave: fn(), onDiscard: fn() },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 changes');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onDiscard).toHaveBeenCalledWith();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Shows what blocks saving; the button stays focusable, gives the same reason, and does nothing. */
export const Blocked: Story = {
  args: { blockedBy: 'fix 1 error before you save' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 changes · fix 1 error before you save');
    const save = canvas.getByRole('button', { name: 'Save changes' });
    save.focus();
    await expect(save).toHaveAccessibleDescription('fix 1 error before you save');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Says when the changes take effect. */
export const WithNote: Story = {
  args: { note: 'Customers see them within 5 minutes.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 changes · Customers see them within 5 minutes.');
  },
};

/** While saving, changes cannot be discarded and a second press does nothing. */
export const Saving: Story = {
  args: { isPending: true, changeCount: 1, saveLabel: 'Save version 38' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 change');
    await userEvent.click(canvas.getByRole('button', { name: 'Save version 38' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Discard' })).toBeDisabled();
  },
};

/** At 320 px, the buttons wrap below the text. */
export const Narrow: Story = {
  args: { blockedBy: 'fix 2 errors before you save' },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <SaveBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Unsaved changes' });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  // A page has one save bar; this image has several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Board>
      {(
        [
          ['One change', { changeCount: 1 }],
          ['Blocked', { blockedBy: 'fix 1 error before you save' }],
          ['With a note', { note: 'Customers see them within 5 minutes.' }],
          ['Another verb', { saveLabel: 'Review and save' }],
        ] as const
      ).map(([label, props]) => (
        <BoardRow key={label} label={label}>
          <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
            <SaveBar {...args} {...props} />
          </div>
        </BoardRow>
      ))}
    </Board>
  ),
};
