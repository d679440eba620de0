import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { contrast } from '../theme/contrast.ts';
import { computedHex } from '../storybook/measure.ts';
import { BrandEditor } from '../storybook/BrandEditor.tsx';

const meta = {
  title: 'Foundations/Brand',
  component: BrandEditor,
  tags: ['ready'],
  args: { initial: '#0b62d6' },
} satisfies Meta<typeof BrandEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const colorsOf = (element: HTMLElement) => {
  const style = getComputedStyle(element);
  return { fill: computedHex(style.backgroundColor) ?? '', text: computedHex(style.color) ?? '' };
};

const modes = ['Light', 'Dark'] as const;
const button = (canvas: Canvas, mode: string) =>
  within(canvas.getByRole('region', { name: mode })).getByRole('button', { name: 'Send invitation' });
const link = (canvas: Canvas, mode: string) =>
  within(canvas.getByRole('region', { name: mode })).getByRole('link', { name: 'Delivery report' });

/** Generates and measures both themes from one color. Undo restores the previous brand. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = modes.map((mode) => colorsOf(button(canvas, mode)).fill);
    const field = canvas.getByRole('textbox', { name: 'Brand color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#7b2ff7');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply brand' }));
    await waitFor(() => expect(colorsOf(button(canvas, 'Light')).fill).toBe('#7b2ff7'));
    for (const mode of modes) {
      const { fill, text } = colorsOf(button(canvas, mode));
      await expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(modes.map((mode) => colorsOf(button(canvas, mode)).fill)).toEqual(before));
  },
};

/** A brand also applies to a dark section, with readable links. */
export const BothModes: Story = {
  name: 'Both color modes',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lime #c6f500' }));
    await waitFor(() => expect(colorsOf(button(canvas, 'Dark')).fill).toBe('#c6f500'));
    // In light the color is adjusted for contrast; in dark it is used as is, with dark text.
    await expect(colorsOf(button(canvas, 'Light')).fill).not.toBe('#c6f500');
    await expect(colorsOf(button(canvas, 'Dark')).text).toBe('#0b0c0e');
    const surfaces = modes.map((mode) => colorsOf(canvas.getByRole('region', { name: mode })).fill);
    await expect(surfaces).toEqual(['#ffffff', '#131518']);
    for (const [index, mode] of modes.entries())
      await expect(contrast(colorsOf(link(canvas, mode)).text, surfaces[index] ?? '')).toBeGreaterThanOrEqual(4.5);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  },
};

/** A red brand would make "Save" look like "Delete", so the editor warns. */
export const ToneConflict: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Signal red #d6202e' }));
    await expect(await canvas.findByText(/close to danger/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  },
};

/** Yellow has too little contrast on white: the editor shows the adjusted color and its distance. */
export const AdjustedColor: Story = {
  name: 'Adjusted color',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yellow #ffff00' }));
    await expect(await canvas.findByText('Buttons will not use this color on light pages')).toBeVisible();
    await expect(canvas.getByText(/instead of #ffff00: a visibly different color/u)).toBeVisible();
    await expect(canvas.getByText(/Buttons use the brand color/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  },
};

/** A medium gray looks disabled, so the editor warns. */
export const DisabledAppearance: Story = {
  name: 'Looks disabled',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Grey #777777' }));
    await expect(await canvas.findByText('Buttons will look disabled on light pages and on dark pages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  },
};

/** An invalid color changes nothing, and the field shows the accepted formats. */
export const InvalidColor: Story = {
  name: 'Invalid color',
  play: async ({ canvas, userEvent }) => {
    const before = colorsOf(button(canvas, 'Light')).fill;
    const field = canvas.getByRole('textbox', { name: 'Brand color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#fff;}}html{{display:none}');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply brand' }));
    await expect(await canvas.findByText('Enter a color as #rrggbb')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(colorsOf(button(canvas, 'Light')).fill).toBe(before);
  },
};
