import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Status } from '../status/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Column, Row } from '../storybook/Layout.tsx';
import { KeyValueList, type KeyValueItem } from './KeyValueList.tsx';

const certificate = 'arn:aws:acm:eu-north-1:482901736455:certificate/7f1c20ab-9d34-4e61-b2f0-1f6d2c8e9a07';

const items: readonly KeyValueItem[] = [
  { label: 'Account name', value: 'Solstice TV' },
  { label: 'Company', value: 'Solstice Broadcasting SAS' },
  {
    label: 'Services',
    value: (
      <Row>
        <Badge tone="primary">Edge Intelligence</Badge>
        <Badge tone="primary">Edge Delivery</Badge>
      </Row>
    ),
  },
  { label: 'Customer ID', value: 'ei_4f21c9', isCode: true, copy: true },
  { label: 'Certificate', value: certificate, isCode: true, copy: true },
  { label: 'Status', value: <Status kind="active" /> },
  { label: 'Last used', value: null, emptyMessage: 'Never' },
  { label: 'Billing contact', value: '' },
];

const meta = {
  title: 'Display/Key-value list',
  component: KeyValueList,
  tags: ['ready'],
  args: { items },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A missing value is shown as text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(8);
    await expect(canvas.getByText('Never')).toBeVisible();
    await expect(canvas.getByText('Not set')).toBeVisible();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Each button's name says what it copies. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy customer ID' }));
    await expect(written).toHaveBeenCalledWith('ei_4f21c9');
    await waitFor(() => expect(canvas.getByText('Customer ID copied')).toBeInTheDocument());
  },
};

/** A long ID is truncated in the middle; the full text is in the page, on one line. */
export const LongValues: Story = {
  render: (args) => (
    <Column width={360}>
      <KeyValueList {...args} />
    </Column>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByTitle(certificate);
    await expect(code).toHaveTextContent(certificate);
    await expect(code.getBoundingClientRect().height).toBeLessThan(24);
    const [start, end] = code.children;
    await expect(start?.scrollWidth).toBeGreaterThan(start?.clientWidth ?? 0);
    await expect(end).toHaveTextContent('8e9a07');
    await expect(end?.getBoundingClientRect().right).toBeLessThanOrEqual(code.getBoundingClientRect().right + 0.5);
  },
};

/** Two columns where the container, not the window, is wide enough. */
export const TwoColumns: Story = {
  args: { columns: 2 },
  render: (args) => (
    <div style={{ inlineSize: 800, maxInlineSize: '100%' }}>
      <KeyValueList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term');
    const list = canvas.getAllByRole('term')[0]?.closest('dl');
    const isWide = (list?.clientWidth ?? 0) >= 640;
    await expect(first?.getBoundingClientRect().top === second?.getBoundingClientRect().top).toBe(isWide);
  },
};

/** In a card on a phone, labels remain next to their values, which halves the height. */
export const InCardOnPhone: Story = {
  name: 'In a card on a phone',
  render: (args) => (
    <Column width={320}>
      <KeyValueList {...args} />
    </Column>
  ),
  play: async ({ canvas }) => {
    const term = canvas.getByText('Account name').getBoundingClientRect();
    const value = canvas.getByText('Solstice TV').getBoundingClientRect();
    await expect(value.top).toBe(term.top);
  },
};

/** In a narrow container, labels are above their values. */
export const Narrow: Story = {
  render: (args) => (
    <Column width={240}>
      <KeyValueList {...args} />
    </Column>
  ),
  play: async ({ canvas }) => {
    const term = canvas.getByText('Account name').getBoundingClientRect();
    const value = canvas.getByText('Solstice TV').getBoundingClientRect();
    await expect(value.top).toBeGreaterThanOrEqual(term.bottom);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** All variants. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="One column, with dividers">
        <div style={{ inlineSize: 480, maxInlineSize: '100%' }}>
          <KeyValueList items={items} />
        </div>
      </BoardRow>
      <BoardRow label="Two columns">
        <div style={{ inlineSize: 900, maxInlineSize: '100%' }}>
          <KeyValueList items={items} columns={2} />
        </div>
      </BoardRow>
      <BoardRow label="Without dividers; narrow">
        <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
          <KeyValueList items={items.slice(0, 5)} isDivided={false} />
        </div>
        <div style={{ inlineSize: 260, maxInlineSize: '100%' }}>
          <KeyValueList items={items.slice(0, 5)} />
        </div>
      </BoardRow>
    </Board>
  ),
};
