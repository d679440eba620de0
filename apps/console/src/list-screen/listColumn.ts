import type { DataColumn } from '@edge-console/ui/data-table';
import type { FilterField, FilterOption } from '@edge-console/ui/property-filter';
import type { GraphQLClient } from '../data/client.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** Finds options elsewhere; rejects when it cannot. */
export type LoadFilterOptions = (
  client: GraphQLClient,
  text: string,
  signal: AbortSignal,
) => Promise<readonly FilterOption[]>;

/** How people filter by a column: the API knows the filter by the column's id. */
export type ColumnFilter = {
  /** @default the column's header */
  label?: string;
} & (
  | { type: 'text' | 'date' }
  | {
      type: 'choice';
      /** All there are, whoever asks: what an address may ask for. */
      options: readonly FilterOption[];
      /** Those that this viewer is offered. @default all */
      optionsFor?: (viewer: Viewer) => readonly FilterOption[];
      /** Where there are too many to list. */
      loadOptions?: LoadFilterOptions;
    }
);

/** A column of a list. It alone says whether the list can be sorted (`isSortable`) and filtered (`filter`) by it. */
export type ListColumn<Row> = DataColumn<Row> & {
  filter?: ColumnFilter;
  /** Who has the column, and its filter. @default everybody */
  isFor?: (viewer: Viewer) => boolean;
  /** For whom it is hidden until they choose to see it. @default nobody */
  isHidden?: (viewer: Viewer) => boolean;
  /** The option of its filter that a row is found by: names the ones an address asks for, where they are loaded. */
  optionOf?: (row: Row) => FilterOption;
};

type Context<Row> = { viewer: Viewer; client: GraphQLClient; rows: readonly Row[] };

/** Without a context: as an address may ask for it. */
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
        ...new Map(context && optionOf ? context.rows.map((row) => [optionOf(row).value, optionOf(row)]) : []).values(),
      ],
      // A field whose options are elsewhere takes any value.
      ...(loadOptions && {
        loadOptions: async (text, signal) => (context ? loadOptions(context.client, text, signal) : []),
      }),
    },
  ];
}

/** What an address may filter by, whoever opens it. */
export const filterFieldsOf = <Row>(columns: readonly ListColumn<Row>[]): FilterField[] =>
  columns.flatMap((column) => fieldOf(column, undefined));

/** What the viewer is offered to filter by. */
export const filterFieldsFor = <Row>(columns: readonly ListColumn<Row>[], context: Context<Row>): FilterField[] =>
  columns.flatMap((column) => (column.isFor?.(context.viewer) === false ? [] : fieldOf(column, context)));
