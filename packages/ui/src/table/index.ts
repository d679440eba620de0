export { type Sort, type SortDirection } from './sort.ts';
export { Table, type TableProps } from './Table.tsx';
export { TableCard, type TableCardProps } from './TableCard.tsx';
export type { CardPlace, Column, TableState } from './types.ts';
