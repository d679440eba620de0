import type { ObjectRef } from '@pothos/core';
import { listLimits, type Page } from '../lists/listQuery.ts';
import { builder, type Types } from './builder.ts';
import { FilterOpEnum } from './enums.ts';

export const FilterInput = builder.inputType('Filter', {
  fields: (t) => ({
    field: t.string({ required: true }),
    op: t.field({ type: FilterOpEnum, required: true }),
    values: t.stringList({ required: true }),
  }),
});

const SortInput = builder.inputType('Sort', {
  fields: (t) => ({ field: t.string({ required: true }), desc: t.boolean({ defaultValue: false }) }),
});

export const ListInput = builder.inputType('ListInput', {
  fields: (t) => ({
    first: t.int({ defaultValue: listLimits.first, extensions: { constraint: { min: 1, max: listLimits.first } } }),
    after: t.string(),
    search: t.string({ extensions: { constraint: { max: listLimits.search } } }),
    filter: t.field({ type: [FilterInput] }),
    sort: t.field({ type: SortInput }),
  }),
});

const PageInfo = builder.objectRef<Page<unknown>>('PageInfo').implement({
  fields: (t) => ({
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

/** The page type for objects of `type`. */
export const connectionOf = <Row>(
  type: ObjectRef<Types, Row>,
  name = `${type.name}Connection`,
): ObjectRef<Types, Page<Row>> =>
  builder.objectRef<Page<Row>>(name).implement({
    fields: (t) => ({
      nodes: t.field({ type: [type], resolve: ({ nodes }) => nodes as never }),
      totalCount: t.int({ resolve: ({ totalCount }) => totalCount() }),
      pageInfo: t.field({ type: PageInfo, resolve: (page) => page }),
    }),
  });
