import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onQuery, SamplePropertyFilter, sampleFields, sampleTokens } from '../storybook/sampleFilters.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import {
  emptyQuery,
  type FilterField,
  type FilterOption,
  type FilterQuery,
  type FilterToken,
  PropertyFilter,
} from './index.ts';

const withTokens = { ...emptyQuery, tokens: sampleTokens };

const meta = {
  title: 'Data/Property filter',
  component: PropertyFilter,
  tags: ['ready', '!autodocs'],
  render: (args) => <SamplePropertyFilter {...args} />,
  args: {
    searchLabel: 'Search users',
    placeholder: 'Filter by name, role, status, last login…',
    fields: sampleFields,
    value: withTokens,
    onChange: onQuery,
  },
  beforeEach: () => {
    onQuery.mockClear();
  },
} satisfies Meta<typeof PropertyFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Search users' });
const active = () => screen.getByRole('list', { name: 'Active filters' });
/** Active filters load shortly after the field. */
const inForce = () => screen.findByRole('list', { name: 'Active filters' }, arrival);
const token = (name: RegExp) => within(active()).getByRole('button', { name });
const lastQuery = () => onQuery.mock.lastCall?.[0];

export const ActiveFilters: Story = {
  play: async () => {
    await inForce();
    await expect(within(active()).getAllByRole('listitem')).toHaveLength(4);
    await expect(active()).toHaveTextContent('Creation date between 01 Jan – 20 Nov 2026');
    await expect(active()).toHaveTextContent('Role is one of Regular, Administrator +1');
  },
};

/** Backspace moves from the field to the last filter, arrow keys between filters, Delete removes one (18). */
export const KeyboardNavigation: Story = {
  play: async () => {
    await inForce();
    field().focus();
    await userEvent.keyboard('{Backspace}');
    await expect(token(/^Role/u)).toHaveFocus();
    await expect(onQuery).not.toHaveBeenCalled();
    // Alt+Left is the browser's Back.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(token(/^Role/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(token(/^Logins/u)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(token(/^Status/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(lastQuery()?.tokens).toHaveLength(3);
    await waitFor(() => expect(token(/^Logins/u)).toHaveFocus());
    await userEvent.keyboard('{End}{Backspace}');
    await waitFor(() => expect(token(/^Logins/u)).toHaveFocus());
    await userEvent.keyboard('{Delete}{Delete}');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(lastQuery()).toEqual(emptyQuery);
  },
};

/** Clears all filters; the search text stays (19). */
export const ClearsAll: Story = {
  args: { value: { ...withTokens, operator: 'or', text: 'kofi' } },
  play: async () => {
    await inForce();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect(lastQuery()).toEqual({ ...emptyQuery, text: 'kofi' });
    await expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    await expect(field()).toHaveFocus();
  },
};

/** With two or more filters: match all or any (20). */
export const AllOrAny: Story = {
  args: { isOrAllowed: true, value: { ...withTokens, tokens: sampleTokens.slice(0, 2) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Match any' }, arrival));
    await expect(lastQuery()?.operator).toBe('or');
    await expect(within(active()).getAllByRole('listitem')[0]).toHaveTextContent(/or$/u);
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter Status/u }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Match any' })).not.toBeInTheDocument());
  },
};

/** The data that copying the focused element puts on the clipboard. */
function copied(): DataTransfer {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }));
  return clipboardData;
}

/** A filter is copied as text, which can be pasted or typed as the same filter (15, 21). */
export const CopiesAsText: Story = {
  args: { value: { ...emptyQuery, tokens: [sampleTokens[3] as FilterToken] } },
  play: async () => {
    await inForce();
    within(active())
      .getByRole('button', { name: /^Role is one of Regular, Administrator/u })
      .focus();
    const copy = copied();
    await expect(copy.getData('text/plain')).toBe('Role is one of Regular, Administrator, Sales');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.paste(copy);
    await expect(lastQuery()?.tokens).toEqual([sampleTokens[3]]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await userEvent.type(field(), 'Creation date between 1 Jan – 20 Nov 2026');
    await screen.findByRole('option', { name: 'Creation date between 01 Jan – 20 Nov 2026' }, arrival);
    await userEvent.keyboard('{Enter}');
    await expect(lastQuery()).toEqual({ ...emptyQuery, tokens: [sampleTokens[1]] });
    await userEvent.paste('Status is not Disabled');
    await expect(lastQuery()?.tokens).toEqual([sampleTokens[1], sampleTokens[0]]);
  },
};

/** A whole query from a URL can be pasted (21). */
export const Pastes: Story = {
  args: { value: { ...emptyQuery, tokens: sampleTokens.slice(0, 1) } },
  play: async () => {
    await userEvent.click(field());
    await inForce();
    await userEvent.paste('logins:between:-5..5;unknown:eq:1;status:ne:INACTIVE');
    await expect(lastQuery()?.tokens).toEqual([
      sampleTokens[0],
      { field: 'logins', op: 'between', values: ['-5', '5'] },
    ]);
    await expect(field()).toHaveValue('');
    await userEvent.paste('8:30');
    await expect(field()).toHaveValue('8:30');
  },
};

const channels: FilterOption[] = ['Fjordcast', 'Fjord Sport', 'Solstice'].map((label, index) => ({
  value: `channel-${index}`,
  label,
}));

function SlowChannels() {
  const [calls, setCalls] = useState<readonly string[]>([]);
  const [channelField] = useState<FilterField>(() => {
    let isFirst = true;
    return {
      id: 'channel',
      label: 'Channel',
      type: 'choice',
      options: [],
      loadOptions: async (text, signal) => {
        setCalls((before) => [...before, text]);
        signal.addEventListener('abort', () => setCalls((before) => [...before, `${text} aborted`]));
        if (isFirst) {
          isFirst = false;
          throw new Error('offline');
        }
        return Promise.resolve(channels.filter(({ label }) => label.toLowerCase().includes(text)));
      },
    };
  });
  return (
    <>
      <SamplePropertyFilter
        searchLabel="Search users"
        placeholder="Filter…"
        fields={[channelField]}
        value={emptyQuery}
        onChange={onQuery}
      />
      <output aria-label="Asked">{calls.join('|')}</output>
    </>
  );
}

/** Remote options: a failed request can be retried, and only the latest text is requested (22). */
export const RemoteOptions: Story = {
  render: () => <SlowChannels />,
  play: async () => {
    await userEvent.type(field(), 'chan');
    await screen.findByRole('listbox', {}, arrival);
    await userEvent.keyboard('{ArrowDown}{Enter}is{Enter}{ArrowDown}');
    const retry = await screen.findByRole('option', { name: 'Try again' });
    await expect(retry).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('fjord');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(screen.getByRole('status', { name: 'Asked' })).not.toHaveTextContent('fjor|');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(lastQuery()?.tokens).toEqual([{ field: 'channel', op: 'eq', values: ['channel-1'] }]);
    await expect(active()).toHaveTextContent('Channel is Fjord Sport');
  },
};

/** Ten filters are the maximum; an eleventh is not offered (5). */
export const MaxTenFilters: Story = {
  args: {
    value: {
      ...emptyQuery,
      tokens: Array.from({ length: 10 }, (_, index) => ({ field: 'logins', op: 'gt', values: [String(index)] })),
    },
  },
  play: async () => {
    await inForce();
    await userEvent.click(field());
    await expect(await screen.findByText('Maximum 10 filters.', {}, arrival)).toBeVisible();
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
};

/** Filters are shown but cannot be pressed (23). */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async () => {
    await inForce();
    await expect(active()).toHaveTextContent('Status is not Disabled');
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field(), 'kofi{Enter}{Backspace}');
    await expect(onQuery).not.toHaveBeenCalled();
  },
};

/** The reason filtering is disabled is shown in the field (23). */
export const Disabled: Story = {
  args: { disabledReason: 'The list is being imported.' },
  play: async () => {
    await userEvent.type(field(), 'kofi');
    await expect(field()).toHaveAccessibleDescription('The list is being imported.');
    await expect(screen.getByText('The list is being imported.')).toBeVisible();
    await expect(onQuery).not.toHaveBeenCalled();
  },
};

/** A changed number of matches is announced (24). */
export const AnnouncesMatchCount: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<FilterQuery>(args.value);
    return <PropertyFilter {...args} value={value} onChange={setValue} matchCount={value.tokens.length * 600} />;
  },
  play: async () => {
    await inForce();
    const statusMessage = screen.getByRole('status');
    await expect(statusMessage).toHaveTextContent('');
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter Status/u }));
    await waitFor(() => expect(statusMessage).toHaveTextContent('1,800 matches'));
  },
};

/** The number of matches out of all rows, shown only while a query is active (24). */
export const CountOfTotal: Story = {
  args: { matchCount: 3, totalCount: 1069 },
  play: async () => {
    await expect(await screen.findByText('3 of 1,069')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await expect(screen.queryByText('3 of 1,069')).not.toBeInTheDocument();
  },
};

/** A single row of filters that scrolls, with touch-size targets (25). */
export const Phone: Story = {
  ...fullPage,
  ...onPhone,
  play: async () => {
    await inForce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.click(field());
    const list = await screen.findByRole('listbox', {}, arrival);
    await expect(within(list).getAllByRole('option')[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** Arrow keys follow the reading direction (18). */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await inForce();
    token(/^Status/u).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(token(/^Creation date/u)).toHaveFocus();
  },
};
