import { Menu } from '../../menu/index.ts';
import { columnToolsMessages } from '../../messages/english/columnTools.ts';
import { useMessages } from '../../messages/index.ts';
import type { MenuAnchor } from '../parts/MenuButton.tsx';
import type { DataColumn } from '../types.ts';
import { type ColumnActions, columnEntries } from './columnEntries.ts';
import type { LayoutControl } from './control.ts';

export interface ColumnMenuProps<Row> {
  anchor: MenuAnchor;
  column: DataColumn<Row>;
  control: { readonly current: LayoutControl<Row> };
  isRtl: () => boolean;
  actions: ColumnActions;
}

/** The menu of a head. Its own chunk, with its icons: they are not needed before it opens. */
export function ColumnMenu<Row>({ anchor, column, control, isRtl, actions }: ColumnMenuProps<Row>) {
  const texts = useMessages(columnToolsMessages);
  return <Menu {...anchor} items={columnEntries(column, control.current, isRtl(), texts, actions)} />;
}
