import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { Ellipsis, Pencil } from '../icon/index.ts';
import { KeyValueList } from '../key-value-list/index.ts';
import { Link } from '../link/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Column } from '../storybook/Layout.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Display/Card',
  component: Card,
  tags: ['ready'],
  args: {
    title: 'Steering',
    description: 'The pathway that players try first.',
    children: 'Two resources follow the weights; one is pinned to aurora-eu.',
  },
  argTypes: {
    media: { control: false },
    actions: { control: false },
    footer: { control: false },
    link: { control: false },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Steering' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Steering' })).toBeVisible();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

const edit = <Button icon={Pencil}>Edit</Button>;
const facts = [
  { label: 'Name', value: 'Amara' },
  { label: 'Last name', value: 'Okafor' },
  { label: 'Phone', value: '' },
];

/** Header with icon and action, body, and a footer on a separate background. */
export const WithHeaderAndFooter: Story = {
  render: () => (
    <Column width={520}>
      <Card
        title="Amara Okafor"
        description="amara.okafor@solstice.tv"
        media={<Avatar name="Amara Okafor" size="lg" />}
        actions={edit}
        footer={<Button>Change password</Button>}
      >
        <KeyValueList items={facts} />
      </Card>
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeVisible();
  },
};

const onMenu = fn();
const onOpen = fn((event: MouseEvent) => event.preventDefault());

// oxlint-disable-next-line jsx-a11y/control-has-associated-label, jsx-a11y/anchor-has-content -- the card title becomes its content
const link = <a href="#aurora-eu" onClick={onOpen} />;

/** One link covers the card; other controls are above it. */
export const AsLink: Story = {
  beforeEach: () => {
    onMenu.mockClear();
    onOpen.mockClear();
  },
  render: () => (
    <Column width={360}>
      <Card
        title="aurora-eu"
        description="Pathway"
        link={link}
        actions={<IconButton label="Actions for aurora-eu" icon={Ellipsis} size="sm" onPress={onMenu} />}
      >
        52.4% of sessions, <Link href="#edges">two edges</Link>
      </Card>
    </Column>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'aurora-eu' });
    // A press far from the title still hits the link.
    const { left, bottom } = canvas.getByRole('group', { name: 'aurora-eu' }).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, bottom - 5)).toBe(link);
    const inner = canvas.getByRole('link', { name: 'two edges' });
    const box = inner.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 5, box.top + 5)).toBe(inner);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for aurora-eu' }));
    await expect(onMenu).toHaveBeenCalledTimes(1);
    const menu = canvas.getByRole('button', { name: 'Actions for aurora-eu' }).getBoundingClientRect();
    await expect(document.elementFromPoint(menu.left + 14, menu.top + 14)?.closest('button')).not.toBeNull();
    await expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};

/** All variants and states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Raised and flat">
        <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
          <Card title="Raised" description="On the page." actions={edit}>
            Card content.
          </Card>
        </div>
        <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
          <Card title="Flat" variant="flat" footer={<Badge tone="success">Issued</Badge>}>
            Card content.
          </Card>
        </div>
        <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
          <Card>Body only: no header or footer.</Card>
        </div>
      </BoardRow>
      <BoardRow label="Link: at rest, hovered, focused">
        {([undefined, 'hover', 'focus-visible'] as const).map((state) => {
          const card = (
            <Card title="aurora-eu" description="Pathway" link={link}>
              52.4% of sessions
            </Card>
          );
          return (
            <div key={state ?? 'rest'} style={{ inlineSize: 240, maxInlineSize: '100%' }}>
              {state === undefined ? card : <Forced state={state}>{card}</Forced>}
            </div>
          );
        })}
      </BoardRow>
      <BoardRow label="Head, body, foot">
        <div style={{ inlineSize: 480, maxInlineSize: '100%' }}>
          <Card
            title="Amara Okafor"
            description="amara.okafor@solstice.tv"
            media={<Avatar name="Amara Okafor" size="lg" />}
            actions={edit}
            footer={<Button>Change password</Button>}
          >
            <KeyValueList items={facts} />
          </Card>
        </div>
      </BoardRow>
    </Board>
  ),
};
