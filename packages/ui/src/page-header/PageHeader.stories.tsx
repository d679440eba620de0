import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Download, Plus } from '../icon/index.ts';
import { Status } from '../status/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Navigation/Page header',
  component: PageHeader,
  tags: ['ready'],
  args: {
    title: 'Users',
    count: 2431,
    description: 'Everyone who can sign in to Northlight and its 38 customers.',
    actions: (
      <>
        <Button icon={Download}>Export CSV</Button>
        <Button variant="primary" icon={Plus}>
          Invite user
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading contains only the title, and can take focus after a route change. */
export const Default: Story = {
  play: async () => {
    const heading = screen.getByRole('heading', { level: 1, name: 'Users' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(screen.getByText('2,431')).toBeVisible();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

export const TitleOnly: Story = {
  render: () => <PageHeader title="My account" />,
};

/** Header of a detail page, with an image and a status. */
export const Detail: Story = {
  args: {
    title: 'Kofi Mensah',
    count: undefined,
    image: <Avatar name="Kofi Mensah" size="lg" />,
    status: <Status kind="inactive" />,
    description: 'kofi.mensah@harborfm.gh',
    actions: <Button>Edit</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Kofi Mensah');
    await expect(canvas.getByText('Disabled')).toBeVisible();
  },
};

/** A long title does not push the actions out. */
export const LongTitle: Story = {
  args: { title: 'Pathway for the quarter-finals of the continental championship, evening matches only' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Invite user' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    // The count follows the last word instead of wrapping onto its own line.
    const lastLine = [...canvas.getByRole('heading', { level: 1 }).getClientRects()].at(-1);
    const count = canvas.getByText(/^2.431$/).getBoundingClientRect();
    await expect(count.top).toBeLessThan(lastLine?.bottom ?? 0);
    await expect(count.bottom).toBeGreaterThan(lastLine?.top ?? 0);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByText(/Everyone who can sign in/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  // A page has one header; this image has several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Board>
      {(
        [
          ['Title', { title: 'My account' }],
          ['With a description', { title: 'My account', description: 'Your details, account and sign-in methods.' }],
          ['A list page: count and actions', args],
          ['A detail page: image and status', { ...args, ...Detail.args }],
          ['A long title', { ...args, ...LongTitle.args }],
        ] as const
      ).map(([label, props]) => (
        <BoardRow key={label} label={label}>
          <div style={{ inlineSize: 800, maxInlineSize: '100%' }}>
            <PageHeader {...props} />
          </div>
        </BoardRow>
      ))}
    </Board>
  ),
};
