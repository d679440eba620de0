import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowsToAxisDashedVertical,
  ArrowUp,
  EyeOff,
  MoveHorizontal,
  Pin,
  PinOff,
} from '../../icon/index.ts';
import { Menu, type MenuEntry } from '../../menu/index.ts';
import { type Messages, useMessages } from '../../messages/index.ts';
import type { MenuAnchor } from '../MenuButton.tsx';
import type { SortDirection } from '../rows/sorting.ts';
import type { Pin as Edge } from '../state/tableState.ts';
import type { DataColumn } from '../types.ts';
import type { LayoutControl } from './columnModel.tsx';
import { siblingsOf } from './columnOrder.ts';
import { columnToolsMessages } from './messages.ts';

export interface ColumnActions {
  onSort: (direction: SortDirection) => void;
  /** By one position towards the end (1) or the start (-1). */
  onMove: (step: 1 | -1) => void;
  onPin: (edge: Edge) => void;
  onFit: () => void;
  onResize: () => void;
  onHide: () => void;
}

function columnMenuItems<Row>(
  column: DataColumn<Row>,
  { shown }: LayoutControl<Row>,
  isRtl: boolean,
  messages: Messages['columnTools'],
  { onSort, onMove, onPin, onFit, onResize, onHide }: ColumnActions,
): MenuEntry[] {
  const { id, isSticky, isSortable = false, isHideable = true } = column;
  const siblings = siblingsOf(shown, id);
  const index = siblings.findIndex((sibling) => sibling.id === id);
  const [left, right] = isRtl ? ([1, -1] as const) : ([-1, 1] as const);
  const reasonFor = (step: 1 | -1) => (siblings[index + step] === undefined ? messages.atEdge : undefined);
  return [
    ...(isSortable
      ? ([
          { id: 'up', label: messages.sortAscending, icon: ArrowUp, onAction: () => onSort('ascending') },
          { id: 'down', label: messages.sortDescending, icon: ArrowDown, onAction: () => onSort('descending') },
          'separator',
        ] satisfies MenuEntry[])
      : []),
    {
      id: 'left',
      label: messages.moveLeft,
      icon: ArrowLeft,
      onAction: () => onMove(left),
      disabledReason: reasonFor(left),
    },
    {
      id: 'right',
      label: messages.moveRight,
      icon: ArrowRight,
      onAction: () => onMove(right),
      disabledReason: reasonFor(right),
    },
    'separator',
    ...(isSticky === 'start'
      ? []
      : [{ id: 'start', label: messages.pinStart, icon: Pin, onAction: () => onPin('start') }]),
    ...(isSticky === 'end' ? [] : [{ id: 'end', label: messages.pinEnd, icon: Pin, onAction: () => onPin('end') }]),
    ...(isSticky === undefined
      ? []
      : [{ id: 'unpin', label: messages.unpin, icon: PinOff, onAction: () => onPin('none') }]),
    'separator',
    { id: 'fit', label: messages.fit, icon: ArrowsToAxisDashedVertical, onAction: onFit },
    { id: 'resize', label: messages.resize, icon: MoveHorizontal, onAction: onResize },
    {
      id: 'hide',
      label: messages.hide,
      icon: EyeOff,
      onAction: onHide,
      disabledReason: isHideable ? (shown.length > 1 ? undefined : messages.lastShown) : messages.alwaysShown,
    },
  ];
}

export interface ColumnMenuProps<Row> {
  anchor: MenuAnchor;
  column: DataColumn<Row>;
  control: { readonly current: LayoutControl<Row> };
  isRtl: () => boolean;
  actions: ColumnActions;
}

/** The menu of a column. Loaded when it opens, with its icons. */
export function ColumnMenu<Row>({ anchor, column, control, isRtl, actions }: ColumnMenuProps<Row>) {
  const messages = useMessages(columnToolsMessages);
  return <Menu {...anchor} items={columnMenuItems(column, control.current, isRtl(), messages, actions)} />;
}
