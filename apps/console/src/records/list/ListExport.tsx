import { type ExportColumn, ExportDialog, visibleColumns } from '@edge-console/ui/data-table';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { listMessages } from './messages.ts';
import { type List, type ListRow, pluralLabel } from './defineList.ts';
import { rowsOf } from './exportRows.ts';
import type { ListColumn } from './listColumn.ts';
import { maxRows } from './listInput.ts';
import type { ListQuery } from './useListQuery.ts';

type ListExportProps<Row extends ListRow> = {
  list: List<Row>;
  /** Columns the viewer can see. */
  columns: readonly ListColumn<Row>[];
  listQuery: Pick<ListQuery<Row>, 'table' | 'input' | 'matchCount'>;
  /** The selected rows, if only they can be exported. */
  selectedRows: readonly Row[] | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const fileColumns = <Row,>(column: ListColumn<Row>): readonly ExportColumn<Row>[] => column.exportAs ?? [column];

/** Exports the matching rows as a CSV file, up to the API's limit. */
export function ListExport<Row extends ListRow>({ list, columns, listQuery, ...rest }: ListExportProps<Row>) {
  const { client } = useQueryClient();
  const { table, input, matchCount } = listQuery;
  return (
    <ExportDialog
      {...rest}
      title={listMessages.exportTitle(pluralLabel(list))}
      fileName={`${list.resource}.csv`}
      columns={columns.flatMap(fileColumns)}
      visibleColumns={visibleColumns(columns, table.state.columns)
        .flatMap(fileColumns)
        .map(({ id }) => id)}
      source={rowsOf(list, client, input)}
      rowCount={matchCount ?? 'unknown'}
      maxRows={maxRows}
    />
  );
}
