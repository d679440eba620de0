import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../theme/StoryLayout.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Amara Okafor' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const people = [
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

export const Hues: Story = {
  render: () => (
    <Row>
      {people.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
};

export const SizesAndShapes: Story = {
  render: () => (
    <Row>
      <Avatar name="Amara Okafor" size="sm" />
      <Avatar name="Amara Okafor" />
      <Avatar name="Amara Okafor" size="lg" />
      <Avatar name="Solstice TV" shape="square" size="sm" />
      <Avatar name="Solstice TV" shape="square" />
      <Avatar name="Solstice TV" shape="square" size="lg" />
    </Row>
  ),
};
