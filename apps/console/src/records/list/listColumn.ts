import type { DataColumn, ExportColumn } from '@edge-console/ui/data-table';
import type { FilterField, FilterOption } from '@edge-console/ui/property-filter';
import type { GraphQLClient } from '../../api/client.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';

/** Loads options asynchronously; rejects on failure. */
export type LoadFilterOptions = (
  client: GraphQLClient,
  text: string,
  signal: AbortSignal,
  viewer: Viewer,
) => Promise<readonly FilterOption[]>;

/** A column's filter; its API name is the column's ID. */
export type ColumnFilter = {
  /** @default the column's header */
  label?: string;
} & (
  | { type: 'text' | 'date' }
  | {
      type: 'choice';
      /** All options, for any viewer: values that a URL can contain. */
      options: readonly FilterOption[];
      /** Asynchronous search, if there are too many options to list. */
      loadOptions?: LoadFilterOptions;
    }
);

/** A list column: the single source for sorting (`isSortable`) and filtering (`filter`). */
export type ListColumn<Row> = DataColumn<Row> & {
  filter?: ColumnFilter;
  /** Whether the viewer can see the column and its filter. @default always */
  isFor?: (viewer: Viewer) => boolean;
  /** The exported columns, if a cell shows several values. @default itself */
  exportAs?: readonly ExportColumn<Row>[];
  /** Whether it is hidden by default. @default false */
  isHidden?: (viewer: Viewer) => boolean;
  /** A row's filter option, which labels asynchronous options in a URL. */
  optionOf?: (row: Row) => FilterOption | undefined;
};

type Context<Row> = { viewer: Viewer; client: GraphQLClient; rows: readonly Row[] };

function optionsOfRows<Row>(rows: readonly Row[], optionOf: ListColumn<Row>['optionOf']): FilterOption[] {
  const options = rows.flatMap((row) => optionOf?.(row) ?? []);
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** Without a context, with all options. */
function fieldOf<Row>(
  { id, header, filter, optionOf }: ListColumn<Row>,
  context: Context<Row> | undefined,
): FilterField[] {
  if (!filter) return [];
  const named = { id, label: filter.label ?? header };
  if (filter.type !== 'choice') return [{ ...named, type: filter.type }];
  const { options, loadOptions } = filter;
  return [
    {
      ...named,
      type: 'choice',
      options: [...options, ...optionsOfRows(context?.rows ?? [], optionOf)],
      // A field with asynchronous options accepts any value.
      ...(loadOptions && {
        loadOptions: async (text, signal) => (context ? loadOptions(context.client, text, signal, context.viewer) : []),
      }),
    },
  ];
}

/** Filters that a URL can contain, for any viewer. */
export const filterFieldsOf = <Row>(columns: readonly ListColumn<Row>[]): FilterField[] =>
  columns.flatMap((column) => fieldOf(column, undefined));

/** Filters offered to the viewer. */
export const filterFieldsFor = <Row>(columns: readonly ListColumn<Row>[], context: Context<Row>): FilterField[] =>
  columns.flatMap((column) => (column.isFor?.(context.viewer) === false ? [] : fieldOf(column, context)));
