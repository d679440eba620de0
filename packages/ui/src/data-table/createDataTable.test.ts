import { expectTypeOf, it } from 'vitest';
import { createDataTable, type PropsWith, type TableFeatures } from './createDataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';

interface Row {
  name: string;
}

type Without<Name extends keyof TableFeatures> = PropsWith<Omit<Required<TableFeatures>, Name>, Row>;

it('omits props of missing features', () => {
  expectTypeOf<PropsWith<Required<TableFeatures>, Row>>().toEqualTypeOf<DataTableProps<Row>>();
  expectTypeOf<Without<'skeletons'>>().not.toHaveProperty('skeletonRows');
  expectTypeOf<Without<'messages'>>().not.toHaveProperty('emptyMessage');
  expectTypeOf<Without<'pages'>>().not.toHaveProperty('onLoadMore');
  expectTypeOf<Without<'details'>>().not.toHaveProperty('expandedContent');
  expectTypeOf<Without<'layout'>>().not.toHaveProperty('columnTools');
  expectTypeOf<Without<'handle'>>().not.toHaveProperty('handleRef');
  expectTypeOf<Without<'skeletons'>>().toHaveProperty('emptyMessage');
});

it('rejects unknown features', () => {
  // @ts-expect-error -- the feature is named skeletons
  expectTypeOf(createDataTable({ handle: () => undefined, skeleton: () => null })).toBeFunction();
});
