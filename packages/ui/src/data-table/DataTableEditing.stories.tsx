import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Page } from '../shell/index.ts';
import { type Stream, streamColumns, streams } from '../storybook/sampleStreams.tsx';
import { fullPage } from '../storybook/viewports.ts';
import { TableCard } from './index.ts';
import { CellEditor, type ColumnLayout, type DataColumn, DataTable } from './index.ts';

const saved = fn<(id: string, owner: string) => void>();
let saveResponse: () => Promise<void>;

const regionNames = ['Europe, west', 'Europe, north', 'Asia, east', 'America, south', 'Africa, west'];

type EditedTableProps = Omit<ComponentProps<typeof DataTable<Stream>>, 'columns'>;

/** A list with a controlled server. */
function EditedTable(props: EditedTableProps) {
  const [rows, setRows] = useState(props.rows);
  const [layout, setLayout] = useState<Partial<ColumnLayout>>({});
  const change = async (id: string, part: Partial<Stream>) => {
    await saveResponse();
    saved(id, Object.values(part).join());
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)));
  };
  const [columns] = useState(() =>
    streamColumns.map((column): DataColumn<Stream> => {
      if (column.id === 'owner') {
        return {
          ...column,
          edit: {
            value: ({ owner }) => owner,
            validate: (value) => (value.trim() === '' ? 'Enter a name.' : undefined),
            disabledReason: ({ status }) =>
              status === 'inactive' ? 'You cannot change the owner of a disabled stream.' : undefined,
            save: ({ id }, owner) => change(id, { owner }),
            describeError: () => 'Could not save the owner. Your change is still here.',
          },
        };
      }
      if (column.id === 'region') {
        return {
          ...column,
          edit: {
            value: ({ region }) => region,
            options: regionNames.map((region) => ({ value: region, label: region })),
            save: ({ id }, region) => change(id, { region }),
          },
        };
      }
      return column;
    }),
  );
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 640 }}>
      <Page>
        <TableCard>
          <DataTable {...props} columns={columns} rows={rows} layout={layout} onLayoutChange={setLayout} />
        </TableCard>
      </Page>
      <button type="button" onClick={() => setLayout({ hidden: ['owner'] })}>
        Hide owners
      </button>
      <button type="button" onClick={() => setLayout({ order: ['name', 'region', 'owner'] })}>
        Move regions first
      </button>
      <button type="button" onClick={() => setRows((before) => before.slice(1))}>
        Remove the first row
      </button>
    </div>
  );
}

const meta = {
  title: 'Data/Data table',
  component: EditedTable,
  tags: ['draft', '!autodocs'],
  ...fullPage,
  render: (args) => <EditedTable {...args} />,
  args: { label: 'Streams', rows: streams(200), rowKey: ({ id }) => id, cellEditor: CellEditor },
  beforeEach: () => {
    saved.mockClear();
    saveResponse = () => Promise.resolve();
  },
} satisfies Meta<typeof EditedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (row: number, column: number) => screen.getAllByRole('row')[row]?.children[column] as HTMLElement;
const field = () => screen.findByRole('textbox', { name: /^Owner, / });
const noField = () => waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());

/** A letter, Enter, or F2 starts editing; Enter saves, Tab saves and moves on, Escape cancels. (66) */
export const KeyboardEditing: Story = {
  play: async () => {
    const before = cell(1, 1).textContent;
    cell(1, 1).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(await field());
    await userEvent.keyboard('Wanda Frost');
    // If the window loses the focus, the field stays open.
    (await field()).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await noField();
    await expect(cell(1, 1)).toHaveFocus();
    await expect(cell(1, 1)).toHaveTextContent(before ?? '');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.keyboard('Wanda Frost');
    // Keys that end a composition, as Safari reports them, belong to the input method.
    for (const key of ['Enter', 'Escape']) await fireEvent.keyDown(await field(), { key, keyCode: 229 });
    await expect(await field()).toHaveValue('Wanda Frost');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await noField();
    await expect(cell(1, 1)).toHaveTextContent('Wanda Frost');
    await expect(cell(1, 1)).toHaveFocus();
    await expect(screen.getByText(/^Owner saved for .*$/)).toBeInTheDocument();
    await userEvent.keyboard('{F2}');
    await userEvent.clear(await field());
    await userEvent.keyboard('Ada Kim{Tab}');
    await noField();
    await expect(cell(1, 2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const select = await screen.findByRole('combobox', { name: /^Region, / });
    await userEvent.selectOptions(select, 'Africa, west');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell(1, 2)).toHaveTextContent('Africa, west'));
  },
};

/** Shows the error below and does not save; leaving the field keeps the draft. (67) */
export const ValidationError: Story = {
  play: async () => {
    cell(1, 1).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(await field());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter a name.');
    await expect(await field()).toHaveAccessibleDescription('Enter a name.');
    await userEvent.click(screen.getByRole('columnheader', { name: /Status/ }));
    await expect(await field()).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** Shows progress while saving; after a failure, the draft is still there. (67) */
export const SaveError: Story = {
  play: async () => {
    let fail: (error: Error) => void = () => {};
    saveResponse = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    await userEvent.dblClick(cell(1, 1));
    await userEvent.clear(await field());
    await userEvent.keyboard('Wanda Frost{Enter}');
    await expect(await screen.findByRole('progressbar', { name: 'Saving' })).toBeInTheDocument();
    await expect(await field()).toHaveAttribute('readonly');
    fail(new Error('down'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not save the owner. Your change is still here.',
    );
    await expect(await field()).toHaveValue('Wanda Frost');
    await expect(await field()).toHaveFocus();
    saveResponse = () => Promise.resolve();
    await userEvent.keyboard('{Enter}');
    await noField();
    await expect(cell(1, 1)).toHaveTextContent('Wanda Frost');
  },
};

/** Shows why a cell cannot be edited. (68) */
export const DisabledCell: Story = {
  play: async () => {
    const row = screen.getAllByRole('row').findIndex((one) => one.textContent?.includes('Disabled'));
    cell(row, 1).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('You cannot change the owner of a disabled stream.')).toBeVisible();
    await expect(cell(row, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.queryByText('You cannot change the owner of a disabled stream.')).not.toBeInTheDocument(),
    );
  },
};

/** The draft survives scrolling and sorting. (67) */
export const DraftSurvivesScrolling: Story = {
  play: async () => {
    cell(1, 1).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(await field());
    await userEvent.keyboard('Half a na');
    const store = screen.getByRole('grid');
    store.scrollTop = 4_000;
    await waitFor(() => expect(screen.getAllByRole('row')[3]?.ariaRowIndex).not.toBe('4'));
    await expect(await field()).toHaveValue('Half a na');
    await expect(await field()).toHaveFocus();
    store.scrollTop = 0;
    await userEvent.keyboard('me{Enter}');
    await noField();
    await expect(cell(1, 1)).toHaveTextContent('Half a name');
  },
};

/** Clicks without moving the focus. */
const press = (name: string) => screen.getByRole('button', { name }).click();

async function editOwner(text: string) {
  cell(1, 1).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(await field());
  await userEvent.keyboard(text);
}

/** Hiding the column ends editing without saving, and the keyboard continues from the cell. (69) */
export const HiddenColumn: Story = {
  play: async () => {
    await editOwner('Half a na');
    press('Hide owners');
    await noField();
    await expect(cell(1, 1)).toHaveFocus();
    await expect(screen.getByText(/^Owner unchanged for .*$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cell(2, 1)).toHaveFocus();
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** Announces a failed save of a hidden column, and keeps the cell edited since then. (67, 69) */
export const HiddenWhileSaving: Story = {
  play: async () => {
    let fail: (error: Error) => void = () => {};
    saveResponse = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    await editOwner('Wanda Frost{Enter}');
    await screen.findByRole('progressbar', { name: 'Saving' });
    press('Hide owners');
    await noField();
    await userEvent.keyboard('{Enter}');
    const region = await screen.findByRole('combobox', { name: /^Region, / });
    fail(new Error('down'));
    await expect(await screen.findByText('Could not save the owner. Your change is still here.')).toBeInTheDocument();
    await expect(region).toBeVisible();
    await expect(region).toHaveFocus();
  },
};

/** The field follows its cell. (67) */
export const MovedColumn: Story = {
  play: async () => {
    await editOwner('Half a na');
    press('Move regions first');
    await waitFor(async () => {
      const head = screen.getByRole('columnheader', { name: 'Owner' });
      const [over, under] = [await field(), head].map((one) => one.getBoundingClientRect());
      await expect(Math.abs((over?.left ?? 0) - (under?.left ?? -99))).toBeLessThan(20);
    });
    await userEvent.keyboard('{Escape}');
  },
};

/** After Escape in a removed row, the keyboard continues from the row in its position. (33, 69) */
export const RemovedRow: Story = {
  play: async () => {
    await editOwner('Half a na');
    press('Remove the first row');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your change was not saved.');
    await userEvent.keyboard('{Escape}');
    await noField();
    await expect(cell(1, 1)).toHaveFocus();
  },
};
