import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  emptyQuery,
  type FilterField,
  type FilterQuery,
  matches,
  parse,
  PropertyFilter,
  serialize,
} from '../property-filter/index.ts';
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
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from './index.ts';

const fields: FilterField[] = [{ id: 'viewers', label: 'Viewers', type: 'number' }];

const definition: TableDefinition = {
  columns: streamColumns,
  filter: { write: (query) => serialize(query as FilterQuery), read: (text) => parse(text, fields) },
};

const views: SavedView[] = [
  { id: 'live', name: 'Live now', isShared: true, isEditable: false, state: { sort: '-viewers' } },
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

/** The views in the table's toolbar. */
function ViewedTable(props: Pick<SavedViewsMenuProps, 'canShare'>) {
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
        <TableCard
          toolbar={
            <PropertyFilter
              searchLabel="Search streams"
              placeholder="Filter by viewers"
              fields={fields}
              value={(filter as FilterQuery | undefined) ?? emptyQuery}
              onChange={(next) => table.change({ filter: next })}
              actions={<SavedViewsMenu {...props} views={saved} table={table} defaultLabel="All streams" />}
            />
          }
        >
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

const button = () => screen.getByRole('button', { name: /^Views: / });
const current = () => button().getAttribute('aria-label')?.slice('Views: '.length);
const openMenu = async () => {
  await userEvent.click(button());
  return screen.findByRole('menu', { name: 'Views' }, arrival);
};
const choose = async (name: RegExp | string) => {
  const menu = await openMenu();
  await userEvent.click(within(menu).getByRole('menuitem', { name }));
};
const viewNames = async () => {
  const menu = await openMenu();
  const names = within(menu)
    .queryAllByRole('menuitemradio')
    .map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  return names;
};
const openView = async (name: string) => {
  const menu = await openMenu();
  await userEvent.click(within(menu).getByRole('menuitemradio', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
};
const atRest = () => waitFor(async () => expect(await viewNames()).toContain('Live now'));

/** Opens and changes a view, and saves it under a new name. (54, 55) */
export const SaveView: Story = {
  play: async () => {
    await atRest();
    await openView('Over 200,000');
    await waitFor(() => expect(current()).toBe('Over 200,000'));
    await expect(story.address.read()).toBe('view=big&filter=viewers:gt:200000&density=compact');
    await userEvent.click(screen.getByRole('button', { name: /^Stream/ }));
    await waitFor(() => expect(current()).toBe('Over 200,000, changed'));
    await choose('Save as new view…');
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
    await waitFor(() => expect(current()).toBe('live now by name'));
    await expect(story.address.read()).toContain('sort=name');
    // Each save is announced, and the focus is not lost with the button.
    const announced = () => screen.getAllByText('View live now by name saved').at(-1);
    for (const _ of ['once', 'again']) {
      const before = announced();
      await userEvent.click(screen.getByRole('button', { name: /^Stream/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(button()).toHaveFocus());
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
    await choose('Save as new view…');
    await screen.findByRole('dialog', { name: 'Save view' }, arrival);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Mine{Enter}{Enter}');
    await expect(saved).toHaveBeenCalledTimes(1);
    response.resolve();
    await waitFor(() => expect(current()).toBe('Mine'));
    await expect(await viewNames()).toEqual(['All streams', 'Live now', 'Over 200,000', 'Mine']);
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
    await choose('Save as new view…');
    await screen.findByRole('dialog', { name: 'Save view' }, arrival);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Mine{Enter}');
    await waitFor(() => expect(current()).toBe('Mine'));
    letListArrive();
    await atRest();
    await expect(current()).toBe('Mine');
  },
};

/** Deletes a view and keeps the rows; shared views of others cannot be changed and say why. (54) */
export const DeleteView: Story = {
  play: async () => {
    await atRest();
    await openView('Live now');
    const menu = await openMenu();
    await expect(within(menu).getByRole('menuitem', { name: /Rename/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await openView('Over 200,000');
    await waitFor(() => expect(current()).toBe('Over 200,000'));
    const rows = screen.getByRole('grid').ariaRowCount;
    await choose('Delete…');
    const confirmation = await screen.findByRole('alertdialog', {}, arrival);
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(current()).toBe('All streams, changed'));
    await expect(await viewNames()).toEqual(['All streams', 'Live now']);
    await expect(screen.getByRole('grid').ariaRowCount).toBe(rows);
    await expect(story.address.read()).toBe('filter=viewers:gt:200000&density=compact');
    // A browser without clipboard access.
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await choose('Copy link');
    await expect(await screen.findByText(/^The link could not be copied/)).toBeVisible();
  },
};

/** The table works without its views, and Try again loads them. (55) */
export const ViewsLoadError: Story = {
  beforeEach: () => {
    story.server.isDown = true;
  },
  play: async () => {
    await expect(await screen.findByText('Could not load views.')).toBeVisible();
    story.server.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
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
    await waitFor(() => expect(current()).toBe('Over 200,000'));
    await expect(story.address.read()).toContain('filter=viewers:gt:200000');
    await openView('All streams');
    await waitFor(() => expect(story.address.read()).toBe('view=-'));
    await expect(current()).toBe('All streams');
  },
};

/** A link to the state of a view shows its name, and a link to another state is a change that Reset undoes. (54) */
export const LinkToView: Story = {
  beforeEach: () => {
    story = { ...storyAddress('sort=-viewers'), ...storyViews(views) };
  },
  play: async () => {
    await waitFor(() => expect(current()).toBe('Live now'));
    await expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Stream/ }));
    await waitFor(() => expect(current()).toBe('All streams, changed'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(current()).toBe('All streams'));
    await expect(story.address.read()).toBe('');
  },
};

/** On phones, the button is an icon, and an error has its own line. */
export const Phone: Story = {
  ...onPhone,
  beforeEach: () => {
    story.server.isDown = true;
  },
  play: async () => {
    await expect(await screen.findByText('Could not load views.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(button().getBoundingClientRect().right).toBeLessThanOrEqual(390);
    story.server.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await atRest();
    await expect(button().getBoundingClientRect().width).toBe(40);
  },
};
