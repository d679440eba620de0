import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Controlled } from '../storybook/Controlled.tsx';
import { Column } from '../storybook/Layout.tsx';
import { sampleImage, sampleSource } from '../storybook/sampleImages.ts';
import { ImageField } from './ImageField.tsx';

const picked = (index: number) => ({ ...sampleImage(index), alt: sampleImage(index).alt ?? '' });

const meta = {
  title: 'Inputs/Image field',
  component: ImageField,
  tags: ['draft'],
  args: {
    label: 'Sign-in logo',
    value: picked(7),
    onChange: fn(),
    source: sampleSource(31),
    recommendedSize: { width: 820, height: 300 },
  },
  render: (args) => (
    <Column width={560}>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <ImageField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Column>
  ),
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picker's code loads on the first press, which can be slow on a busy machine. */
const patiently = { timeout: 60_000 };

/** Replaces the image with one from the gallery; focus returns to the button. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const change = canvas.getByRole('button', { name: 'Change Sign-in logo' });
    await expect(change).toHaveAccessibleDescription(/^JPG, JPEG, or PNG, up to 1.MB; 820 × 300 px is best$/u);
    await userEvent.click(change);
    await userEvent.click(await screen.findByRole('radio', { name: /stadium-night/u }, patiently));
    await userEvent.click(screen.getByRole('button', { name: 'Use image' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(picked(0));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(change).toHaveFocus());
    await expect(canvas.getByRole('img', { name: picked(0).alt })).toBeVisible();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Previews the image on light and dark, whatever the page's theme. */
export const OnLightAndDark: Story = {
  play: async ({ canvas }) => {
    const board = canvas.getByRole('img', { name: 'Northlight' }).parentElement!;
    const before = getComputedStyle(board).backgroundColor;
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(getComputedStyle(board).backgroundColor).not.toBe(before));
  },
};

/** Without an image, the picker opens on the Upload tab. After Remove, the button to choose one has focus. */
export const Removed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sign-in logo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    const choose = canvas.getByRole('button', { name: 'Choose image: Sign-in logo' });
    await expect(choose).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', {}, patiently));
    await expect(dialog.getByRole('tab', { name: 'Upload image' })).toHaveAttribute('aria-selected', 'true');
  },
};

/**
 * If the image fails to load, the preview shows an error with Try again; focus stays in the field, even if it is read-only.
 */
export const LoadError: Story = {
  args: { value: { ...picked(0), url: 'data:image/png;base64,AA' } },
  render: (args) => (
    <Column width={560}>
      <ImageField {...args} />
      <ImageField {...args} label="Teaser" isReadOnly />
    </Column>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    const [alert, alertToRead] = canvas.getAllByRole('alert');
    await expect(alert).toHaveTextContent('The image could not be downloaded.');
    const board = alertToRead!.parentElement;
    await userEvent.click(within(alert!).getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Change Sign-in logo' })).toHaveFocus();
    await userEvent.click(within(alertToRead!).getByRole('button', { name: 'Try again' }));
    await expect(board).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
};

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => {
    const width = { inlineSize: 560, maxInlineSize: '100%' };
    return (
      <Board>
        <BoardRow label="With an image, decorative">
          <div style={width}>
            <ImageField {...args} />
          </div>
          <div style={width}>
            <ImageField {...args} label="Teaser" value={{ ...picked(2), alt: '' }} />
          </div>
        </BoardRow>
        <BoardRow label="Without one, required and missing">
          <div style={width}>
            <ImageField {...args} value={null} />
          </div>
          <div style={width}>
            <ImageField {...args} value={null} isRequired errorMessage="Required field." />
          </div>
        </BoardRow>
        <BoardRow label="Disabled, read-only, narrow">
          <div style={width}>
            <ImageField {...args} isDisabled />
          </div>
          <div style={width}>
            <ImageField {...args} isReadOnly />
          </div>
          <div style={{ inlineSize: 288 }}>
            <ImageField {...args} label="Narrow" />
          </div>
        </BoardRow>
      </Board>
    );
  },
};
