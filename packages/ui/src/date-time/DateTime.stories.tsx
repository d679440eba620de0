import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { DateText, RelativeTime } from './index.ts';

const meta = { title: 'Components/DateTime' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const now = Date.parse('2026-11-20T12:00:00Z');

/** The exact local time and its zone are in the tooltip. */
export const Date_: Story = {
  render: () => <DateText value="2026-11-05T13:03:00Z" timeZone="Europe/Oslo" />,
  play: async () => {
    const time = screen.getByText('05 Nov 2026');
    await expect(time).toHaveAttribute('datetime', '2026-11-05T13:03:00Z');
    await expect(time).toHaveAttribute('title', '05 Nov 2026, 14:03 (Europe/Oslo)');
  },
};

export const Never: Story = {
  render: () => <DateText value={null} />,
  play: async () => {
    await expect(screen.getByText('Never')).toBeVisible();
  },
};

/** Relative up to 48 hours, then a date. */
export const Relative: Story = {
  render: () => (
    <ul>
      {[
        '2026-11-20T11:59:30Z',
        '2026-11-20T11:42:00Z',
        '2026-11-20T09:00:00Z',
        '2026-11-19T10:00:00Z',
        '2026-11-14T10:00:00Z',
      ].map((value) => (
        <li key={value}>
          <RelativeTime value={value} now={now} timeZone="UTC" />
        </li>
      ))}
    </ul>
  ),
  play: async () => {
    await expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Just now',
      '18 min ago',
      '3 h ago',
      'Yesterday',
      '14 Nov 2026',
    ]);
  },
};
