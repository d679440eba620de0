import type { DataColumn, ExportColumn } from '@edge-console/ui/data-table';
import type { FilterField, FilterOption } from '@edge-console/ui/property-filter';
import type { GraphQLClient } from '../../api/client.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';

/** Loads options asynchronously; rejects on failure. */
export type LoadFilterOptions = (
  client: GraphQLClient,
  text: string,
  signal: AbortSignal,
) => Promise<readonly FilterOption[]>;

/** The filter of a column; its name in the API is the column's id. */
export type ColumnFilter = {
  /** @default the column's header */
  label?: string;
} & (
  | { type: 'text' | 'date' }
  | {
      type: 'choice';
      /** All options, for any viewer: values that a URL may contain. */
      options: readonly FilterOption[];
      /** Options offered to this viewer. @default all */
      optionsFor?: (viewer: Viewer) => readonly FilterOption[];
      /** Asynchronous search, where there are too many to list. */
      loadOptions?: LoadFilterOptions;
    }
);

/** A column of a list: the single source of whether the list can be sorted (`isSortable`) and filtered (`filter`) by it. */
export type ListColumn<Row> = DataColumn<Row> & {
  filter?: ColumnFilter;
  /** Whether the viewer has the column and its filter. @default always */
  isFor?: (viewer: Viewer) => boolean;
  /** Its columns in a file, where one cell shows more than one value. @default itself */
  exportAs?: readonly ExportColumn<Row>[];
  /** Whether it is hidden by default. @default false */
  isHidden?: (viewer: Viewer) => boolean;
  /** The filter option of a row, if it has one: gives labels to asynchronous options of a URL. */
  optionOf?: (row: Row) => FilterOption | undefined;
};

type Context<Row> = { viewer: Viewer; client: GraphQLClient; rows: readonly Row[] };

/** Each option once. */
function optionsOfRows<Row>(rows: readonly Row[], optionOf: ListColumn<Row>['optionOf']): FilterOption[] {
  const options = rows.flatMap((row) => optionOf?.(row) ?? []);
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** Without a context: with all options. */
function fieldOf<Row>(
  { id, header, filter, optionOf }: ListColumn<Row>,
  context: Context<Row> | undefined,
): FilterField[] {
  if (!filter) return [];
  const named = { id, label: filter.label ?? header };
  if (filter.type !== 'choice') return [{ ...named, type: filter.type }];
  const { options, optionsFor, loadOptions } = filter;
  return [
    {
      ...named,
      type: 'choice',
      options: [
        ...((context && optionsFor?.(context.viewer)) ?? options),
        ...optionsOfRows(context?.rows ?? [], optionOf),
      ],
      // A field with asynchronous options accepts any value.
      ...(loadOptions && {
        loadOptions: async (text, signal) => (context ? loadOptions(context.client, text, signal) : []),
      }),
    },
  ];
}

/** Filter fields that a URL may contain, for any viewer. */
export const filterFieldsOf = <Row>(columns: readonly ListColumn<Row>[]): FilterField[] =>
  columns.flatMap((column) => fieldOf(column, undefined));

/** Filter fields offered to the viewer. */
export const filterFieldsFor = <Row>(columns: readonly ListColumn<Row>[], context: Context<Row>): FilterField[] =>
  columns.flatMap((column) => (column.isFor?.(context.viewer) === false ? [] : fieldOf(column, context)));
