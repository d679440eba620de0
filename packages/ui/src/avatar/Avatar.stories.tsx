import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Row } from '../storybook/Layout.tsx';
import { Avatar } from './Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

/** An inline image, so that stories need no network. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#c8dbd3"/><circle cx="32" cy="26" r="12" fill="#7a5137"/><path d="M8 64c2-16 12-22 24-22s22 6 24 22z" fill="#1f4f6b"/></svg>',
)}`;

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  tags: ['ready'],
  args: { name: 'Amara Okafor' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const users = [
  'Amara Okafor',
  'Mateo Rivas',
  'Hanna Virtanen',
  'Yusuf Demir',
  'Clémence Aubry',
  'Priya Raghunathan',
  'Tomás Echeverría',
  'Ingrid Solheim',
  'Kofi Mensah',
  'Sofia Lindgren',
  'Daniel Abernathy',
  'Leïla Haddad',
];
const members = users.map((name) => ({ id: name, name }));

/** A user with and without an image, and a group. */
export const Default: Story = {
  render: () => (
    <Row>
      <Avatar name="Amara Okafor" />
      <Avatar name="Mateo Rivas" src={portrait} />
      <Avatar name="Hanna Virtanen" size="lg" />
      <AvatarGroup label="People at Solstice" items={members.slice(0, 6)} />
    </Row>
  ),
  play: async ({ canvas }) => {
    const [alone] = canvas.getAllByText('AO');
    // The name is next to it as text.
    await expect(alone).toHaveAttribute('aria-hidden', 'true');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Twelve hues, chosen by name: the same user has the same color everywhere. */
export const Hues: Story = {
  render: () => (
    <Row>
      {users.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
};

/** The image covers the initials once it has loaded. */
export const AvatarImage: Story = {
  args: { src: portrait, size: 'lg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
};

/** Initials remain if the image fails to load. */
export const BrokenImage: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.complete).toBe(true));
    await expect(image).not.toBeVisible();
    await expect(canvas.getByText('AO')).toBeVisible();
  },
};

/** Without a visible name next to it, the avatar needs an accessible name. */
export const AccessibleName: Story = {
  args: { isNamed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amara Okafor' })).toBeVisible();
  },
};

/** The number stands for the rest; their names are still announced. */
export const Group: Story = {
  render: () => <AvatarGroup label="Members of Solstice TV" items={members} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('list', { name: 'Members of Solstice TV' });
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByText('+8')).toBeVisible();
    await expect(group).toHaveTextContent('Leïla Haddad');
  },
};

/** "+1" is replaced by the fifth avatar. */
export const GroupOfFive: Story = {
  render: () => <AvatarGroup label="Members" items={members.slice(0, 5)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
    await expect(canvas.queryByText('+1')).toBeNull();
  },
};

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

/** All sizes and shapes. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Person">
        {sizes.map((size) => (
          <Avatar key={size} name="Amara Okafor" size={size} />
        ))}
      </BoardRow>
      <BoardRow label="User with an image">
        {sizes.map((size) => (
          <Avatar key={size} name="Amara Okafor" src={portrait} size={size} />
        ))}
      </BoardRow>
      <BoardRow label="Entity">
        {sizes.map((size) => (
          <Avatar key={size} name="Solstice TV" shape="square" size={size} />
        ))}
      </BoardRow>
      <BoardRow label="Unusual names">
        <Avatar name="amara.okafor@solstice.tv" />
        <Avatar name="أمينة حداد" />
        <Avatar name="" />
        <Avatar name="" shape="square" size="lg" />
      </BoardRow>
      <BoardRow label="Group">
        <AvatarGroup label="Small" items={members} size="sm" />
        <AvatarGroup label="Medium" items={members} />
        <AvatarGroup label="Large" items={members.slice(0, 3)} size="lg" />
      </BoardRow>
    </Board>
  ),
};
