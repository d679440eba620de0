export { parse, serialize, serializeToken } from './serialize.ts';
export { describeToken, type TokenLabels } from './describeToken.ts';
export {
  type CustomOperator,
  emptyQuery,
  type FilterField,
  type FilterOperator,
  type FilterOption,
  type FilterQuery,
  type FilterToken,
  isFilterOperator,
  sanitizeQuery,
  type LoadOptions,
  maxFilters,
  type ServerFilterOperator,
  toServerFilters,
} from './filterQuery.ts';
export { matches } from './matches.ts';
export { PropertyFilter, type PropertyFilterProps } from './PropertyFilter.tsx';
export { PropertyFilterToken, type PropertyFilterTokenProps } from './PropertyFilterToken.tsx';
