import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type FilterField, type FilterQuery, matches, parse, serialize } from '../property-filter/index.ts';
import { Page } from '../shell/index.ts';
import { streamColumns, streams } from '../storybook/sampleStreams.tsx';
import { storyAddress, storyViews } from '../storybook/sampleViews.ts';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import { TableCard } from './index.ts';
import {
  DataTable,
  type SavedView,
  type TableDefinition,
  useDataTableState,
  useSavedViews,
  ViewTabs,
  type ViewTabsProps,
} from './index.ts';

const fields: FilterField[] = [{ id: 'viewers', label: 'Viewers', type: 'number' }];

const definition: TableDefinition = {
  columns: streamColumns,
  filter: { write: (query) => serialize(query as FilterQuery), read: (text) => parse(text, fields) },
};

const views: SavedView[] = [
  { id: 'live', name: 'Live now', isShared: true, isEditable: false, count: 7512, state: { sort: '-viewers' } },
  {
    id: 'big',
    name: 'Over 200,000',
    isShared: false,
    state: { filter: 'viewers:gt:200000', density: 'compact' },
  },
];

const all = streams(1_000);
let letListArrive: () => void;
let story = { ...storyAddress(), ...storyViews(views) };

/** View tabs above the table. */
function ViewedTable(props: Pick<ViewTabsProps, 'canShare' | 'layout'>) {
  const [{ address, adapter }] = useState(story);
  const table = useDataTableState('streams', definition, { persist: 'url', url: address });
  const saved = useSavedViews(adapter, table, definition);
  const { filter, sort, density } = table.state;
  const rows = useMemo(
    () => (filter === undefined ? all : all.filter(matches(filter as FilterQuery, fields))),
    [filter],
  );
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 640 }}>
      <Page>
        <ViewTabs {...props} views={saved} table={table} definition={definition} defaultLabel="All streams" />
        <TableCard>
          <DataTable
            label="Streams"
            columns={streamColumns}
            rows={rows}
            rowKey={({ id }) => id}
            sort={sort}
            onSortChange={(next) => table.change({ sort: next })}
            density={density}
          />
        </TableCard>
      </Page>
    </div>
  );
}

const meta = {
  title: 'Data/Data table',
  component: ViewedTable,
  tags: ['draft', '!autodocs'],
  ...fullPage,
  args: { canShare: true },
  beforeEach: () => {
    story = { ...storyAddress(), ...storyViews(views) };
  },
} satisfies Meta<typeof ViewedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const current = () => document.querySelector('a[aria-current=page]')?.textContent;
const atRest = () => waitFor(() => expect(screen.getByRole('link', { name: /Live now/ })).toBeVisible());

/** Opens and changes a view, and saves it under a new name. (54, 55) */
export const SaveView: Story = {
  play: async () => {
    await atRest();
    await userEvent.click(screen.getByRole('link', { name: /Over 200,000/ }));
    await waitFor(() => expect(current()).toContain('Over 200,000'));
    await expect(story.address.read()).toBe('view=big&filter=viewers:gt:200000&density=compact');
    await expect(screen.queryByText('Changed')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Stream/ }));
    await expect(await screen.findByText('Changed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for this view' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as new view…' }, arrival));
    const dialog = await screen.findByRole('dialog', { name: 'Save view' }, arrival);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
    await expect(within(dialog).getByText('Enter a name.')).toBeVisible();
    await userEvent.keyboard('live now{Enter}');
    await expect(within(dialog).getByText('A view with this name already exists.')).toBeVisible();
    story.server.isDown = true;
    await userEvent.keyboard(' by name{Enter}');
    await expect(await within(dialog).findByText('The view could not be saved.')).toBeVisible();
    story.server.isDown = false;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(current()).toContain('live now by name'));
    await expect(screen.queryByText('Changed')).not.toBeInTheDocument();
    await expect(story.address.read()).toContain('sort=name');
    // Each save is announced, and the focus is not lost with the button.
    const announced = () => screen.getAllByText('View live now by name saved').at(-1);
    for (const _ of ['once', 'again']) {
      const before = announced();
      await userEvent.click(screen.getByRole('button', { name: /^Stream/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(document.querySelector('a[aria-current=page]')).toHaveFocus());
      await expect(announced() === before).toBe(false);
    }
  },
};

/** A second Enter while the server is slow does not save a second view. (54) */
export const SaveViewOnce: Story = {
  play: async () => {
    const response = Promise.withResolvers<void>();
    const { save } = story.adapter;
    const saved = spyOn(story.adapter, 'save').mockImplementation(async (view) => {
      await response.promise;
      return save(view);
    });
    await atRest();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for this view' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as new view…' }, arrival));
    await screen.findByRole('dialog', { name: 'Save view' }, arrival);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Mine{Enter}{Enter}');
    await expect(saved).toHaveBeenCalledTimes(1);
    response.resolve();
    await expect(await screen.findByRole('link', { name: 'Mine' })).toBeVisible();
  },
};

/** A list that was requested before a view was saved, and arrives after it, does not hide the view. (54) */
export const SaveWhileLoading: Story = {
  beforeEach: () => {
    const response = Promise.withResolvers<void>();
    const { list } = story.adapter;
    spyOn(story.adapter, 'list').mockImplementationOnce(async (signal) => {
      const before = await list(signal);
      await response.promise;
      return before;
    });
    letListArrive = response.resolve;
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for this view' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as new view…' }, arrival));
    await screen.findByRole('dialog', { name: 'Save view' }, arrival);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Mine{Enter}');
    await waitFor(() => expect(current()).toContain('Mine'));
    letListArrive();
    await atRest();
    await expect(current()).toContain('Mine');
  },
};

/** Deletes a view and keeps the rows; shared views of others cannot be changed and say why. (54) */
export const DeleteView: Story = {
  play: async () => {
    await atRest();
    await userEvent.click(screen.getByRole('link', { name: /Live now/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Actions for this view' }));
    const menu = await screen.findByRole('menu', {}, arrival);
    await expect(within(menu).getByRole('menuitem', { name: /Rename/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('link', { name: /Over 200,000/ }));
    await waitFor(() => expect(current()).toContain('Over'));
    const rows = screen.getByRole('grid').ariaRowCount;
    await userEvent.click(screen.getByRole('button', { name: 'Actions for this view' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }, arrival));
    const confirmation = await screen.findByRole('alertdialog', {}, arrival);
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Over 200,000/ })).not.toBeInTheDocument());
    await expect(screen.getByRole('grid').ariaRowCount).toBe(rows);
    await expect(current()).toContain('All streams');
    await expect(story.address.read()).toBe('filter=viewers:gt:200000&density=compact');
    // A browser without clipboard access.
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for this view' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }, arrival));
    await expect(await screen.findByText(/^The link could not be copied/)).toBeVisible();
  },
};

/** The table works without its views, and Retry loads them. (55) */
export const ViewsLoadError: Story = {
  beforeEach: () => {
    story.server.isDown = true;
  },
  play: async () => {
    await expect(await screen.findByText('Could not load views.')).toBeVisible();
    story.server.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await atRest();
    await expect(screen.queryByText('Could not load views.')).not.toBeInTheDocument();
  },
};

/** Opens the default view if nothing else is requested; the default table then has its own URL. (49, 54) */
export const DefaultView: Story = {
  beforeEach: () => {
    story = { ...storyAddress(), ...storyViews(views.map((view) => ({ ...view, isDefault: view.id === 'big' }))) };
  },
  play: async () => {
    await waitFor(() => expect(current()).toContain('Over 200,000'));
    await expect(story.address.read()).toContain('filter=viewers:gt:200000');
    await expect(screen.getByRole('link', { name: /All streams/ })).toHaveAttribute('href', '?view=-');
    await userEvent.click(screen.getByRole('link', { name: /All streams/ }));
    await waitFor(() => expect(story.address.read()).toBe('view=-'));
    await expect(current()).toContain('All streams');
  },
};

/** The views are in a menu if the page has its own tabs; the button shows the current view. */
export const MenuLayout: Story = {
  args: { layout: 'menu' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Views: All streams' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'All streams' }, arrival)).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Over 200,000' }));
    const button = await screen.findByRole('button', { name: 'Views: Over 200,000' });
    await expect(story.address.read()).toBe('view=big&filter=viewers:gt:200000&density=compact');
    await userEvent.click(screen.getByRole('button', { name: /^Stream/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('navigation', { name: 'Views' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await atRest();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(
      screen.getByRole('button', { name: 'Actions for this view' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(390);
  },
};
