import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SearchField } from '../search-field/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { typography, vars } from '../theme/index.ts';
import * as icons from './index.ts';

const { Icon, ...namedIcons } = icons;
type IconName = keyof typeof namedIcons;
const names = Object.keys(namedIcons) as IconName[];

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  tags: ['ready'],
  args: { icon: icons.House },
  argTypes: { icon: { options: names, mapping: namedIcons, control: 'select' } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Has no accessible name. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

function Gallery() {
  const [search, setSearch] = useState('');
  const found = names.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase().replaceAll(' ', '')));
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <div style={{ maxInlineSize: 320 }}>
        <SearchField label="Find an icon" placeholder="Find an icon" value={search} onChange={setSearch} />
      </div>
      <output style={{ color: vars.color.fg.muted }}>
        {found.length} of {names.length} pictures
      </output>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 8 }}>
        {found.map((name) => (
          <li
            key={name}
            style={{
              display: 'grid',
              justifyItems: 'center',
              gap: 12,
              padding: '20px 8px 12px',
              borderRadius: vars.radius[4],
              boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
            }}
          >
            <Icon icon={namedIcons[name]} size={20} />
            <span
              style={{
                ...typography.caption,
                color: vars.color.fg.muted,
                overflowWrap: 'anywhere',
                textAlign: 'center',
              }}
            >
              {name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All icons of the product. */
export const All: Story = {
  render: () => <Gallery />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
    await userEvent.type(canvas.getByRole('searchbox'), 'cloud off');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('CloudOff')).toBeVisible();
  },
};

const sizes = [12, 14, 16, 20, 24] as const;

/** All sizes: the stroke matches the weight of the adjacent text. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {sizes.map((size) => (
        <BoardRow key={size} label={`${size} px`}>
          {[icons.House, icons.Users, icons.Copy, icons.TriangleExclamationPoint, icons.CircleCheck].map(
            (icon, index) => (
              <Icon key={index} icon={icon} size={size} />
            ),
          )}
        </BoardRow>
      ))}
    </Board>
  ),
};
