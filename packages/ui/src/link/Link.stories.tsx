import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Notice } from '../notice/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Column } from '../storybook/Layout.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  tags: ['ready'],
  args: { href: '#reset', children: 'Forgot password?' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a sentence, standalone, external, and to the current page. */
export const Default: Story = {
  render: () => (
    <Column>
      <span>
        New to Edge Console? <Link href="#sign-up">Create an account</Link>
      </span>
      <Link href="#reset">Forgot password?</Link>
      <Link href="https://status.example" isExternal>
        Status page
      </Link>
      <Link href="#users" aria-current="page">
        Users
      </Link>
    </Column>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Create an account' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#sign-up');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** In a table's first column, which already reads as a link: underlined only under the pointer or with focus. */
export const UnderlinedOnHover: Story = {
  name: 'Underlined on hover',
  args: { children: 'Saga Bergström', tone: 'inherit', underline: 'hover' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(getComputedStyle(link).textDecorationColor).toBe('rgba(0, 0, 0, 0)');
    await userEvent.tab();
    await expect(getComputedStyle(link).textDecorationColor).toBe(getComputedStyle(link).color);
  },
};

/** Among navigation links, the current page is marked by more than color. */
export const Current: Story = {
  render: () => (
    <Column>
      <Link href="#company">Company</Link>
      <Link href="#users" aria-current="page">
        Users
      </Link>
    </Column>
  ),
  play: async ({ canvas }) => {
    const [current, other] = [
      canvas.getByRole('link', { name: 'Users' }),
      canvas.getByRole('link', { name: 'Company' }),
    ];
    await expect(getComputedStyle(current).color).not.toBe(getComputedStyle(other).color);
    await expect(Number(getComputedStyle(current).fontWeight)).toBeGreaterThan(
      Number(getComputedStyle(other).fontWeight),
    );
  },
};

export const InNotice: Story = {
  render: () => (
    <Notice tone="warning">
      No API token is enabled.{' '}
      <Link tone="inherit" href="#tokens">
        Enable one
      </Link>
    </Notice>
  ),
};

/** Opens in a new tab, and says so to all users. */
export const External: Story = {
  args: { isExternal: true, href: 'https://status.example', children: 'Status page' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Status page (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const AroundRouterLink: Story = {
  args: { asChild: true, children: <a href="#users">Users</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '#users');
  },
};

/** Both tones in all states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['primary', 'inherit'] as const).map((tone) => (
        <BoardRow key={tone} label={tone}>
          <Link tone={tone} href="#rest">
            Create an account
          </Link>
          <Forced state="hover">
            <Link tone={tone} href="#hover">
              Hovered
            </Link>
          </Forced>
          <Forced state="focus-visible">
            <Link tone={tone} href="#focus">
              Focused
            </Link>
          </Forced>
          <Link tone={tone} href="https://status.example" isExternal>
            Status page
          </Link>
        </BoardRow>
      ))}
      <BoardRow label="In a sentence">
        <p style={{ margin: 0, maxInlineSize: '36ch' }}>
          Your role is managed in <Link href="#roles">Settings: Roles</Link>. Read the{' '}
          <Link href="https://docs.example" isExternal>
            guide to permissions
          </Link>{' '}
          before you change it.
        </p>
      </BoardRow>
    </Board>
  ),
};
