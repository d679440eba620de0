import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { RefreshCw } from '../icon/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { arrival } from '../storybook/viewports.ts';
import { TableCard } from '../data-table/index.ts';
import { onQuery, SamplePropertyFilter, sampleFields, sampleTokens } from '../storybook/sampleFilters.tsx';
import { emptyQuery, type FilterQuery, PropertyFilter, PropertyFilterToken } from './index.ts';

const meta = {
  title: 'Data/Property filter',
  component: PropertyFilter,
  subcomponents: { PropertyFilterToken },
  tags: ['ready'],
  render: (args) => <SamplePropertyFilter {...args} />,
  args: {
    searchLabel: 'Search users',
    placeholder: 'Filter by name, role, status, last login…',
    fields: sampleFields,
    value: emptyQuery,
    onChange: onQuery,
    actions: <IconButton label="Refresh" icon={RefreshCw} />,
  },
  beforeEach: () => {
    onQuery.mockClear();
  },
} satisfies Meta<typeof PropertyFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Search users' });
const list = () => screen.findByRole('listbox', {}, arrival);
const options = async () => within(await list()).getAllByRole('option');
const active = () => screen.getByRole('list', { name: 'Active filters' });
const inForce = () => screen.findByRole('list', { name: 'Active filters' }, arrival);
const lastTokens = () => onQuery.mock.lastCall?.[0].tokens;

/** "/" focuses the field; text is submitted after a pause in typing, or immediately on Enter (11, 12, 15). */
export const Default: Story = {
  play: async () => {
    await userEvent.keyboard('/');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue('');
    await userEvent.keyboard('kofi/m');
    await expect(field()).toHaveValue('kofi/m');
    await waitFor(() => expect(onQuery).toHaveBeenLastCalledWith({ ...emptyQuery, text: 'kofi/m' }));
    await expect(onQuery).toHaveBeenCalledOnce();
    await userEvent.keyboard('e{Enter}');
    await expect(onQuery).toHaveBeenLastCalledWith({ ...emptyQuery, text: 'kofi/me' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expect(onQuery).toHaveBeenLastCalledWith(emptyQuery);
    await expect(field()).toHaveFocus();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** A search changed from outside, for example with Back, replaces the typed text (12). */
export const FollowsTheUrl: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<FilterQuery>({ ...emptyQuery, text: 'kofi' });
    return (
      <>
        <PropertyFilter {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue({ ...emptyQuery, text: 'amara' })}>
          Back
        </button>
      </>
    );
  },
  play: async () => {
    await expect(field()).toHaveValue('kofi');
    await userEvent.type(field(), ' m');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(field()).toHaveValue('amara');
  },
};

/** Composes property, operator and value in one field with the keyboard; text typed before it stays a search (13, 14). */
export const TypesAFilter: Story = {
  play: async () => {
    await userEvent.type(field(), 'kofi sta');
    await expect(await options()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () =>
      expect((await options()).map(({ textContent }) => textContent)).toEqual(['is', 'is not']),
    );
    await userEvent.keyboard('is n{Enter}');
    await waitFor(async () => expect((await options())[0]).toHaveTextContent('Active'));
    await userEvent.keyboard('inv{Enter}');
    await expect(onQuery).toHaveBeenLastCalledWith({
      ...emptyQuery,
      text: 'kofi',
      tokens: [{ field: 'status', op: 'ne', values: ['INVITED'] }],
    });
    await expect(await inForce()).toHaveTextContent('Status is not Invited');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue('kofi');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Backspace removes the parts one by one, Escape all of them (14). */
export const RemovesParts: Story = {
  play: async () => {
    await userEvent.click(field());
    await list();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/^Logins/u));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/^Logins is/u));
    await userEvent.keyboard('many{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter a number.');
    await userEvent.clear(field());
    await userEvent.keyboard('{Backspace}');
    await waitFor(async () => expect((await options())[0]).toHaveTextContent('is'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(async () => expect((await options())[0]).toHaveTextContent('Status'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(onQuery).not.toHaveBeenCalled();
  },
};

/** A value alone is enough: "invi" suggests "Status is Invited" (13). */
export const OffersValues: Story = {
  play: async () => {
    await userEvent.type(field(), 'invi');
    await userEvent.click(within(await list()).getByRole('option', { name: 'Status is Invited' }));
    await expect(onQuery).toHaveBeenLastCalledWith({
      ...emptyQuery,
      tokens: [{ field: 'status', op: 'eq', values: ['INVITED'] }],
    });
    await expect(field()).toHaveFocus();
  },
};

/** A range of two dates, typed or picked from a calendar (16). */
export const BetweenTwoDates: Story = {
  play: async () => {
    await userEvent.type(field(), 'creation d');
    await list();
    await userEvent.keyboard('{ArrowDown}{Enter}betw{Enter}');
    const editor = await screen.findByRole('dialog', { name: 'Add filter' }, arrival);
    const from = await within(editor).findByRole('textbox', { name: 'From' }, arrival);
    await waitFor(() => expect(from).toHaveFocus());
    await userEvent.keyboard('2026-12-01{Tab}');
    await userEvent.type(within(editor).getByRole('textbox', { name: 'To' }), '2026-11-20{Enter}');
    await expect(within(editor).getByText('The first date cannot be after the second.')).toBeVisible();
    await userEvent.clear(from);
    await userEvent.type(from, '2026-01-01{Enter}');
    await waitFor(() =>
      expect(lastTokens()).toEqual([{ field: 'createdAt', op: 'between', values: ['2026-01-01', '2026-11-20'] }]),
    );
    await expect(active()).toHaveTextContent('Creation date between 01 Jan – 20 Nov 2026');
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

/** A time range that moves with the calendar: the usual ones are offered, others are typed (14, 16). */
export const InTheLastDays: Story = {
  play: async () => {
    await userEvent.type(field(), 'creation d');
    await list();
    await userEvent.keyboard('{ArrowDown}{Enter}last{Enter}');
    await expect(await screen.findByRole('option', { name: 'Creation date in the last 7 days' })).toBeVisible();
    await userEvent.keyboard('14{Enter}');
    await waitFor(() => expect(lastTokens()).toEqual([{ field: 'createdAt', op: 'last', values: ['14'] }]));
    await userEvent.click(await screen.findByRole('button', { name: /^Creation date in the last 14 days/u }));
    const editor = await screen.findByRole('dialog', { name: 'Filter' }, arrival);
    await expect(within(editor).getByText(/^Days are in your time zone/u)).toBeVisible();
    const days = await within(editor).findByRole('textbox', { name: 'Days' }, arrival);
    await userEvent.clear(days);
    await userEvent.type(days, '0{Enter}');
    await expect(within(editor).getByText('Enter a number of days.')).toBeVisible();
  },
};

/** Pressing a filter opens its editor; once changed, it keeps its position and focus (16, 17). */
export const ChangesAFilter: Story = {
  args: { value: { ...emptyQuery, tokens: sampleTokens } },
  play: async () => {
    await inForce();
    await userEvent.click(screen.getByRole('button', { name: /^Logins is more than/u }));
    const editor = await screen.findByRole('dialog', { name: 'Filter' }, arrival);
    const value = await within(editor).findByRole('textbox', { name: 'Value' }, arrival);
    await expect(value).toHaveValue('10');
    await userEvent.clear(value);
    await userEvent.type(value, '-2.5{Enter}');
    await waitFor(() => expect(lastTokens()?.[2]).toEqual({ field: 'logins', op: 'gt', values: ['-2.5'] }));
    await expect(active()).toHaveTextContent('Logins is more than -2.5');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Logins is more than -2.5' })).toHaveFocus());
  },
};

/** Several of many values, found by typing (16). */
export const ChoosesSeveral: Story = {
  play: async () => {
    await userEvent.type(field(), 'Role');
    await list();
    await userEvent.keyboard(':{Enter}');
    await waitFor(async () => expect((await options()).at(-1)).toHaveTextContent('Choose several…'));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const editor = await screen.findByRole('dialog', { name: 'Add filter' }, arrival);
    await waitFor(() => expect(within(editor).getByRole('searchbox')).toHaveFocus());
    await userEvent.click(within(editor).getByRole('button', { name: 'Apply filter' }));
    await expect(within(editor).getByRole('alert')).toHaveTextContent('Select at least one option.');
    await userEvent.type(within(editor).getByRole('searchbox'), 'sal{Enter}');
    await userEvent.click(within(editor).getByRole('checkbox', { name: 'Regular' }));
    await expect(within(editor).getAllByRole('checkbox', { name: 'Regular' })).toHaveLength(1);
    await userEvent.click(within(editor).getByRole('button', { name: 'Apply filter' }));
    await expect(lastTokens()).toEqual([{ field: 'role', op: 'eq', values: ['Sales', 'Regular'] }]);
  },
};

const labels = { property: 'Status', operator: 'is not', value: 'Disabled' };

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  // A list has one filter; this image has several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Board>
      <BoardRow label="Without and with filters, while searching, with “or”">
        {[
          emptyQuery,
          { ...emptyQuery, tokens: sampleTokens },
          { ...emptyQuery, text: 'kofi' },
          { ...emptyQuery, operator: 'or' as const, tokens: sampleTokens },
        ].map((value, index) => (
          <div key={index} style={{ inlineSize: 800, maxInlineSize: '100%' }}>
            <TableCard toolbar={<PropertyFilter {...args} isOrAllowed={value.operator === 'or'} value={value} />}>
              {null}
            </TableCard>
          </div>
        ))}
      </BoardRow>
      <BoardRow label="Read only; not to be used now">
        {[{ isReadOnly: true }, { disabledReason: 'The list is being imported.' }].map((state, index) => (
          <div key={index} style={{ inlineSize: 800, maxInlineSize: '100%' }}>
            <TableCard
              toolbar={<PropertyFilter {...args} {...state} value={{ ...emptyQuery, tokens: sampleTokens }} />}
            >
              {null}
            </TableCard>
          </div>
        ))}
      </BoardRow>
      <BoardRow label="A filter: at rest, hovered, focused, being edited, read-only">
        <PropertyFilterToken labels={labels} />
        <Forced state="hover">
          <PropertyFilterToken labels={labels} />
        </Forced>
        <Forced state="focus-visible">
          <PropertyFilterToken labels={labels} onEdit={fn()} />
        </Forced>
        <PropertyFilterToken labels={labels} isEditing />
        <PropertyFilterToken labels={labels} isReadOnly />
      </BoardRow>
    </Board>
  ),
};
