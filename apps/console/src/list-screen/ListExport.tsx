import { ExportDialog, shownColumns } from '@edge-console/ui/data-table';
import { useData } from '../data/DataProvider.tsx';
import { listMessages } from '../messages/list.ts';
import type { List, ListRow } from './defineList.ts';
import { rowsOf } from './exportRows.ts';
import type { ListColumn } from './listColumn.ts';
import { maximumRows } from './listInput.ts';
import type { ListQuery } from './useListQuery.ts';

type ListExportProps<Row extends ListRow> = {
  list: List<Row>;
  /** Those that the viewer has. */
  columns: readonly ListColumn<Row>[];
  listQuery: Pick<ListQuery<Row>, 'table' | 'input' | 'matchCount'>;
  /** Rows that are selected, where these alone can be exported. */
  selectedRows: readonly Row[] | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The rows that match as a CSV file, at most as many as the API may be asked for. */
export function ListExport<Row extends ListRow>({ list, columns, listQuery, ...rest }: ListExportProps<Row>) {
  const { client } = useData();
  const { table, input, matchCount } = listQuery;
  return (
    <ExportDialog
      {...rest}
      title={listMessages.exportTitle(list.messages.title)}
      fileName={`${list.resource}.csv`}
      columns={columns}
      shownColumns={shownColumns(columns, table.state.columns).map(({ id }) => id)}
      source={rowsOf(list, client, input)}
      rowCount={matchCount ?? 'unknown'}
      maxRows={maximumRows}
    />
  );
}
