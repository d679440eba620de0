import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { WorldMap } from './WorldMap.tsx';

const connections = Object.entries({
  FR: 41_200,
  DE: 36_800,
  ES: 29_400,
  GB: 22_000,
  IT: 18_600,
  US: 14_200,
  BR: 11_900,
  IN: 9_400,
  PT: 6_100,
  NL: 5_200,
  PL: 4_800,
  AR: 3_900,
  CA: 3_100,
  AU: 2_700,
  SE: 2_400,
  NO: 1_900,
  MX: 1_500,
  JP: 1_200,
  MA: 900,
  ZA: 640,
  TH: 410,
  SG: 380,
  CL: 210,
  KE: 90,
  MT: 45,
  NZ: 12,
}).map(([country, value]) => ({ country, value }));

const meta = {
  title: 'Data/World map',
  component: WorldMap,
  tags: ['ready'],
  args: { label: 'Connections by country', items: connections },
} satisfies Meta<typeof WorldMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Darker means more; countries too small to draw are listed below. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('application', { name: 'Connections by country' });
    await expect(map.querySelectorAll('[data-country]').length).toBeGreaterThan(170);
    await expect(canvas.getByText('Too small to draw: Singapore, Malta.')).toBeVisible();
    const [first, second] = within(canvas.getByRole('list', { name: 'Map colors' })).getAllByRole('listitem');
    const swatch = second?.firstElementChild?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(first as HTMLElement);
    const { right } = range.getBoundingClientRect();
    await expect((swatch?.left ?? 0) - right).toBeGreaterThan(8);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** The keyboard moves from the highest value down. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const map = await canvas.findByRole('application');
    map.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvasElement.querySelector('output')?.textContent).toMatch(/^Germany: Value 36.8K, Share 16/u);
    await userEvent.keyboard('{End}');
    await expect(canvasElement.querySelector('output')?.textContent).toMatch(/^New Zealand: /u);
  },
};

/** The skeleton has the height of the map, its legend and the top countries. */
export const Loading: Story = {
  args: { isPending: true, items: [] },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
      <WorldMap {...args} data-testid="loading" />
      <WorldMap {...args} isPending={false} items={connections.slice(0, 20)} data-testid="loaded" />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('application');
    const [loading, loaded] = ['loading', 'loaded'].map((id) => canvas.getByTestId(id).getBoundingClientRect().height);
    await expect(Math.abs((loading ?? 0) - (loaded ?? 0))).toBeLessThanOrEqual(2);
  },
};

/** All countries with name, code and share, including those too small to draw; unknown codes are "Unknown". */
export const AsTable: Story = {
  args: { items: [...connections, { country: 'ZZ', value: 7 }, { country: 'fr', value: 800 }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const table = canvas.getByRole('table', { name: 'Connections by country' });
    await expect(within(table).getByRole('row', { name: /^France FR 42.000/u })).toBeVisible();
    await expect(within(table).getByRole('row', { name: /^Singapore SG/u })).toBeInTheDocument();
    await expect(within(table).getByRole('row', { name: /^Unknown ZZ/u })).toBeInTheDocument();
  },
};

/** Many, one, none. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Many countries">
        <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
          <WorldMap {...args} />
        </div>
      </BoardRow>
      <BoardRow label="One; none; on its way">
        {[
          { label: 'One country', items: connections.slice(0, 1) },
          { label: 'None', items: [] },
          { label: 'On its way', items: [], isPending: true },
        ].map((cell) => (
          <div key={cell.label} style={{ inlineSize: 320, maxInlineSize: '100%' }}>
            <WorldMap {...cell} />
          </div>
        ))}
      </BoardRow>
    </Board>
  ),
};
