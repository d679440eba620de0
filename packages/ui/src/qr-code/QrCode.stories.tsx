import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyValueList } from '../key-value-list/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { QrCode } from './QrCode.tsx';

const address = 'otpauth://totp/Edge%20Console:amara.okafor@solstice.tv?secret=JBSWY3DPEHPK3PXPQ4ZA6TR2&issuer=Edge';

const meta = {
  title: 'Display/QR code',
  component: QrCode,
  tags: ['ready'],
  args: { value: address, label: 'QR code for your authenticator app' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/gu)?.map(Number) ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Dark on light in both themes, with a quiet zone of four modules; its name is its purpose, not its content. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const code = canvas.getByRole('img', { name: 'QR code for your authenticator app' });
    const background = code.parentElement as HTMLElement;
    const { backgroundColor, color } = getComputedStyle(background);
    await expect(luminance(backgroundColor)).toBeGreaterThan(240);
    await expect(luminance(color)).toBeLessThan(60);
    await expect(canvasElement.innerHTML).not.toContain('JBSWY3DPEHPK3PXP');
    // The first dark module starts after the quiet zone.
    const dark = code.querySelectorAll('path')[1];
    await expect(dark?.getAttribute('d')).toMatch(/^M4[ ,]4/u);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** For people without a camera: the content as text. */
export const WithAlternative: Story = {
  args: {
    children: (
      <KeyValueList
        items={[
          { label: 'Account', value: 'Edge Console' },
          { label: 'Key', value: 'JBSW Y3DP EHPK 3PXP', isCode: true, copy: 'JBSWY3DPEHPK3PXP' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy key' })).toBeVisible();
  },
};

/** Shrinks in a narrow container and stays square. */
export const Narrow: Story = {
  args: { size: 240 },
  render: (args) => (
    <div style={{ inlineSize: 120 }}>
      <QrCode {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(120);
    await expect(height).toBe(120);
  },
};

/** All sizes. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Sizes">
        <QrCode value="https://edge.example/a/7f1c20ab" label="Short address" size={120} />
        <QrCode value={address} label="For the screen" />
        <QrCode value={address} label="For print" medium="print" size={240} />
      </BoardRow>
    </Board>
  ),
};
