import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MessagesProvider } from '../messages/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { DateText, RelativeTime } from './index.ts';

const meta = {
  title: 'Display/Date and time',
  component: DateText,
  subcomponents: { RelativeTime },
  tags: ['ready'],
  args: { value: '2026-11-05T13:03:00Z', timeZone: 'Europe/Oslo' },
} satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

const now = Date.parse('2026-11-20T12:00:00Z');

/** The tooltip has the exact time in the user's time zone and in UTC. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('05 Nov 2026');
    await expect(time).toHaveAttribute('datetime', '2026-11-05T13:03:00Z');
    await expect(time).toHaveAttribute('title', '05 Nov 2026, 14:03 (Europe/Oslo) · 05 Nov 2026, 13:03 (UTC)');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

export const Never: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never')).toBeVisible();
  },
};

/** An invalid date shows "Unknown", not "Never". */
export const InvalidDate: Story = {
  args: { value: '2026-13-45T99:00Z' },
  render: (args) => (
    <>
      <DateText {...args} />
      {' · '}
      <RelativeTime {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2);
  },
};

const moments = [
  '2026-11-20T11:59:30Z',
  '2026-11-20T11:42:00Z',
  '2026-11-20T09:00:00Z',
  '2026-11-19T10:00:00Z',
  '2026-11-14T10:00:00Z',
];

/** Relative up to 48 hours, then a date. */
export const Relative: Story = {
  render: () => (
    <ul>
      {moments.map((value) => (
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

/** The locale sets the date format; the words come from the message catalog. */
export const OtherLanguage: Story = {
  render: (args) => (
    <MessagesProvider locale="nb-NO" messages={{ dateTime: { never: 'Aldri' } }}>
      <DateText {...args} />
      {' · '}
      <DateText value={null} />
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('05. nov. 2026')).toHaveAttribute(
      'title',
      '05. nov. 2026, 14:03 (Europe/Oslo) · 05. nov. 2026, 13:03 (UTC)',
    );
    await expect(canvas.getByText('Aldri')).toBeVisible();
  },
};

const mismatch = fn();

function FromServer() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = root.current;
    if (!container) return;
    const page = (
      <>
        <DateText value="2026-11-05T23:30:00Z" /> <RelativeTime value={new Date().toISOString()} />
      </>
    );
    container.innerHTML = renderToString(page);
    const hydrated = hydrateRoot(container, page, { onRecoverableError: mismatch });
    // Deferred, since the page around it is still unmounting.
    return () => queueMicrotask(() => hydrated.unmount());
  }, []);
  return <div ref={root} />;
}

/**
 * A server knows neither the user's time zone nor the current time: it renders UTC dates, and the client replaces them
 * after
 * hydration, so that both agree.
 */
export const ServerRendered: Story = {
  render: () => <FromServer />,
  play: async ({ canvas }) => {
    mismatch.mockClear();
    await waitFor(() => expect(canvas.getByText('Just now')).toBeVisible());
    const [date] = canvas.getAllByText(/Nov 2026/u);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await expect(date).toHaveAttribute('title', expect.stringContaining(timeZone));
    await expect(mismatch).not.toHaveBeenCalled();
  },
};

/** All formats. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Dates, and no date">
        <DateText {...args} />
        <DateText value={null} />
      </BoardRow>
      <BoardRow label="Relative: now, minutes, hours, yesterday, a date after 48 hours, never">
        {[...moments, null].map((value) => (
          <RelativeTime key={value} value={value} now={now} timeZone="UTC" />
        ))}
      </BoardRow>
      {['nb-NO', 'de-DE', 'fr-FR', 'ja-JP'].map((locale) => (
        <BoardRow key={locale} label={new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale}>
          <MessagesProvider locale={locale}>
            <DateText {...args} />
          </MessagesProvider>
        </BoardRow>
      ))}
    </Board>
  ),
};
