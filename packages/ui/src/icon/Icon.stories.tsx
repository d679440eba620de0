import type { Meta, StoryObj } from '@storybook/react-vite';
import { typography, vars } from '../theme/index.ts';
import * as icons from './index.ts';

const { Icon, ...pictures } = icons;

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { icon: icons.House },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every picture of the product. A name missing here does not exist. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))', gap: 16 }}>
      {Object.entries(pictures).map(([name, picture]) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Icon icon={picture} size={14} />
          <Icon icon={picture} />
          <Icon icon={picture} size={20} />
          <Icon icon={picture} size={24} />
          <span style={{ ...typography.caption, color: vars.color.fg.muted }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
