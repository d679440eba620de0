import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { Ellipsis, File, Folder, Globe, Server } from '../icon/index.ts';
import { Status } from '../status/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Tree, type TreeProps } from './Tree.tsx';
import type { TreeNode } from './TreeNodes.tsx';

const items: readonly TreeNode[] = [
  {
    id: 'vod',
    label: 'vod-main',
    icon: Globe,
    description: '3 pathways',
    children: [
      {
        id: 'aurora',
        label: 'aurora-eu',
        icon: Server,
        children: [
          { id: 'aurora-a', label: 'edge-a.aurora.example', icon: File },
          { id: 'aurora-b', label: 'edge-b.aurora.example', icon: File },
        ],
      },
      { id: 'basalt', label: 'basalt-global', icon: Server, description: <Status kind="paused" /> },
      { id: 'tidal', label: 'tidal-apac', icon: Server, isDisabled: true },
    ],
  },
  { id: 'live', label: 'live-sports', icon: Globe, children: [{ id: 'umbra', label: 'umbra-us' }] },
  { id: 'archive', label: 'archive', icon: Folder },
];

const meta = {
  title: 'Display/Tree',
  component: Tree,
  tags: ['ready'],
  args: { label: 'Resources', items },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('row', { name });

/** Arrow keys navigate and expand; typing letters finds rows by name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(row(canvas, /vod-main/)).toHaveFocus();
    await expect(canvas.queryByText('aurora-eu')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvas, /vod-main/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(canvas, /aurora-eu/)).toHaveFocus();
    await expect(row(canvas, /aurora-eu/)).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.queryByText('aurora-eu')).toBeNull();
    await userEvent.keyboard('arch');
    await expect(row(canvas, /archive/)).toHaveFocus();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** With the pointer, the arrow expands and collapses. */
export const OpenedByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(within(row(canvas, /vod-main/)).getByRole('button'));
    await expect(canvas.getByText('basalt-global')).toBeVisible();
    await userEvent.click(within(row(canvas, /vod-main/)).getByRole('button'));
    await expect(canvas.queryByText('basalt-global')).toBeNull();
  },
};

/** A single row: Space or a press selects it and deselects the previous one. */
export const SingleSelection: Story = {
  args: { selectionMode: 'single', defaultExpandedIds: ['vod'], onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('aurora-eu'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['aurora']);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['basalt']);
    await expect(row(canvas, /basalt/)).toHaveAttribute('aria-selected', 'true');
    await expect(row(canvas, /aurora/)).toHaveAttribute('aria-selected', 'false');
  },
};

/** Several rows with checkboxes; disabled ones cannot be selected. */
export const MultipleSelection: Story = {
  args: { selectionMode: 'multiple', defaultExpandedIds: ['vod'], onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(row(canvas, /aurora-eu/)).getByRole('checkbox'));
    await userEvent.click(within(row(canvas, /archive/)).getByRole('checkbox'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['aurora', 'archive']);
    await expect(within(row(canvas, /tidal/)).getByRole('checkbox')).toBeDisabled();
  },
};

const onLoadChildren = fn<(id: string) => Promise<void>>();

function LazyTree({ load }: { load: (id: string) => Promise<readonly TreeNode[]> }) {
  const [children, setChildren] = useState<TreeNode['children']>('lazy');
  return (
    <Tree
      label="Resources"
      items={[{ id: 'vod', label: 'vod-main', icon: Folder, ...(children && { children }) }]}
      onLoadChildren={async (id) => {
        await onLoadChildren(id);
        setChildren(await load(id));
      }}
    />
  );
}

/** Children load once, when first expanded; their row shows it. */
export const LazyChildren: Story = {
  beforeEach: () => {
    onLoadChildren.mockReset();
  },
  render: function Lazy() {
    const [gate] = useState(() => {
      let resolve: (children: readonly TreeNode[]) => void = () => {};
      const promise = new Promise<readonly TreeNode[]>((settle) => {
        resolve = settle;
      });
      return { promise, resolve };
    });
    return (
      <>
        <LazyTree load={() => gate.promise} />
        <button type="button" onClick={() => gate.resolve([{ id: 'aurora', label: 'aurora-eu' }])}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Loading')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(onLoadChildren).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(await canvas.findByText('aurora-eu')).toBeVisible();
    await expect(canvas.queryByText('Loading')).toBeNull();
  },
};

/** When loading fails, the row says so and offers a retry. */
export const LazyChildrenFailed: Story = {
  beforeEach: () => {
    onLoadChildren.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  },
  render: () => <LazyTree load={() => Promise.resolve([{ id: 'aurora', label: 'aurora-eu' }])} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('The items could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('aurora-eu')).toBeVisible();
    await expect(onLoadChildren).toHaveBeenCalledTimes(2);
  },
};

/** The error row is not a node: it can be neither selected nor expanded. */
export const FailureIsNotSelectable: Story = {
  args: {
    items: [{ id: 'vod', label: 'vod-main', children: 'lazy' }],
    selectionMode: 'multiple',
    onSelectionChange: fn(),
    onAction: fn(),
    onLoadChildren: () => Promise.reject(new Error('offline')),
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('The items could not be loaded.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown} {Enter}');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(row(canvas, /could not be loaded/)).not.toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['vod']);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
    await expect(row(canvas, /vod-main/)).toHaveAttribute('aria-selected', 'true');
  },
};

const onEdit = fn();
const withActions: readonly TreeNode[] = [
  {
    id: 'vod',
    label: 'vod-main',
    icon: Folder,
    actions: <IconButton size="sm" label="Actions for vod-main" icon={Ellipsis} onPress={onEdit} />,
  },
];

/** Row actions at the end; arrow keys reach them. */
export const Actions: Story = {
  args: { items: withActions, selectionMode: 'single', onSelectionChange: fn() },
  beforeEach: () => {
    onEdit.mockClear();
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const button = canvas.getByRole('button', { name: 'Actions for vod-main' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await userEvent.click(button);
    await expect(onEdit).toHaveBeenCalledTimes(2);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { items: [], emptyMessage: 'No resources yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No resources yet')).toBeVisible();
  },
};

/** Arrow keys are mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultExpandedIds: ['vod', 'aurora'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvas, /vod-main/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(canvas, /vod-main/)).toHaveAttribute('aria-expanded', 'true');
  },
};

function Example(props: Partial<TreeProps>) {
  return (
    <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
      <Tree label="Resources" items={items} defaultExpandedIds={['vod', 'aurora']} {...props} />
    </div>
  );
}

/** All variants. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Open, single selection">
        <Example selectionMode="single" selectedIds={['basalt']} />
      </BoardRow>
      <BoardRow label="Several selected">
        <Example selectionMode="multiple" selectedIds={['aurora-a', 'archive']} />
      </BoardRow>
      <BoardRow label="With actions; empty">
        <Example items={withActions} label="With actions" />
        <Example items={[]} label="Empty" />
      </BoardRow>
    </Board>
  ),
};
